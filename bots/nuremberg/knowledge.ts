import type { State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { Settings } from '../level.ts'
import type { Knowledge } from '../thinker.ts'
import { guideFor } from './guide.ts'
import { BREADTH, type Breadth } from './routes.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { outlooksOf } from './worth.ts'

/** Turns that anybody sees ahead, this one included. */
const FARTHEST = 5

const SETTINGS: Settings = {
  learner: { sight: 1, slip: 1, width: 4, isCareful: false, tries: 0 },
  casual: { sight: 2, slip: 1, width: 4, isCareful: true, tries: 0 },
  steady: { sight: FARTHEST, slip: 0, width: 4, isCareful: true, tries: 0 },
  strong: { sight: FARTHEST, slip: 0, width: 6, isCareful: true, tries: 60 },
  expert: { sight: FARTHEST, slip: 0, width: 8, isCareful: true, tries: 600 },
}

const AT_A_GLANCE: Breadth = { followed: 10, chosen: 3, alike: 1 }

/** What bots know of Nuremberg. */
export const knowledge: Knowledge<State, View> = knowledgeWith(WEIGHTS)

/** The same design with other weights. Who does not see all turns to come thinks that the last he sees is the last. */
export function knowledgeWith(weights: Weights): Knowledge<State, View> {
  const outlooks = outlooksOf(weights, FARTHEST)
  return {
    game: 'nuremberg',
    settings: SETTINGS,
    guide(table, setting, root) {
      const game = table as Nuremberg
      const outlook = outlooks[Math.min(game.rules.turns - root.turn, setting.sight - 1)]!
      return guideFor(game, outlook, setting.isCareful ? BREADTH : AT_A_GLANCE, root, setting)
    },
  }
}
