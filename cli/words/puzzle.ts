import type { Puzzle } from '@roundhouse/bots/puzzles/puzzle'
import type { JudgedTurn, PuzzleVerdict } from '@roundhouse/bots/puzzles/verdict'
import type { Words } from '../messages.ts'
import { adviceWords, type Situation } from './coach.ts'

/** Which one it is, what it is about, how hard it is, and what is to be done. */
export const puzzleTitle = (say: Words, game: string, puzzle: Puzzle, number: number, all: number): string =>
  say('terminal.puzzle', {
    number,
    all,
    theme: say.find(`coach.theme.${game}.${puzzle.themes[0]}`) ?? puzzle.themes[0]!,
    difficulty: say(`puzzles.difficulty.${puzzle.difficulty}`),
  })

/** How good a turn was, the best one, and what others lose. */
export function verdictWords(situation: Situation, { rank, played, best, others }: PuzzleVerdict): string[] {
  const { say } = situation.voice
  const told = (label: string, turn: JudgedTurn) => ['', label, ...adviceWords(situation, [turn])]
  return [
    '',
    say(`puzzles.rank.${rank}`),
    rank === 'best'
      ? say('puzzles.chances', { value: best.value })
      : say('puzzles.less', { lost: played.lost, value: played.value, best: best.value }),
    ...told(say('puzzles.best'), best),
    ...others.flatMap(each => told(say('puzzles.loses', { lost: each.lost }), each)),
  ]
}
