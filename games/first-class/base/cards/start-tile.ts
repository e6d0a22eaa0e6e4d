import { NONE } from '../board/player.ts'
import { effect, type Frame } from '../frames/effect.ts'
import { beginFrame } from '../frames/frame.ts'
import { source } from '../frames/source.ts'
import { defineMoveKind, type MoveKind, noWords, type Objection } from '../move-kind.ts'
import { CAR, CAR_OR_UP, COIN, MOVES, REWARD, START_TILE } from '../numbers.ts'
import { cardIn } from '../state.ts'
import type { GameTable, SourceRule } from '../table.ts'
import { faceId } from './card.ts'
import { ACTED, removeFromOffer, writeSlot } from './offer.ts'

const TAKER: Frame = [effect(COIN, 2)]

/** What the tile pays by seat, counted clockwise from the taker; nothing for the second (FC-4.2). */
const OTHERS = new Map<number, Frame>([
  [2, [effect(CAR, 1)]],
  [3, [effect(CAR_OR_UP, 1)]],
])
const FIRST_PAID = 2

/** What a seat gets of another's tile, by its place in the line. */
export const rewardOf = (place: number): Frame => OTHERS.get(place) ?? []

const TAKEN: Objection = {
  rule: 'FC-4.1',
  code: 'tile-is-taken',
  remedy: 'next-round',
  facts: ({ state }) => ({ holder: state.tileHolder }),
}

/** `tile`: the start-player tile instead of a card (FC-4.1). */
export const tile: MoveKind<'tile'> = defineMoveKind({
  number: MOVES.tile,
  word: 'tile',
  form: 'tile',
  ...noWords,
  refuse({ state }) {
    if (state.tileHolder !== NONE) return TAKEN
    return state.acted ? ACTED : null
  },
  play(table) {
    const { state } = table
    state.acted = true
    state.tileHolder = state.onTurn
    state.paying = FIRST_PAID
    table.emit?.({ key: 'tile', facts: { seat: state.toMove } })
    beginFrame(table, source(START_TILE, 0), TAKER)
  },
  write: () => 'tile',
  describe: () => ({ do: 'tile' }),
})

/** When he has his coins the taker must remove the first card of the offer in reading order (FC-4.3). */
export const takersCoins: SourceRule = {
  kind: START_TILE,
  word: '',
  done(table) {
    const slot = table.state.offer.findIndex(face => face !== NONE)
    if (slot === -1) return
    const card = faceId(table.rules, cardIn(table.state, slot))
    table.emit?.({ key: 'removed', facts: { seat: table.state.toMove, place: writeSlot(slot), card } })
    removeFromOffer(table, slot)
  },
}

/**
 * Pays the next seat its part of the tile, after the taker's turn (FC-3.8). False: everybody has been paid.
 * Ruling: with fewer than four players the line is cut off after the last seat.
 */
export function payNextSeat(table: GameTable): boolean {
  const { state, rules } = table
  if (state.paying === 0 || state.paying >= rules.seats) return false
  state.toMove = (state.onTurn + state.paying) % rules.seats
  beginFrame(table, source(REWARD, state.paying), rewardOf(state.paying))
  state.paying++
  return true
}
