import type { StoryLine } from '@roundhouse/first-class/base/story'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { routeOf } from '@roundhouse/first-class/seen'
import { expect, test } from 'vitest'
import { thingAt } from '../choosing/things.ts'
import { countOfPoints } from '../points.ts'
import { seatsInOrder, turnOfRound } from './Head.tsx'
import { otherSeats } from './Rivals.tsx'
import { widthOf } from './Route.tsx'

test('each player has three turns a round', () => {
  expect([12, 9, 8, 5, 4, 1].map(left => turnOfRound(left, 4))).toEqual([1, 1, 2, 2, 3, 3])
})

test('seats go clockwise, from the start player or from the own', () => {
  expect(seatsInOrder(2, 4)).toEqual([2, 3, 0, 1])
  expect(otherSeats(2, 4)).toEqual([3, 0, 1])
})

test('points are counted by what they were scored for', () => {
  const story: StoryLine[] = [
    { key: 'scored', facts: { seat: 0, points: 3, for: 'city', city: 2 } },
    { key: 'scored', facts: { seat: 1, points: 9, for: 'train', train: 'upper' } },
    { key: 'scored', facts: { seat: 0, points: 2, for: 'city', city: 3 } },
    { key: 'over', facts: { points: [5, 9] } },
  ]
  expect([...countOfPoints(story, 2)]).toEqual([
    ['city', [5, 0]],
    ['train', [0, 9]],
  ])
})

const game = firstClass.open(newGame(3, ['A', 'B'])) as FirstClass
const { faces, endFaces } = game.rules.printed

test('a short route has room beside the trains, a long one is much wider', () => {
  const view = game.view(game.begin([1, 2, 3, 4]), 0)
  expect(widthOf(routeOf(game.rules, view, 0))).toBeLessThan(90)
  const routes = faces.flatMap(({ kind }, n) => (kind === 'route' ? [n] : []))
  view.players[0]!.route = routes
  expect(widthOf(routeOf(game.rules, view, 0))).toBeGreaterThan(150)
})

test('what lies at a place can be looked at closely', () => {
  const view = game.view(game.begin([1, 2, 3, 4]), 0)
  view.offer = faces.map((_, n) => n)
  const card = (n: number) => ({ is: 'card', face: faces[n] })
  expect(thingAt(game.rules, view, 'offer b1')).toEqual(card(6))
  expect(thingAt(game.rules, view, `contract ${faces[9]!.id}`)).toEqual(card(9))
  expect(thingAt(game.rules, view, `storage ${faces[2]!.id}`)).toEqual(card(2))
  expect(thingAt(game.rules, view, 'storage toolbox')).toEqual({ is: 'toolbox' })
  expect(thingAt(game.rules, view, `display ${endFaces[3]!.id}`)).toEqual({ is: 'end-card', face: endFaces[3] })
  expect(thingAt(game.rules, view, 'tile')).toEqual({ is: 'tile' })
  expect(thingAt(game.rules, view, 'car upper 2')).toBeNull()
  expect(thingAt(game.rules, view, 'contract nowhere')).toBeNull()
})
