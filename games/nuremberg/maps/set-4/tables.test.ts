import { expect, test } from 'vitest'
import { MAP_NAMES, standardMap, standardTables } from '../standard.ts'
import type { Tables } from '../tables.ts'

const [first, third, fourth] = [standardTables(1), standardTables(3), standardTables(4)]

test('all but the boxes is that of set 3', () => {
  for (const name of MAP_NAMES) expect(standardMap(4, name)).toBe(standardMap(3, name))
  expect({ ...fourth, boxes: third.boxes }).toEqual(third)
})

test('NB-3.1 the boxes have as many points and the same smallest bids', () => {
  const kept = ({ boxes }: Tables) => boxes.map(({ influence, ...box }) => ({ ...box, points: influence.length }))
  expect(kept(fourth)).toEqual(kept(first))
})

test.each([2, 3, 4])(
  'NB-3.1 with %i players the open boxes have as many points of each colour as in set 1',
  players => {
    const colours = ({ boxes }: Tables) =>
      boxes.filter(box => box.players <= players).flatMap(({ influence }) => influence)
    expect(colours(fourth).sort()).toEqual(colours(first).sort())
  },
)

test.each(['white', 'brown'] as const)('%s lies on two boxes, and nothing else with it', colour => {
  const shown = fourth.boxes.filter(({ influence }) => influence.includes(colour))
  expect(shown.map(({ influence }) => influence)).toEqual([
    [colour, colour, colour],
    [colour, colour],
  ])
})
