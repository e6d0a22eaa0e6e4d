import type { PuzzleFile } from '../../puzzles/puzzle.ts'
import made from './puzzles.json' with { type: 'json' }

/** The puzzles that are shipped, as `roundhouse puzzles nuremberg` made them. */
export const file = made as PuzzleFile
