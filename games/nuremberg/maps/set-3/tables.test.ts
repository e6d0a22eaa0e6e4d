import { expect, test } from 'vitest'
import { MAP_NAMES, standardMap, standardTables } from '../standard.ts'
import type { Tables, TrainLine } from '../tables.ts'

const [first, third] = [standardTables(1), standardTables(3)]

test('the maps are those of set 2, the turns and the bags those of set 1', () => {
  for (const name of MAP_NAMES) expect(standardMap(3, name)).toBe(standardMap(2, name))
  expect([third.turns, third.bags]).toEqual([first.turns, first.bags])
})

test('NB-3.1 the boxes have as many points and the same smallest bids, three of white on one of them', () => {
  const kept = ({ boxes }: Tables) => boxes.map(({ influence, ...box }) => ({ ...box, points: influence.length }))
  expect(kept(third)).toEqual(kept(first))
  expect(third.boxes[0]!.influence).toEqual(['white', 'white', 'white'])
})

test.each([2, 3, 4])(
  'NB-3.1 with %i players the open boxes have as many points of each colour as in set 1',
  players => {
    const colours = ({ boxes }: Tables) =>
      boxes.filter(box => box.players <= players).flatMap(({ influence }) => influence)
    expect(colours(third).sort()).toEqual(colours(first).sort())
  },
)

test('NB-6.2 rows and prices are the same, and only the dearest trains have first class', () => {
  const prices = ({ trains }: Tables) => trains.map(({ row, place, cost }) => `${row}${place} ${cost}`)
  expect(prices(third)).toEqual(prices(first))
  expect(third.trains.filter(({ first }) => first > 0).every(({ cost }) => cost === 3)).toBe(true)
})

test('no train has less room than another at its price: as much of each kind, and more of one', () => {
  const rooms = ({ first, second, goods }: TrainLine) => [first, first + second, goods]
  const isLess = (one: TrainLine, other: TrainLine) =>
    one.cost === other.cost &&
    rooms(one).every((room, kind) => room <= rooms(other)[kind]!) &&
    rooms(one).some((room, kind) => room < rooms(other)[kind]!)
  const cheap = third.trains.filter(({ cost }) => cost < 3)
  expect(cheap.filter(one => cheap.some(other => isLess(one, other)))).toEqual([])
})

test('of the dearest, a train of the second row has one place of second class for one of first', () => {
  const trains = (row: number) => third.trains.filter(train => train.row === row)
  const lowered = trains(1).map(({ first, second, goods }) => [first - 1, second + 1, goods])
  expect(trains(2).map(({ first, second, goods }) => [first, second, goods])).toEqual(lowered)
})
