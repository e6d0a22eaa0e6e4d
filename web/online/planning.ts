import type { Game, Reason, Seat } from '@roundhouse/kernel/game'
import type { PlayResult, Snapshot } from '@roundhouse/table/snapshot'
import type { Command } from '@roundhouse/wire/messages'
import type { OnlineSnapshot, SampledMatch } from '@roundhouse/wire/online-snapshot'
import { type GamePosition, playOnSample } from './position.ts'
import type { PlanDraft } from './state.ts'
import { tableSnapshot } from './table-snapshot.ts'

/** A move that is planned, and what it told. */
interface PlannedMove {
  readonly text: string
  readonly told: string
  readonly from: GamePosition
}

/** Bytes of a plan: with what is around it, it has to fit into one message. */
const LARGEST_PLAN = 7000

/**
 * Moves that somebody makes on their own sample, as if the next turn were theirs and everything stayed as it is. Nobody is
 * told of it; the server keeps them and plays them when the turn comes, if they still do the same.
 */
export class PlanSheet {
  readonly #game: Game
  readonly #seat: Seat
  #position: GamePosition
  #moves: PlannedMove[] = []
  /** Nothing can follow: dice decide what the next move brings. */
  #isClosed = false

  private constructor(game: Game, seat: Seat, position: GamePosition) {
    this.#game = game
    this.#seat = seat
    this.#position = position
  }

  /** Goes on with these moves as far as they fit; `null`: there is no turn to plan now. */
  static on(game: Game, seat: Seat, { state, ...now }: GamePosition, moves: readonly string[]): PlanSheet | null {
    const ahead = game.ahead?.(state, seat) ?? null
    if (ahead === null) return null
    const planning = new PlanSheet(game, seat, { ...now, state: ahead })
    for (const text of moves) if (!planning.play(text).ok) break
    return planning
  }

  /** The same plan on the table as it is now: what does not fit any more is left out, and what follows it. */
  after(position: GamePosition): PlanSheet | null {
    return PlanSheet.on(
      this.#game,
      this.#seat,
      position,
      this.#moves.map(({ text }) => text),
    )
  }

  get state(): GamePosition['state'] {
    return this.#position.state
  }

  get command(): Extract<Command, { readonly type: 'plan' }> {
    return { type: 'plan', moves: this.#moves.map(({ text }) => text), told: this.#moves.map(({ told }) => told) }
  }

  play(text: string): PlayResult {
    const from = this.#position
    const tried = playOnSample(this.#game, this.#seat, from, text)
    if (!tried.ok) return tried
    const added = { text: tried.text, told: tried.told, from }
    const isSure = tried.after !== null || this.#tellsTheSame(from, tried)
    if (isSure && this.#sizeWith(added) <= LARGEST_PLAN) this.#moves = [...this.#moves, added]
    if (tried.after === null || !this.#moves.includes(added)) this.#isClosed = true
    else this.#position = tried.after
    return { ok: true }
  }

  why(text: string): Reason | null {
    const tried = playOnSample(this.#game, this.#seat, this.#position, text)
    return tried.ok ? null : tried.reason
  }

  undo(isWholeTurn: boolean): void {
    const first = isWholeTurn ? 0 : this.#moves.length - 1
    if (this.#moves[first] !== undefined) this.#position = this.#moves[first].from
    this.#moves = this.#moves.slice(0, Math.max(0, first))
    this.#isClosed = false
  }

  draft(id: string, online: OnlineSnapshot & { readonly match: SampledMatch }): PlanDraft {
    const position = this.#position
    const moves = this.#moves
    const isClosed = this.#isClosed
    const { undo } = online.match
    const drawn = tableSnapshot({ id, game: this.#game, online, own: { position, isOpen: isClosed, added: 0 }, undo })
    const isOpen = drawn.waiting === 'person'
    const back = { step: moves.length > 0, turn: moves.length > 1, barrier: undo.barrier }
    const snapshot: Snapshot = { ...drawn, waiting: isOpen ? 'person' : 'other', back, result: null }
    return { snapshot, moves: moves.length, isOpen }
  }

  /** With other dice, does a move that rolls tell its player the same? Then it can be the last of a plan. */
  #tellsTheSame(from: GamePosition, { text, told }: { readonly text: string; readonly told: string }): boolean {
    const [first, ...rest] = from.state.seed
    const state = { ...from.state, seed: [(first + 1) >>> 0, ...rest] as typeof from.state.seed }
    const other = playOnSample(this.#game, this.#seat, { ...from, state }, text)
    return other.ok && other.told === told
  }

  #sizeWith({ text, told }: PlannedMove): number {
    const { command } = this
    return new TextEncoder().encode(JSON.stringify([...command.moves, ...command.told, text, told])).length
  }
}
