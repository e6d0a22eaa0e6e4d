import { isWhole } from '@roundhouse/kernel/complaint'
import { NONE } from '../base/board/player.ts'
import type { StateCheck } from '../base/complaint.ts'
import type { State } from '../base/state.ts'

type Place = readonly [name: string, cards: readonly number[]]

/** Every number that stands for a card does; what the other checks ask about cards can be answered. */
export const numbers: StateCheck = ({ printed }, state) => [
  ...strangers('action card', printed.faces.length, actionCardPlaces(state)),
  ...strangers('Game End card', printed.endFaces.length, endCardPlaces(state)),
]

const strangers = (what: string, count: number, places: readonly Place[]): string[] =>
  places.flatMap(([name, cards]) =>
    cards
      .filter(card => !isWhole(card, 0, count - 1))
      .map(card => `${card} is the number of no ${what}, but it is among ${name}`),
  )

const present = (cards: readonly number[]): number[] => cards.filter(card => card !== NONE)

const actionCardPlaces = ({ pile, offer, slices, players }: State): Place[] => [
  ['the pile', pile],
  ['the offer', present(offer)],
  ['the storage', slices.storage?.drawn ?? []],
  ...players.flatMap(({ taken, route, contracts, trains, middle }, seat): Place[] => [
    [`the cards of seat ${seat + 1}`, taken],
    [`the route cards of seat ${seat + 1}`, route],
    [`the contracts of seat ${seat + 1}`, contracts],
    [`the guests of seat ${seat + 1}`, trains.flatMap(({ guests }) => guests)],
    [`the middle cards of seat ${seat + 1}`, middle],
  ]),
]

const endCardPlaces = ({ endPile, display, draft, leftover, players }: State): Place[] => [
  ['the pile', endPile],
  ['the display', display],
  ['the hand being passed on', draft],
  ['the cards left over', present([leftover])],
  ...players.flatMap(({ kept, endCards }, seat): Place[] => [
    [`the cards kept by seat ${seat + 1}`, present([kept])],
    [`the cards taken by seat ${seat + 1}`, endCards],
  ]),
]
