import { draw, roll } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { append } from '../board/append.ts'
import { defineMoveKind, type MoveKind, moveOf, type Objection } from '../move-kind.ts'
import { MOVES } from '../numbers.ts'
import { beginRound } from '../round/round.ts'
import { type GameTable, me } from '../table.ts'
import { endCardId, fillDisplay, readEndCard } from './end-cards.ts'
import { dealOffer } from './offer.ts'

/** The n-th to keep a card: from the right of the start player on, counter-clockwise (FC-1.5). */
export const drafter = (start: Seat, seats: number, n: number): Seat => (start - 1 - n + 2 * seats) % seats

/** How many keep before this seat. */
export const draftPlace = (start: Seat, seats: number, seat: Seat): number => (start - 1 - seat + 2 * seats) % seats

/** The start player is drawn (FC-1.4), and the player to his right draws one Game End card more than there are players. */
export function beginDraft(table: GameTable): void {
  const { state, rules } = table
  state.start = roll(state, rules.seats)
  state.firstStart = state.start
  table.emit?.({ key: 'start-player', facts: { seat: state.start } })
  const pile = [...state.endPile]
  state.draft = Array.from({ length: rules.seats + 1 }, () => draw(state, pile))
  state.endPile = pile
  state.onTurn = state.start
  state.toMove = drafter(state.start, rules.seats, 0)
}

const NOT_IN_HAND: Objection = {
  rule: 'FC-1.5',
  code: 'not-in-hand',
  remedy: 'card-of-the-hand',
  facts: ({ rules, state }, card) => ({
    card: endCardId(rules, card),
    hand: state.draft.map(held => endCardId(rules, held)),
  }),
}

/** `keep G7`: one card is kept in secret, the others are passed on (FC-1.5). */
export const keep: MoveKind<'keep'> = defineMoveKind({
  number: MOVES.keep,
  word: 'keep',
  form: 'keep <Game End card>',
  choices: 21,
  outOfPhase: { rule: 'FC-1.5', code: 'draft-is-over' },
  refuse: ({ state }, card) => (state.draft.includes(card) ? null : NOT_IN_HAND),
  list({ state }, into) {
    for (const card of state.draft) into.push(moveOf(keep, card))
  },
  play(table, card) {
    const { state, rules } = table
    const seat = state.toMove
    me(table).kept = card
    state.draft = state.draft.toSpliced(state.draft.indexOf(card), 1)
    table.emit?.({ key: 'kept', facts: { seat, card: endCardId(rules, card) }, only: seat })
    table.emit?.({ key: 'kept-a-card', facts: { seat }, except: seat })
    if (state.draft.length > 1)
      state.toMove = drafter(state.start, rules.seats, draftPlace(state.start, rules.seats, seat) + 1)
    else endDraft(table)
  },
  write: (rules, card) => `keep ${endCardId(rules, card)}`,
  describe: (rules, card) => ({ do: 'keep', card: endCardId(rules, card) }),
  read: (rules, words) => (words.length === 1 ? readEndCard(rules, words[0]) : null),
})

/** The card left over goes back into the pile; then the display and the offer are laid out (FC-1.5, FC-1.7). */
function endDraft(table: GameTable): void {
  const { state } = table
  state.leftover = state.draft[0]!
  state.endPile = append(state.endPile, state.leftover)
  state.draft = []
  fillDisplay(table)
  state.pile = table.rules.piles[0]!
  dealOffer(table)
  beginRound(table)
}
