import type { Seat } from '@roundhouse/kernel/game'
import type { NoFacts } from '@roundhouse/kernel/story'
import { faceId } from '../../base/cards/card.ts'
import { effect } from '../../base/frames/effect.ts'
import { beginFrame, NO_SUCH_SYMBOL, symbolFor, use } from '../../base/frames/frame.ts'
import { source } from '../../base/frames/source.ts'
import { defineMoveKind, type MoveKind, type Objection, oneNumber } from '../../base/move-kind.ts'
import { CARD, MOVES, POSTCARD } from '../../base/numbers.ts'
import type { State } from '../../base/state.ts'
import { type EffectRule, type GameTable, type KindRule, me } from '../../base/table.ts'

declare module '../../base/state.ts' {
  interface Slices {
    /** Route cards with a postcard, by seat: the places of the cards in the route, from 0. */
    postcards?: readonly (readonly number[])[]
  }
}

declare module '../../base/choice.ts' {
  interface Choices {
    /** Which of the own route cards, from 1. */
    postcard: { place: number }
  }
}

declare module '../../base/story.ts' {
  interface Story {
    postcard: { seat: Seat; route: string }
  }
}

declare module '../../base/reasons.ts' {
  interface Reasons {
    'no-such-route-card': { facts: RouteFacts; remedy: 'another-route-card' }
    'has-a-postcard': { facts: RouteFacts; remedy: 'another-route-card' }
    'no-free-route-card': { facts: NoFacts; remedy: 'decline-or-route' }
  }
}

type RouteFacts = { place: number; routeCards: number }

const POST_IT = effect(POSTCARD, 1)
/** A player takes 18 cards in all (FC-2.2); with decks of one's own all but the postcard may be routes. */
const MOST_ROUTE_CARDS = 17

const NO_POSTCARDS: readonly number[] = []
export const postcardsOf = (state: State, seat: Seat): readonly number[] =>
  state.slices.postcards?.[seat] ?? NO_POSTCARDS

export function beginPostcards({ state }: GameTable): void {
  state.slices = { ...state.slices, postcards: state.players.map(() => []) }
}

const freeRouteCards = (table: GameTable): number =>
  me(table).route.length - postcardsOf(table.state, table.state.toMove).length

const routeFacts = (table: GameTable, place: number): RouteFacts => ({ place, routeCards: me(table).route.length })
const NO_ROUTE_CARD: Objection = {
  rule: 'FC-B.3',
  code: 'no-such-route-card',
  remedy: 'another-route-card',
  facts: routeFacts,
}
const HAS_ONE: Objection = { rule: 'FC-B.3', code: 'has-a-postcard', remedy: 'another-route-card', facts: routeFacts }
const NO_FREE_ROUTE_CARD: Objection = { rule: 'FC-B.5', code: 'no-free-route-card', remedy: 'decline-or-route' }

/** `postcard 2`: goes to the player's second route card and stays; the cities on the board can't have one (FC-B.3). */
export const postcard: MoveKind<'postcard'> = defineMoveKind({
  number: MOVES.postcard,
  word: 'postcard',
  form: 'postcard <which route card, from 1>',
  choices: MOST_ROUTE_CARDS + 1,
  refuse(table, place) {
    if (symbolFor(table, POSTCARD) === null) return NO_SUCH_SYMBOL
    if (place < 1 || place > me(table).route.length) return NO_ROUTE_CARD
    return postcardsOf(table.state, table.state.toMove).includes(place - 1) ? HAS_ONE : null
  },
  play(table, place) {
    const { state, rules } = table
    const { toMove } = state
    use(table, POST_IT)
    const postcards = state.slices.postcards!.map((own, seat) => (seat === toMove ? [...own, place - 1] : own))
    state.slices = { ...state.slices, postcards }
    table.emit?.({ key: 'postcard', facts: { seat: toMove, route: faceId(rules, me(table).route[place - 1]!) } })
  },
  write: (_rules, place) => `postcard ${place}`,
  describe: (_rules, place) => ({ do: 'postcard', place }),
  read: (_rules, words) => oneNumber(words, MOST_ROUTE_CARDS),
})

export const postcardEffect: EffectRule = {
  kind: POSTCARD,
  moveKinds: [postcard],
  must: true,
  last: false,
  canBeUsed: () => true,
}

/** With no free route card it can only be declined (FC-B.5). */
export const postcardCard: KindRule = {
  kind: 'postcard',
  refuse: table => (freeRouteCards(table) > 0 ? null : NO_FREE_ROUTE_CARD),
  execute: (table, face) => beginFrame(table, source(CARD, face), [POST_IT]),
}
