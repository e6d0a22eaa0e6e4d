import { describe, expect, test } from 'vitest'
import type { Payment } from '../base/state.ts'
import { complaintsAfter, type Position } from '../testing/found.ts'
import { moments, saysOf } from '../testing/moments.ts'

const paying = (position: Position, part: Partial<Payment>): string[] =>
  saysOf(position, { payment: { ...position.state.payment!, ...part } })
const withPurse = (position: Position, cubes: number, influence: readonly number[], part: Partial<Payment> = {}) =>
  complaintsAfter(position, state => {
    Object.assign(state.players[state.toMove]!, { cubes, influence })
    state.payment = { ...state.payment!, ...part }
  })

const track = moments.payingTrack()
const train = moments.payingTrain()
const builder = `Seat ${track.state.toMove + 1}`
const buyer = `Seat ${train.state.toMove + 1}`

describe('a choice', () => {
  test('is asked only where there is one', () => {
    expect(withPurse(track, 0, [2, 0, 1, 0], { due: 2, kind: 1 })).toEqual([])
    expect(withPurse(track, 0, [2, 0, 0, 0], { due: 2, kind: 1 })).toEqual([
      `${builder} pays 2 with 2 of one kind or 0 of others: there is nothing to choose`,
    ])
    expect(withPurse(track, 0, [0, 1, 1, 1], { due: 2, kind: 1 })).toEqual([
      `${builder} pays 2 with 0 of one kind or 3 of others: there is nothing to choose`,
    ])
  })

  test('NB-5.9 is never more than there is', () => {
    expect(withPurse(track, 0, [1, 1, 0, 0], { due: 3, kind: 1 })).toEqual([
      `${builder} pays 3 with 1 of one kind or 1 of others: there is not enough`,
    ])
  })

  test('kinds that are settled do not count', () => {
    expect(withPurse(track, 0, [9, 1, 1, 0], { due: 1, kind: 2 })).toEqual([])
    expect(withPurse(track, 0, [9, 1, 0, 0], { due: 1, kind: 2 })).toEqual([
      `${builder} pays 1 with 1 of one kind or 0 of others: there is nothing to choose`,
    ])
  })
})

describe('NB-5.8 for track', () => {
  test('influence pays only when no cube is left', () => {
    expect(withPurse(track, 1, [2, 2, 2, 2])).toContain(
      `${builder} pays for track with influence, but has 1 cubes left`,
    )
  })

  test('at most the price', () => {
    const { price } = track.state.series
    expect(withPurse(track, 0, [9, 9, 9, 9], { due: price })).toEqual([])
    expect(withPurse(track, 0, [9, 9, 9, 9], { due: price + 1 })).toEqual([
      `A series that costs ${price} is paid, but ${price + 1} is still due`,
    ])
  })
})

describe('NB-6.2, NB-6.3 for a train', () => {
  const { trains } = train.rules
  const { payment, toMove } = train.state
  const bought = trains[payment!.train]!

  test('brown is used first', () => {
    expect(withPurse(train, 9, [2, 1, 2, 2])).toContain(`${buyer} replaces brown influence, but has 1 left`)
  })

  test('three for each point at most', () => {
    expect(withPurse(train, 15, [9, 0, 9, 9], { due: 3 * bought.cost })).toEqual([])
    expect(withPurse(train, 15, [9, 0, 9, 9], { due: 3 * bought.cost + 1 })).toEqual([
      `Train ${bought.name} costs ${bought.cost}, but ${3 * bought.cost + 1} is due in its place`,
    ])
  })

  test('it is nobody’s', () => {
    const other = (toMove + 1) % 3
    expect(saysOf(train, { trains: train.state.trains.with(payment!.train, other) })).toEqual([
      `${buyer} pays for train ${bought.name}, which somebody has`,
    ])
  })

  test('the buyer has fewer than three, and none of its row', () => {
    const own = (names: readonly string[]) =>
      saysOf(train, { trains: trains.map(({ name }) => (names.includes(name) ? toMove : -1)) })
    const beside = trains.find(({ row, name }) => row === bought.row && name !== bought.name)!
    expect(own([beside.name])).toEqual([`${buyer} pays for train ${bought.name}, but has 1 of the rows ${bought.row}`])
    const rows = [1, 2, 3, 5, 6].filter(row => row !== bought.row).slice(0, 3)
    expect(own(rows.map(row => `${row}a`))).toEqual([
      `${buyer} pays for train ${bought.name}, but has 3 of the rows ${rows.join(', ')}`,
    ])
    expect(own(rows.slice(1).map(row => `${row}a`))).toEqual([])
  })

  test('the due may be less, when something was paid', () => {
    expect(paying(train, { due: 1 })).toEqual([])
  })
})
