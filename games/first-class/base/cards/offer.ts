import { draw } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import { append } from '../board/append.ts'
import { type Bits, lowest, withoutLowest } from '../board/bits.ts'
import { NONE } from '../board/player.ts'
import { effect, type Frame } from '../frames/effect.ts'
import { beginFrame } from '../frames/frame.ts'
import { source } from '../frames/source.ts'
import { defineMoveKind, type MoveKind, moveOf, type Objection } from '../move-kind.ts'
import { CARD, DECLINED, FREE, MOVES } from '../numbers.ts'
import { cardIn, type Slot } from '../state.ts'
import { type GameTable, type KindRule, me } from '../table.ts'
import { faceAt, faceId } from './card.ts'
import type { FaceNumber } from './face-number.ts'

export const ROWS = 3
export const COLUMNS = 6
export const OFFER = ROWS * COLUMNS

/** Rows a, b, c from the top; places 1 to 6 from the left. */
export const writeSlot = (slot: Slot): string => 'abc'[Math.floor(slot / COLUMNS)]! + ((slot % COLUMNS) + 1)

export const readSlot = (text: string | undefined): Slot | null =>
  text !== undefined && /^[abc][1-6]$/.test(text) ? 'abc'.indexOf(text[0]!) * COLUMNS + Number(text[1]) - 1 : null

/** 18 cards from the pile, face up (FC-1.7). */
export function dealOffer(table: GameTable): void {
  const { state } = table
  const pile = [...state.pile]
  // As long as it has to be from the start; what it holds until a card is drawn does not matter.
  const offer = pile.slice(0, OFFER)
  for (let slot = 0; slot < OFFER; slot++) offer[slot] = draw(state, pile)
  state.offer = offer
  state.pile = pile
  table.emit?.({
    key: 'dealt',
    facts: { round: state.round, cards: state.offer.map(face => faceId(table.rules, face)) },
  })
}

/** A card leaves its row; when as many have left as there are players, the rest of the row goes too (FC-2.3). */
export function removeFromOffer(table: GameTable, slot: Slot): number {
  const { state } = table
  const offer = [...state.offer]
  const face = offer[slot]!
  offer[slot] = NONE
  const first = slot - (slot % COLUMNS)
  let gone = 0
  for (let i = first; i < first + COLUMNS; i++) gone += hasLeft(offer[i]!)
  if (gone >= table.rules.seats && gone < COLUMNS) clearRow(table, offer, first)
  state.offer = offer
  return face
}

function clearRow(table: GameTable, offer: number[], first: number): void {
  table.emit?.({
    key: 'row-cleared',
    facts: { row: 'abc'[first / COLUMNS]!, cards: cardsIn(offer, first).map(face => faceId(table.rules, face)) },
  })
  for (let slot = first; slot < first + COLUMNS; slot++) offer[slot] = NONE
}

const cardsIn = (offer: readonly number[], first: number): readonly number[] =>
  offer.slice(first, first + COLUMNS).filter(face => face !== NONE)

const slotFacts = ({ state, rules }: GameTable, slot: Slot) => ({
  place: writeSlot(slot),
  card: faceId(rules, cardIn(state, slot)),
})
const NO_CARD: Objection = {
  rule: 'FC-3.1',
  code: 'no-card-there',
  remedy: 'another-card',
  facts: (_table, slot) => ({ place: writeSlot(slot) }),
}
export const ACTED: Objection = { rule: 'FC-3.1', code: 'already-acted', remedy: 'next-turn' }

function refuseSlot({ state }: GameTable, slot: Slot): Objection | null {
  if (state.acted) return ACTED
  return state.offer[slot] === NONE ? NO_CARD : null
}

const readPlace = (_rules: unknown, words: readonly string[]): number | null =>
  words.length === 1 ? readSlot(words[0]) : null

/** The card goes to the player, whatever he does with it (FC-3.4). */
function takeCard(table: GameTable, slot: Slot): number {
  const face = removeFromOffer(table, slot)
  const player = me(table)
  player.taken = append(player.taken, face)
  table.state.acted = true
  return face
}

/** 1 where a card has left, 0 where one lies: NONE is the only number below 0. */
const hasLeft = (face: FaceNumber): number => face >>> 31

function slotsWithCard(offer: readonly number[]): Bits {
  let slots = 0
  for (let slot = 0; slot < OFFER; slot++) slots |= (1 - hasLeft(offer[slot]!)) << slot
  return slots
}

/** `take b3`: a card is taken and executed, fully or partly (FC-3.1, FC-3.2). */
export const take: MoveKind<'take'> = defineMoveKind({
  number: MOVES.take,
  word: 'take',
  form: 'take <place in the offer, a1 to c6>',
  choices: OFFER,
  refuse(table, slot) {
    const refused = refuseSlot(table, slot)
    if (refused !== null) return refused
    const face = cardIn(table.state, slot)
    return table.rules.refusals[face]?.(table, face) ?? null
  },
  play(table, slot) {
    table.emit?.({ key: 'took', facts: { seat: table.state.toMove, ...slotFacts(table, slot) } })
    const face = takeCard(table, slot)
    table.rules.kinds[face]!.execute(table, face)
  },
  write: (_rules, slot) => `take ${writeSlot(slot)}`,
  describe: (_rules, slot) => ({ do: 'take', place: writeSlot(slot) }),
  read: readPlace,
})

const INSTEAD: Frame = [effect(FREE, 1)]

/** `decline tile` is never legal; it is read so that its reason can be given (FC-3.3). */
const THE_TILE = OFFER
const writeDeclined = (slot: Slot): string => (slot === THE_TILE ? 'tile' : writeSlot(slot))
const NEVER_THE_TILE: Objection = { rule: 'FC-3.3', code: 'tile-not-declined' }
const TAKE_THE_TILE: Objection = { ...NEVER_THE_TILE, remedy: 'take-the-tile' }
const DECLINE_A_CARD: Objection = { ...NEVER_THE_TILE, remedy: 'another-card' }

function notTheTile({ state: { acted, tileHolder } }: GameTable): Objection {
  if (acted) return NEVER_THE_TILE
  return tileHolder === NONE ? TAKE_THE_TILE : DECLINE_A_CARD
}

/** `decline b3`: the card is taken, everything on it given up for one upgrade of choice (FC-3.3). */
export const decline: MoveKind<'decline'> = defineMoveKind({
  number: MOVES.decline,
  word: 'decline',
  form: 'decline <place in the offer, a1 to c6>',
  choices: OFFER + 1,
  refuse: (table, slot) => (slot === THE_TILE ? notTheTile(table) : refuseSlot(table, slot)),
  play(table, slot) {
    table.emit?.({ key: 'declined', facts: { seat: table.state.toMove, ...slotFacts(table, slot) } })
    beginFrame(table, source(DECLINED, takeCard(table, slot)), INSTEAD)
  },
  write: (_rules, slot) => `decline ${writeDeclined(slot)}`,
  describe: (_rules, slot) => ({ do: 'decline', place: writeDeclined(slot) }),
  read: (rules, words) => (words.length === 1 && words[0] === 'tile' ? THE_TILE : readPlace(rules, words)),
})

/** Before the regular action: the same as asking `take` and `decline` for every place. */
export function listCards(table: GameTable, into: Move[]): void {
  const { offer } = table.state
  const { refusals } = table.rules
  const slots = slotsWithCard(offer)
  const firstTake = moveOf(take, 0)
  for (let left = slots; left !== 0; left = withoutLowest(left)) {
    const slot = lowest(left)
    const face = offer[slot]!
    const refusal = refusals[face]!
    if (refusal === null || refusal(table, face) === null) into.push(firstTake + slot)
  }
  const firstDecline = moveOf(decline, 0)
  for (let left = slots; left !== 0; left = withoutLowest(left)) into.push(firstDecline + lowest(left))
}

const paysItsFrame = (table: GameTable, face: FaceNumber): void =>
  beginFrame(table, source(CARD, face), faceAt(table.rules.printed, face).frame)

/** Cards that are nothing but their frame; they go face down to the player's pile (FC-3.4). */
export const frameCards: readonly KindRule[] = (['car', 'conductor', 'locomotive', 'money', 'game-end'] as const).map(
  kind => ({
    kind,
    execute: paysItsFrame,
  }),
)
