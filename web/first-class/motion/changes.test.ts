import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { View } from '@roundhouse/first-class/base/view'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { expect, test } from 'vitest'
import { type Change, changesBetween } from './changes.ts'

const game = firstClass.open(newGame(2, ['A', 'B'])) as FirstClass

/** A view of the first round with the given offer, and a change of the first player. */
function view(change: (view: View) => void): View {
  const seen = game.view(game.begin([1, 2, 3, 4]), 0) as View
  const open: View = { ...structuredClone(seen), offer: Array.from({ length: 18 }, (_, i) => i) }
  change(open)
  return open
}

const changed = (change: (view: View) => void, news: readonly StoryLine[] = []): Change[] =>
  changesBetween(
    view(() => {}),
    view(change),
    news,
  )

const without = (slot: number) => (seen: View) => {
  seen.offer = seen.offer.map((face, i) => (i === slot ? -1 : face))
}

test('nothing changed: nothing moves', () => {
  expect(changed(() => {})).toEqual([])
})

test('a card that somebody took goes there; a card that only left is swept off', () => {
  const news: StoryLine[] = [{ key: 'took', facts: { seat: 1, place: 'b1', card: 'X1-1' } }]
  expect(changed(without(6), news)).toEqual([{ is: 'taken', place: 'b1', seat: 1 }])
  expect(changed(without(6))).toEqual([{ is: 'swept', place: 'b1' }])
})

test('in a new round every card of the old one is swept off, and every new one is dealt', () => {
  const changes = changed(seen => {
    seen.round = 2
    seen.offer = seen.offer.map((face, i) => (i === 17 ? -1 : face))
  })
  expect(changes.filter(({ is }) => is === 'swept')).toHaveLength(18)
  expect(changes.filter(({ is }) => is === 'dealt')).toHaveLength(17)
})

test('new cars roll on behind, dearer ones go up, mail car and tile have their places', () => {
  expect(
    changed(seen => {
      const [upper, lower] = seen.players[0]!.trains
      Object.assign(upper, { cars: [3, 1, 0, 0, 0, 0], conductor: 2 })
      Object.assign(lower, { cars: [6, 0, 0, 0, 0, 0], mail: 2, tile: 5 })
    }),
  ).toEqual([
    { is: 'raised', seat: 0, train: 0, card: 1 },
    { is: 'coupled', seat: 0, train: 0, card: 2 },
    { is: 'coupled', seat: 0, train: 0, card: 3 },
    { is: 'walked', seat: 0, train: 0 },
    ...[2, 3, 4, 5, 7, 6, 10].map(card => ({ is: 'coupled', seat: 0, train: 1, card })),
  ])
})

test('coins come to the next spaces and leave the last ones; points and the locomotive are told', () => {
  const [had = 0] = view(() => {}).players[0]!.coins
  expect(
    changed(seen => Object.assign(seen.players[0]!, { coins: [had + 2, 0, 0], locomotive: 2, points: 7 })),
  ).toEqual([
    { is: 'drove', seat: 0 },
    { is: 'earned', seat: 0, column: 1, space: had + 1 },
    { is: 'earned', seat: 0, column: 1, space: had + 2 },
    { is: 'scored', seat: 0, points: 7 },
  ])
  expect(
    changesBetween(
      view(seen => Object.assign(seen.players[0]!, { coins: [2, 0, 0] })),
      view(seen => Object.assign(seen.players[0]!, { coins: [1, 0, 0] })),
      [],
    ),
  ).toEqual([{ is: 'spent', seat: 0, column: 1, space: 2 }])
})
