import type { State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { Knowledge } from '../play/knowledge.ts'
import type { LevelSettings } from '../play/level.ts'
import type { Net } from '../play/net/net.ts'
import { weightsIn } from '../training/weight-file.ts'
import { calibration } from './evaluation/calibration.ts'
import { BREADTH, type Breadth } from './evaluation/routes.ts'
import { COLUMNS, ROWS, scaledWeights } from './evaluation/scaled-weights.ts'
import file from './evaluation/trained-weights.json' with { type: 'json' }
import type { Weights } from './evaluation/weights.ts'
import { FARTHEST, type Outlook, outlooksOf } from './evaluation/worth.ts'
import { foresightAt, guideFor, worthsIn } from './guide.ts'
import { STYLES, withStyle } from './styles.ts'

const SETTINGS: LevelSettings = {
  beginner: { horizon: 1, noise: 1, width: 4, isCareful: false, simulations: 0 },
  casual: { horizon: 2, noise: 2, width: 4, isCareful: true, simulations: 0 },
  intermediate: { horizon: FARTHEST, noise: 1.3, width: 4, isCareful: true, simulations: 0 },
  strong: { horizon: FARTHEST, noise: 0, width: 4, isCareful: true, simulations: 0 },
  expert: { horizon: FARTHEST, noise: 0, width: 8, isCareful: true, simulations: 300 },
  champion: { horizon: FARTHEST, noise: 0, width: 8, isCareful: true, simulations: 2000, usesNet: true },
}

const AT_A_GLANCE: Breadth = { followed: 10, chosen: 3, alike: 1 }

/** What bots know of Nuremberg who go by these weights, and by a net. With a short horizon the last turn in it is taken for the last of all. */
export function knowledgeBy(weights: Weights, net: Net | null = null): Knowledge<State, View> {
  const outlooks = new Map<string | undefined, readonly Outlook[]>()
  const outlooksFor = (style: string | undefined): readonly Outlook[] => {
    const known =
      outlooks.get(style) ?? outlooksOf(style === undefined ? weights : withStyle(weights, STYLES[style]!.weights))
    outlooks.set(style, known)
    return known
  }
  return {
    game: 'nuremberg',
    settings: SETTINGS,
    styles: STYLES,
    guide(table, setting, root) {
      const game = table as Nuremberg
      const outlook = outlooksFor(setting.style)[Math.min(game.rules.turns - root.turn, setting.horizon - 1)]!
      return guideFor(game, outlook, setting.isCareful ? BREADTH : AT_A_GLANCE, root, setting, net)
    },
    calibration,
  }
}

/** The scales that are shipped: the file says how they were made. */
export const shipped: readonly number[] = weightsIn({ game: 'nuremberg', rows: ROWS, columns: COLUMNS }, file)

export const weights = scaledWeights(shipped)

/** What bots know of Nuremberg without a net. */
export const knowledge: Knowledge<State, View> = knowledgeBy(weights)

const outlooks = outlooksOf(weights)

/** The points that each seat can expect to have at the end, as an expert sees it from a position of this turn or the one before. */
export const worthsAt = (game: Nuremberg, root: State, state: State): number[] =>
  worthsIn(foresightAt(game, outlooks[game.rules.turns - root.turn]!, root), state)
