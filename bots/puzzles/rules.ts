import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import type { DecidingState, Notation } from '@roundhouse/kernel/notation/notation'
import { readPositionFile, writePositionFile } from '@roundhouse/kernel/notation/position'
import type { SeatCount } from '@roundhouse/kernel/notation/words'
import { type Facts, seatIn } from '@roundhouse/kernel/story'
import { type Coach, coachFor } from '../coach/coach.ts'
import { playPlan } from '../coach/played-plan.ts'
import type { BotGame } from '../game.ts'
import type { Puzzle, PuzzleFile } from './puzzle.ts'

/** What the story tells of a turn under a key, and which theme that is; it may depend on what is told. */
export type ThemeTable = Readonly<Record<string, string | ((facts: Facts) => string)>>

/** A puzzle that has been opened. */
export interface OpenPuzzle {
  readonly coach: Coach
  readonly options: unknown
  readonly state: Dice
}

/** What puzzles must know of a game. Its types are erased: options and states that come back to it went out from it. */
export interface PuzzleRules {
  readonly bots: BotGame
  /** A position as in `docs/positions.md`, line by line. */
  write(options: unknown, game: Game, state: Dice): readonly string[]
  read(puzzle: Pick<Puzzle, 'position'>): OpenPuzzle
  /** What a plan is about; the order is that of the game's table, the rarest first. */
  themes(game: Game, before: Dice, plan: readonly Move[]): readonly string[]
}

/** Who has the first word when puzzles are made: bots that go by the value net, and which net that is. */
export interface PuzzleJudge {
  readonly bots: BotGame
  readonly net: number
}

/** All puzzles of a game. */
export interface GamePuzzles {
  readonly rules: PuzzleRules
  readonly judge: PuzzleJudge
  readonly file: PuzzleFile
}

export function puzzleRules<Options, Rules extends SeatCount, State extends DecidingState>(
  bots: BotGame,
  notation: Notation<Options, Rules, State>,
  themes: ThemeTable,
): PuzzleRules {
  return {
    bots,
    write(options, game, state) {
      const file = { options, game, state } as unknown as Parameters<typeof writePositionFile<Options, Rules, State>>[1]
      return writePositionFile(notation, file).trim().split('\n')
    },
    read({ position }) {
      const { game, options, state } = readPositionFile(notation, position.join('\n'))
      return { coach: coachFor(bots, game as unknown as Game), options, state }
    },
    themes(game, before, plan) {
      const { story, seat } = playPlan(game as Parameters<typeof playPlan>[0], before as DecidingState, plan)
      const own = story.filter(line => seatIn(line) === seat)
      const found = Object.entries(themes).flatMap(([key, theme]) =>
        own.filter(line => line.key === key).map(({ facts }) => (typeof theme === 'string' ? theme : theme(facts))),
      )
      return [...new Set(found)]
    },
  }
}
