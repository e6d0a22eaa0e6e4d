import { describe, expect, test } from 'vitest'
import { MAP_NAMES, STANDARD, standardMap, standardTables } from './standard.ts'

describe('the standard sets', () => {
  test('every map is there under its name', () => {
    expect(MAP_NAMES.map(name => standardMap(STANDARD, name).name)).toEqual(['Nuremberg', 'Wensleydale'])
  })

  test('a set or a map that does not exist is refused, with those that do', () => {
    expect(() => standardMap(9, 'nuremberg')).toThrow('There is no standard set 9 of maps; there is 1')
    expect(() => standardTables(9)).toThrow('There is no standard set 9 of maps; there is 1')
    expect(() => standardMap(1, 'toString')).toThrow(
      'There is no standard map toString; there is nuremberg, wensleydale',
    )
  })
})

describe('the tables of set 1', () => {
  const { boxes, trains, turns, bags } = standardTables(1)

  test('NB-1.1 4 turns with 4 players, 5 with 2 or 3', () => {
    expect(turns).toEqual({ 2: 5, 3: 5, 4: 4 })
  })

  test('NB-1.3 to NB-1.5 what the bags hold', () => {
    expect(bags).toEqual({
      goods: { grey: 60, yellow: 60 },
      pawns: { red: 25, green: 25, landowner: 25 },
      influence: { white: 5, brown: 5, red: 5, green: 5 },
    })
  })

  test.each([2, 3, 4])('NB-3.1 with %i players two boxes each are open, half of them in the upper row', players => {
    const open = boxes.filter(box => box.players <= players).map(({ name }) => name)
    const columns = [1, 2, 3, 4].slice(0, players)
    expect(open).toEqual([...columns.map(column => `U${column}`), ...columns.map(column => `L${column}`)])
  })

  test('NB-3.1 upper boxes show 3 points and ask for 3 cubes, lower ones 2 and 2', () => {
    const points = (name: string) => (name.startsWith('U') ? 3 : 2)
    expect(boxes.map(({ influence }) => influence.length)).toEqual(boxes.map(({ name }) => points(name)))
    expect(boxes.map(({ minimum }) => minimum)).toEqual(boxes.map(({ name }) => points(name)))
  })

  test('the boxes as the components list them', () => {
    const words = boxes.map(({ name, influence }) => `${name} ${influence.join(' ')}`)
    expect(words).toEqual([
      'U1 white white white',
      'U2 brown brown brown',
      'U3 red red green',
      'U4 red green green',
      'L1 red green',
      'L2 red green',
      'L3 brown brown',
      'L4 white white',
    ])
  })

  test('NB-6.2 six rows of three trains cost 3, 3, 2, 2, 1, 1', () => {
    expect(trains.map(({ row, place, cost }) => `${row}${place} ${cost}`)).toEqual(
      [3, 3, 2, 2, 1, 1].flatMap((cost, row) => ['a', 'b', 'c'].map(place => `${row + 1}${place} ${cost}`)),
    )
  })

  test('the trains as the components list them: first class, second class, goods', () => {
    const spaces = trains.map(({ first, second, goods }) => `${first}/${second}/${goods}`)
    expect([0, 3, 6, 9, 12, 15].map(at => spaces.slice(at, at + 3).join(' '))).toEqual([
      '4/0/2 3/0/3 2/0/4',
      '3/1/2 2/1/3 1/1/4',
      '0/3/3 0/2/4 0/1/5',
      '0/3/3 0/2/4 0/1/5',
      '0/2/1 0/1/2 0/0/3',
      '0/2/1 0/1/2 0/0/3',
    ])
  })
})
