import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Settings } from '../level.ts'
import type { Knowledge } from '../thinker.ts'
import { guideFor } from './guide.ts'
import { type Mind, mindOf } from './mind.ts'

const SETTINGS: Settings = {
  learner: { sight: 1, slip: 6, width: 3, isCareful: false, tries: 0 },
  casual: { sight: 2, slip: 3, width: 3, isCareful: false, tries: 0 },
  steady: { sight: 3, slip: 0, width: 3, isCareful: true, tries: 0 },
  strong: { sight: 3, slip: 0, width: 6, isCareful: true, tries: 60 },
  expert: { sight: 3, slip: 0, width: 8, isCareful: true, tries: 1000 },
}

/** What bots know of First Class. */
export const knowledge: Knowledge<State, View> = knowledgeWith(sight => mindOf(undefined, undefined, sight))

/** The same design with another mind, which may see only so far ahead. */
export function knowledgeWith(mindFor: (sight: number) => Mind): Knowledge<State, View> {
  return {
    game: 'first-class',
    settings: SETTINGS,
    guide: (game, setting, root) => guideFor(game as FirstClass, mindFor(setting.sight), root, setting),
  }
}
