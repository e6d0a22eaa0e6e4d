import type { Puzzle } from '@roundhouse/bots/puzzles/puzzle'
import type { OpenPuzzle, PuzzleRules } from '@roundhouse/bots/puzzles/rules'
import { isDecided } from '@roundhouse/bots/puzzles/turn'
import { type PuzzleVerdict, verdictOn } from '@roundhouse/bots/puzzles/verdict'
import type { Reason, Seat } from '@roundhouse/kernel/game'
import type { TableGame } from '@roundhouse/table/games'
import { tableAt } from '@roundhouse/table/position'
import { type PlayResult, type Snapshot, snapshotFor } from '@roundhouse/table/snapshot'
import { play, type Table, toMove, why } from '@roundhouse/table/table'

/** Who sits around a puzzle: the one who solves it, and as many others as there may be. */
export interface PuzzleNames {
  readonly you: string
  readonly others: readonly string[]
}

/** A puzzle as it is played: one turn, which can be taken back and tried again as often as one likes. */
export class PuzzleRoom {
  readonly #puzzle: Puzzle
  readonly #open: OpenPuzzle
  readonly #seat: Seat
  #table: Table
  /** The tables before each move. */
  #past: Table[] = []

  constructor(rules: PuzzleRules, manifest: TableGame, puzzle: Puzzle, names: PuzzleNames) {
    this.#puzzle = puzzle
    this.#open = rules.read(puzzle)
    const { coach, options, state } = this.#open
    this.#seat = coach.game.toMove(state)!
    const seated = names.others.toSpliced(this.#seat, 0, names.you)
    this.#table = tableAt(manifest, { options, game: coach.game, state }, seated)
  }

  /** When the turn is decided nothing more is played; it can still be taken back, for it was only tried. */
  snapshot(): Snapshot {
    const snapshot = snapshotFor(this.#table, this.#seat)
    const canGoBack = this.#past.length > 0
    const back = { ...snapshot.back, step: canGoBack, turn: canGoBack }
    return this.isDecided() ? { ...snapshot, back, waiting: 'nobody', moves: [] } : { ...snapshot, back }
  }

  isDecided(): boolean {
    return isDecided(this.#open.coach, this.#open.state, this.#table.match.now)
  }

  play(text: string): PlayResult {
    if (this.isDecided()) return { ok: true }
    const outcome = play(this.#table, toMove(this.#table)!, text)
    if (!outcome.ok) return outcome
    this.#past.push(this.#table)
    this.#table = outcome.table
    return { ok: true }
  }

  undo(isWholeTurn: boolean): void {
    const to = isWholeTurn ? this.#past[0] : this.#past.at(-1)
    if (to === undefined) return
    this.#table = to
    this.#past = isWholeTurn ? [] : this.#past.slice(0, -1)
  }

  why(text: string): Reason | null {
    return why(this.#table, this.#seat, text)
  }

  /** How good the turn is that was played; `null`: it is not over yet. */
  verdict(): PuzzleVerdict | null {
    if (!this.isDecided()) return null
    return verdictOn(
      this.#open,
      this.#puzzle,
      this.#table.match.played.map(({ text }) => text),
    )
  }
}
