import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import { weightsIn } from '../learning/file.ts'
import type { Settings } from '../level.ts'
import type { Knowledge } from '../thinker.ts'
import { guideFor } from './guide.ts'
import { COLUMNS, lessonsOf, ROWS } from './lesson-table.ts'
import file from './lessons.json' with { type: 'json' }
import type { Taught } from './lessons.ts'
import { MOST_SIGHT, mindOf } from './mind.ts'

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
