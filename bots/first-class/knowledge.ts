import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Knowledge } from '../play/knowledge.ts'
import type { LevelSettings, Setting } from '../play/level.ts'
import type { Net } from '../play/net/net.ts'
import { weightsIn } from '../training/weight-file.ts'
import { calibration } from './evaluation/calibration.ts'
import { type Evaluator, evaluatorOf, MAX_HORIZON } from './evaluation/evaluator.ts'
import type { TrainedWeights } from './evaluation/feature-weights.ts'
import file from './evaluation/trained-weights.json' with { type: 'json' }
import { COLUMNS, featureWeightsFrom, ROWS } from './evaluation/weight-table.ts'
import { guideFor } from './guide.ts'
import { STYLES, withStyle } from './styles.ts'

const SETTINGS: LevelSettings = {
  beginner: { horizon: 1, noise: 60, width: 3, isCareful: false, simulations: 0 },
  casual: { horizon: 2, noise: 40, width: 3, isCareful: false, simulations: 0 },
  intermediate: { horizon: MAX_HORIZON, noise: 9, width: 3, isCareful: true, simulations: 0 },
  strong: { horizon: MAX_HORIZON, noise: 0, width: 3, isCareful: true, simulations: 0 },
  expert: { horizon: MAX_HORIZON, noise: 0, width: 8, isCareful: true, simulations: 3000 },
  champion: { horizon: MAX_HORIZON, noise: 0, width: 8, isCareful: true, simulations: 6000, usesNet: true },
}

/** What bots know of First Class who go by these weights, and by a net. */
export function knowledgeBy(trained: TrainedWeights, net: Net | null = null): Knowledge<State, View> {
  const evaluators = new Map<string, Evaluator>()
  const evaluatorFor = ({ horizon, style }: Setting): Evaluator => {
    const key = `${horizon} ${style ?? ''}`
    const weights = style === undefined ? trained : withStyle(trained, STYLES[style]!.weights)
    const evaluator = evaluators.get(key) ?? evaluatorOf(undefined, weights, horizon)
    evaluators.set(key, evaluator)
    return evaluator
  }
  return {
    game: 'first-class',
    settings: SETTINGS,
    styles: STYLES,
    guide: (game, setting, root) => guideFor(game as FirstClass, evaluatorFor(setting), root, setting, net),
    calibration,
  }
}

/** The weights that are shipped: the file says how they were made. */
export const shipped: readonly number[] = weightsIn({ game: 'first-class', rows: ROWS, columns: COLUMNS }, file)

export const trained = featureWeightsFrom(shipped)

/** What an expert evaluates positions by. */
export const expertEvaluator = evaluatorOf(undefined, trained, SETTINGS.expert.horizon)

/** What bots know of First Class without a net. */
export const knowledge: Knowledge<State, View> = knowledgeBy(trained)
