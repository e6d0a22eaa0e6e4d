import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, play, type Scene, show, told } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'B'])
const four = rulesFor(4, ['A', 'B'])
const murder = rulesFor(3, ['A', 'C'])

/** The last part of the last scoring phase, seat 2's. With G1 and G2 kept only cars count, 1 point each. */
const last = (boards: string): Scene =>
  at(rules, `phase scoring\nround 6\nturn 2\nturns-left 1\nseat 1\nkept G1\nseat 2\nkept G2\n${boards}`)
const finished = (boards: string): Record<string, string> => show(play(last(boards), 'score'))

describe('FC-13.1 coins', () => {
  test('FC-13.1 each coin left is 1 point, of every player', () => {
    expect(finished('seat 1 coins 5 2 1\nseat 2 coins 4 0 0')).toMatchObject({
      phase: 'over',
      'seat 1 points': '8',
      'seat 2 points': '4',
    })
    expect(told(last('seat 1 coins 5 2 1\nseat 2 coins 4 0 0'), 'score')).toEqual([
      expect.stringMatching(/^display: cards G\d+,G\d+,G\d+,G\d+$/),
      'scored: seat 0, points 8, for coins-left',
      'scored: seat 1, points 4, for coins-left',
      'over: points 8,4',
    ])
  })
})

describe('FC-13.2 open contracts', () => {
  test('FC-13.2 are discarded', () => {
    const after = finished('seat 1 contracts A3-1\nseat 2 contracts A2-7 A1-4')
    expect(after).toMatchObject({ 'seat 1 contracts': '-', 'seat 2 contracts': '-' })
    expect(after).toMatchObject({ 'seat 1 points': '1', 'seat 2 points': '1' })
  })
})

describe('FC-13.3 Game End cards', () => {
  const points = (endCards: string, taken: string): number =>
    Number(finished(`seat 2 endcards ${endCards}\nseat 2 taken ${taken}\nseat 2 coins 1 0 0`)['seat 2 points']) - 1

  test('FC-13.3 each scores its points times the base cards of its kind that the player took', () => {
    // G17 is 3 a locomotive, G14 is 2 a conductor; the kept G2 1 a car.
    expect(points('G17', 'X1-10 X2-10 X3-11')).toBe(9)
    expect(points('G14', 'X1-6 X2-7')).toBe(4)
    expect(points('-', 'X1-1 X2-1 X3-1')).toBe(3)
    expect(points('G3 G17 G14', 'X1-1 X1-10 X1-6 X2-7')).toBe(1 + 2 + 3 + 4)
  })

  test('FC-13.3 of a kind nobody took scores nothing, and routes are of no kind', () => {
    expect(points('G16 G14', 'X1-11 X1-13')).toBe(0)
  })

  test('FC-13.3 the number of symbols on a card does not matter', () => {
    expect(points('G17', 'X1-9')).toBe(3)
    expect(points('G17', 'X3-11')).toBe(3)
  })

  test('FC-13.3 module cards never count', () => {
    expect(points('G3 G14 G16', 'A1-8 B1-5 A1-5 B1-1 B1-2')).toBe(0)
  })

  test('FC-13.3 module cards do not count even if they were of such a kind', () => {
    const faces = rules.printed.faces.map(face => (face.id === 'A1-8' ? { ...face, kind: 'car' as const } : face))
    const other = { ...rules, printed: { ...rules.printed, faces } }
    const scene = at(other, 'phase scoring\nround 6\nturn 2\nturns-left 1\nseat 2\nkept G2\ntaken A1-8 X1-1')
    expect(told(scene, 'score')).toContain('scored: seat 1, points 1, for end-card, card G2')
  })

  test('FC-13.3 cards of others do not count', () => {
    expect(finished('seat 1 taken X1-1 X1-1\nseat 2 endcards G3')).toMatchObject({
      'seat 1 points': '3',
      'seat 2 points': '1',
    })
  })

  test('FC-13.3 a declined card was taken, so it counts (FC-3.4)', () => {
    const scene = at(
      rules,
      `round 6
       turn 2
       turns-left 1
       a X3-1 X3-2
       seat 1
       coins 0 0 0
       kept G1
       seat 2
       coins 0 0 0
       kept G2
       taken X1-1`,
    )
    const after = show(play(scene, 'decline a1', 'free upper 0'))
    expect(after).toMatchObject({ phase: 'over', 'seat 1 points': '0', 'seat 2 points': '2' })
  })

  test('FC-13.3 the card kept at set-up gives its points (FC-1.5)', () => {
    const scene = last('seat 1 taken X1-1 X1-2')
    expect(told(scene, 'score')).toContain('scored: seat 0, points 2, for end-card, card G1')
  })
})

describe('FC-13.4 the winner', () => {
  const result = (scene: Scene) => scene.game.result(scene.state)

  test('FC-13.4 has the most points', () => {
    expect(result(play(last('seat 1 points 40\nseat 2 points 41'), 'score'))).toEqual({
      points: [41, 42],
      winners: [1],
    })
    expect(result(play(last('seat 1 points 50\nseat 2 points 41'), 'score'))).toEqual({
      points: [51, 42],
      winners: [0],
    })
  })

  test('FC-13.4 a tie is shared', () => {
    expect(result(play(last('seat 1 points 41\nseat 2 points 41'), 'score'))).toMatchObject({ winners: [0, 1] })
    const three = at(four, 'phase over\nseat 1 points 7\nseat 2 points 9\nseat 3 points 9\nseat 4 points 8')
    expect(result(three)).toEqual({ points: [7, 9, 9, 8], winners: [1, 2] })
  })

  test('FC-13.4 there is none while the game goes on', () => {
    expect(result(last('seat 1 points 40'))).toBeNull()
  })

  test('FC-13.4 arrested players stand behind all others, whatever their points (FC-C.7)', () => {
    const arrested = (seats: string) =>
      at(murder, `phase over\narrested ${seats}\nseat 1 points 90\nseat 2 points 30\nseat 3 points 40`)
    expect(result(arrested('1'))).toEqual({ points: [90, 30, 40], winners: [2] })
    expect(result(arrested('1 3'))).toMatchObject({ winners: [1] })
    const tied = at(murder, 'phase over\narrested 1\nseat 1 points 40\nseat 2 points 30\nseat 3 points 40')
    expect(result(tied)).toMatchObject({ winners: [2] })
    expect(result(arrested('-'))).toMatchObject({ winners: [0] })
  })
})
