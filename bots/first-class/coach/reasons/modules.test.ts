import { describe, expect, test } from 'vitest'
import { reasonLines } from '../testing/reason-lines.ts'

describe('evidence', () => {
  const says = (...moves: readonly string[]) =>
    reasonLines(['C', 'D'], 'a C1-3 C1-5 C1-1\nseat 1\ncoins 0 0 0', ...moves)

  test('for each of the others', () => {
    expect(says('take a1')).toContain('suspects-others: n 1')
    expect(says('take a3').join()).not.toMatch('suspects-others')
  })

  test('that will be destroyed', () => {
    expect(says('take a2')).toContain('destroys: n 1')
  })
})

describe('guests', () => {
  const says = (board: string, ...moves: readonly string[]) =>
    reasonLines(['C', 'D'], `a D2-3\nseat 1\ncoins 0 0 0\n${board}`, ...moves)

  test('board at once where a car is reached and worth 1, and wait otherwise', () => {
    expect(says('upper 1^', 'take a1', 'board passenger')).toContain('passengers-board: n 1')
    expect(says('lower 1^', 'take a1', 'board luggage')).toContain('luggage-loaded: n 1')
    expect(says('upper 1', 'take a1', 'board passenger')).toContain('guests-wait: n 1')
  })
})

describe('middle cards and storage', () => {
  const says = (board: string, ...moves: readonly string[]) =>
    reasonLines(['E', 'F'], `a E1-4 F1-2 F1-1 E1-1\nseat 1\ncoins 0 0 0\n${board}`, ...moves)

  test('a mechanic counts the steps it does, and none that it loses', () => {
    expect(says('upper 2 0\nlower 1', 'take a1', 'car upper')).toContain('mechanics: n 1')
    expect(says('upper 2\nlower 1', 'take a1', 'done').join()).not.toMatch('mechanics')
  })

  test('a factory starts all factories', () => {
    const said = says(
      'upper 2 2 2 0 0 M1\nmiddle F1-2',
      'take a2',
      'lay 2',
      'do factory 2',
      'free upper 0',
      'free upper 1',
      'do factory 1',
      'free upper 0',
    )
    expect(said).toContain('factories: n 2')
  })

  test('a switch that scores nothing yet is laid', () => {
    expect(says('upper 0', 'take a4')).toContain('laid: card E1-1, position 1')
  })

  test('a storage draws cards that nobody knows yet', () => {
    expect(says('upper 0', 'take a3')).toContain('storage: cards 3')
  })
})
