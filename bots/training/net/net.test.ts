import { type Dice, fork, roll, type Seed } from '@roundhouse/kernel/dice'
import { describe, expect, test } from 'vitest'
import { HIDDEN, netOf } from '../../play/net/net.ts'
import { loadNet, netWeightsIn } from '../../play/net/net-file.ts'
import { type NetPosition, type NetShape, newNetPosition } from '../../play/net/shape.ts'
import { FIT, fitNet } from './fit.ts'
import { netLossesOf } from './loss.ts'
import { type GameRows, gameRowsOf, layoutOf, readRow, rowOf, rowsIn, seatsAt } from './samples.ts'
import { netFileOf, writeNet } from './write-net.ts'

const SEED: Seed = [1, 2, 3, 4]

const shape: NetShape = {
  game: 'pebbles',
  seatInputs: ['x', 'y', 'nothing'],
  tableInputs: ['is upside down'],
  tables: ['small', 'large'],
  moments: ['first', 'last'],
}
const layout = layoutOf(shape)

/** Somebody wins who has the larger product of two numbers, or the smaller where the table is upside down: no sum tells. */
function gameOf(n: number): GameRows {
  const dice: Dice = { seed: fork(SEED, n), rolled: 0 }
  const number = (): number => roll(dice, 21) / 10 - 1
  const position = newNetPosition(shape, 2 + (n % 3))
  position.place = n % 4
  position.table[0] = roll(dice, 2)
  for (const inputs of position.seats) {
    inputs[0] = number()
    inputs[1] = number()
  }
  const worths = position.seats.map(([x, y]) => x! * y! * (position.table[0] === 1 ? -1 : 1))
  const best = worths.indexOf(Math.max(...worths))
  return gameRowsOf(
    layout,
    [rowOf(layout, position)],
    worths.map((_, seat) => (seat === best ? 1 : 0)),
    worths.map(worth => 10 * worth),
  )
}

const games = Array.from({ length: 1500 }, (_, n) => gameOf(n))
const setting = { ...FIT, seed: SEED, epochs: 12, rate: 0.01, batchSize: 32, pointScale: 10 }
const weights = fitNet(shape, games.slice(0, 1200), setting)
const file = netFileOf(shape, weights, { command: 'a test' })

describe('a net', () => {
  test('tells who wins where no weighted sum could, in games that it was not fitted to', () => {
    const losses = netLossesOf(shape, netWeightsIn(shape, file), games.slice(1200))
    expect(losses.map(({ table }) => table)).toEqual(['small', 'large'])
    for (const { withNet, without, equal } of losses) {
      expect(without).toBeCloseTo(equal, 5)
      expect(withNet).toBeLessThan(equal - 0.4)
    }
  })

  test('comes to the same weights from the same games and seed, and to others from another seed', () => {
    const some = games.slice(0, 50)
    const short = { ...setting, epochs: 2 }
    const once = fitNet(shape, some, short)
    expect(fitNet(shape, some, short)).toEqual(once)
    expect(fitNet(shape, some, { ...short, seed: fork(SEED, 1) })).not.toEqual(once)
    expect(writeNet(netFileOf(shape, once, {}))).toBe(writeNet(netFileOf(shape, fitNet(shape, some, short), {})))
  })

  test('is the same for every seat, and its chances are together 1', () => {
    const net = netOf(shape, weights)
    const position = newNetPosition(shape, 3)
    for (const [seat, inputs] of position.seats.entries()) inputs.set([0.3 * seat - 0.4, 0.9 - 0.5 * seat, 0])
    const turned = newNetPosition(shape, 3)
    for (const [seat, inputs] of turned.seats.entries()) inputs.set(position.seats[(seat + 1) % 3]!)
    const chances = net(position)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    for (const [seat, chance] of net(turned).entries()) expect(chance).toBeCloseTo(chances[(seat + 1) % 3]!, 12)
  })

  test('tells the same of a position to the last digit, whatever it was asked before', () => {
    const positions = games.slice(0, 60).map(positionOf)
    const alone = positions.map(position => netOf(shape, weights)(position))
    const net = netOf(shape, weights)
    expect(positions.map(net)).toEqual(alone)
    expect(positions.toReversed().map(net)).toEqual(alone.toReversed())
  })

  test('adds nothing where it has learned nothing: then the evaluation without it counts', () => {
    const position = newNetPosition(shape, 2)
    position.bases[0] = Math.log(3)
    const untrained = { ...weights, direct: new Float64Array(3), outer: new Float64Array(HIDDEN) }
    const net = netOf(shape, { ...untrained, temperatures: new Float64Array(4).fill(1) })
    expect(net(position)[0]).toBeCloseTo(0.75, 12)
    const shy = netOf(shape, { ...untrained, temperatures: new Float64Array(4) })
    expect(shy(position)).toEqual([0.5, 0.5])
  })
})

describe('a file of a net', () => {
  test('plays as the net it was made of', () => {
    const [fitted, shipped] = [netOf(shape, weights), netOf(shape, netWeightsIn(shape, file))]
    for (let n = 0; n < 50; n++) {
      const position = positionOf(games[n]!)
      for (const [seat, chance] of fitted(position).entries()) expect(shipped(position)[seat]).toBeCloseTo(chance, 2)
    }
  })

  test.each([
    [
      'of another format',
      { format: 'roundhouse-net 0' },
      /is of format "roundhouse-net 0"; expected "roundhouse-net 1"/,
    ],
    ['of another game', { game: 'chess' }, /is for chess, not for pebbles/],
    ['of other inputs', { seatInputs: ['x', 'z', 'nothing'] }, /was made when bots looked at other things/],
    ['with another letter', { weights: file.weights.replace(/^../, 'zz') }, /^The net for pebbles is damaged$/],
    ['that is no base64', { weights: `${file.weights.slice(0, -1)}!` }, /is damaged/],
    ['cut short', { weights: file.weights.slice(0, -8) }, /is damaged/],
    ['with a scale that is no number', { scales: [1, 2, 3, 4] }, /is damaged/],
  ])('%s is refused with a sentence', (_, change, sentence) => {
    expect(loadNet(shape, { ...file, ...change })).toEqual({ refusal: expect.stringMatching(sentence) })
  })

  test('that is whole is no reason for a sentence', () => {
    expect(loadNet(shape, file)).toEqual({ net: expect.any(Function) })
  })
})

test('rows of games are found again, one after another', () => {
  const found = rowsIn(layout, [gameOf(0), gameOf(1)])
  expect(found.map(({ rows, at }) => seatsAt(rows, at))).toEqual([2, 3])
})

/** The position in the first row. */
function positionOf(rows: GameRows): NetPosition {
  const position = newNetPosition(shape, seatsAt(rows, 0))
  readRow(layout, { rows, at: 0 }, position)
  return position
}
