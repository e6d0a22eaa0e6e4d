import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Settings } from '../play/level.ts'
import type { Knowledge } from '../play/search-bot.ts'
import { weightsIn } from '../training/weight-file.ts'
import { MOST_SIGHT, mindOf } from './evaluation/evaluator.ts'
import type { Taught } from './evaluation/feature-weights.ts'
import file from './evaluation/trained-weights.json' with { type: 'json' }
import { COLUMNS, lessonsOf, ROWS } from './evaluation/weight-table.ts'
import { guideFor } from './guide.ts'

const SETTINGS: Settings = {
  learner: { sight: 1, slip: 60, width: 3, isCareful: false, tries: 0 },
  casual: { sight: 2, slip: 40, width: 3, isCareful: false, tries: 0 },
  steady: { sight: MOST_SIGHT, slip: 9, width: 3, isCareful: true, tries: 0 },
  strong: { sight: MOST_SIGHT, slip: 0, width: 3, isCareful: true, tries: 0 },
  expert: { sight: MOST_SIGHT, slip: 0, width: 8, isCareful: true, tries: 3000 },
}

/** What bots know of First Class who were taught this. */
export function knowledgeBy(taught: Taught): Knowledge<State, View> {
  const minds = Array.from({ length: MOST_SIGHT + 1 }, (_, sight) => mindOf(undefined, taught, sight))
  return {
    game: 'first-class',
    settings: SETTINGS,
    guide: (game, setting, root) => guideFor(game as FirstClass, minds[setting.sight]!, root, setting),
  }
}

/** The weights that are shipped: the file says how they were made. */
export const shipped: readonly number[] = weightsIn({ game: 'first-class', rows: ROWS, columns: COLUMNS }, file)

/** What bots know of First Class. */
export const knowledge = knowledgeBy(lessonsOf(shipped))
