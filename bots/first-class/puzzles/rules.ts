import { notation } from '@roundhouse/first-class/notation/notation'
import { type PuzzleRules, puzzleRules } from '../../puzzles/rules.ts'
import { bots } from '../without-net.ts'
import { THEMES } from './themes.ts'

/** What puzzles know of First Class. */
export const rules: PuzzleRules = puzzleRules(bots, notation, THEMES)
