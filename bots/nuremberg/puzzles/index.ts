import type { GamePuzzles } from '../../puzzles/rules.ts'
import { file } from './file.ts'
import { rules } from './rules.ts'

/** The puzzles that are shipped, and how they are opened. */
export const puzzles: GamePuzzles = { rules, file }
