import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Seat, Viewer } from '@roundhouse/kernel/game'
import type { Slices, State } from '../../base/state.ts'
import type { GameTable } from '../../base/table.ts'
import { TOKENS } from './tokens.ts'

/** The murder, as it stands on the table. */
export interface Murder {
  /** The seat with the murderer's card; NOBODY: it stayed among the cards that were not dealt. */
  readonly murderer: Seat
  /** Tokens left in the supply. */
  readonly supply: number
  /** Tokens each seat has drawn, face down: nobody has seen them, so there is nothing but their number (FC-C.3). */
  readonly evidence: readonly number[]
  /** Destroy-evidence cards that lie face up before each seat. */
  readonly destroy: readonly number[]
  /** The tokens of each seat as they are turned up at the end; empty until then (FC-C.6). */
  readonly shown: readonly (readonly number[])[]
  readonly arrested: readonly Seat[]
}

declare module '../../base/state.ts' {
  interface Slices {
    murder?: Murder
  }
}

declare module '../../base/story.ts' {
  interface Story {
    murderer: { seat: Seat }
    innocent: { seat: Seat }
  }
}

/** In games with this module it is always there. */
export const murderOf = ({ slices }: Pick<State, 'slices'>): Murder => slices.murder!

export const NOBODY: Seat = -1
const ROLE_CARDS = 4

/** One of the four role cards is the murderer's; each player is dealt one, the rest stay unseen (FC-C.2). */
export function beginMurder(table: GameTable): void {
  const { state } = table
  const none = state.players.map(() => 0)
  const dealt = roll(state, ROLE_CARDS)
  const murderer = dealt < table.rules.seats ? dealt : NOBODY
  const murder: Murder = { murderer, supply: TOKENS.length, evidence: none, destroy: none, shown: [], arrested: [] }
  state.slices = { ...state.slices, murder }
  for (const seat of none.keys())
    table.emit?.({ key: seat === murderer ? 'murderer' : 'innocent', facts: { seat }, only: seat })
}

/** Everyone knows his own role: the murderer who he is, an innocent only that it is not he. */
export function hideRoles({ murder }: Readonly<Slices>, viewer: Viewer, isOver: boolean): Partial<Slices> {
  if (murder === undefined || isOver || murder.murderer === viewer) return {}
  return { murder: { ...murder, murderer: null } as unknown as Murder }
}

/** An innocent's or a watcher's guess: the murderer's card is any of those he has not seen. */
export function redealRoles(state: State, viewer: Viewer, dice: Dice): void {
  const murder = murderOf(state)
  if (murder.murderer === viewer) return
  const cards = [0, 1, 2, 3].filter(card => card !== viewer)
  const dealt = cards[roll(dice, cards.length)]!
  state.slices = { ...state.slices, murder: { ...murder, murderer: dealt < state.players.length ? dealt : NOBODY } }
}
