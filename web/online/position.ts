import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Reason, Seat } from '@roundhouse/kernel/game'
import { type Line, visibleTo } from '@roundhouse/kernel/story'
import { fromWire, toWire } from '@roundhouse/wire/lines'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'

/** What the server has told of a table. */
export interface KnownTable {
  /** The number of the last entry. */
  readonly seq: number
  readonly online: OnlineSnapshot
  /** What this viewer has heard. */
  readonly story: readonly Line[]
}

/** Where a game stands for one viewer. Two positions are the same one if their states are the same object. */
export interface GamePosition {
  /** The sample: whatever this viewer cannot see in it is made up. */
  readonly state: Dice
  readonly played: number
  readonly story: readonly Line[]
}

/** `null`: the game has not begun. */
export const positionIn = ({ online: { match }, story }: KnownTable): GamePosition | null =>
  match && { state: match.state, played: match.played, story }

export const isSamePosition = (one: GamePosition | null, other: GamePosition | null): boolean =>
  one?.state === other?.state && one?.played === other?.played

/** What a move on a sample would do. */
export type MoveOutcome =
  | { readonly ok: false; readonly reason: Reason }
  | {
      readonly ok: true
      /** As it is written everywhere. */
      readonly text: string
      /** What it told this seat, as JSON. */
      readonly told: string
      /** Where it leads; `null`: dice were rolled or the game ends, so that only the server knows. */
      readonly after: GamePosition | null
    }

/** A move that neither rolls nor ends the game does to the sample exactly what it does to the game itself. */
export function playOnSample(game: Game, seat: Seat, from: GamePosition, text: string): MoveOutcome {
  const reason = game.why(from.state, seat, text)
  if (reason !== null) return { ok: false, reason }
  const move = game.read(text)!
  const state = game.copy(from.state)
  const lines: Line[] = []
  game.play(state, move, line => lines.push(line))
  const heard = visibleTo(lines, seat)
  const isSure = state.rolled === from.state.rolled && game.toMove(state) !== null
  // As the server tells them.
  const told = heard.map(line => fromWire(toWire(line)))
  const after = isSure ? { state, played: from.played + 1, story: [...from.story, ...told] } : null
  return { ok: true, text: game.write(move), told: JSON.stringify(heard), after }
}
