import { describe, expect, test } from 'vitest'
import { reasonLines } from '../testing/reason-lines.ts'

const says = (board: string, ...moves: readonly string[]) =>
  reasonLines(['A', 'B'], `a X1-2 X1-4 X1-8 X1-10 A1-8 X1-6\nseat 1\n${board}`, ...moves)

describe('what a plan gains', () => {
  test('coins, less those that were spent', () => {
    expect(says('coins 0 0 0', 'take a5', 'end')).toContain('coins: coins 2')
    expect(says('coins 0 0 0', 'take a5', 'spend 1 car upper', 'end')).toContain('coins: coins 1')
  })

  test('the start of the next round', () => {
    expect(says('coins 0 0 0', 'tile', 'end')).toContain('start-player')
  })

  test('points at once, and Constantinople by its name', () => {
    expect(says('coins 2 0 0', 'spend 1 point', 'spend 1 point')).toContain('points-now: points 2')
    const said = says('coins 0 0 0\nupper 0 0 0 0 0 M1 0 0 0^ L8', 'take a6')
    expect(said).toContain('constantinople: points 20')
    expect(said.join()).not.toMatch('points-now')
  })

  test('cars, steps and cards, where nothing better can be said', () => {
    expect(says('coins 0 0 0', 'take a1', 'car upper', 'car lower')).toEqual(['cars: n 2'])
    expect(says('coins 0 0 0\nb X1-4', 'take a2', 'up upper 0', 'up lower 0')).toEqual(['upgrades: n 2'])
    expect(says('coins 0 0 0\nupper 0 0 0', 'take a3', 'cond upper 3')).toEqual(['conductors: n 3'])
  })

  test('a mail car and a locomotive tile', () => {
    expect(says('coins 0 0 0\nupper 0 0 0 0', 'take a1', 'car upper', 'mail 1')).toContain('mail-car: train upper')
    expect(says('coins 0 0 0\nlower 0 0 0 0 0 M1 0 0', 'take a1', 'car lower').join()).toMatch(
      /locomotive-tile: train lower, tile \d+/,
    )
  })
})
