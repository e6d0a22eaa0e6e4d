import { describe, expect, test } from 'vitest'
import { source } from '../../base/frames/source.ts'
import { FACTORY, FROM_STORAGE, SECOND_USE } from '../../base/numbers.ts'
import type { State } from '../../base/state.ts'
import { complaintsAfter, found, type Position } from '../../testing/found.ts'
import { isUsable, type Storage, TOOLBOX } from './storage.ts'

const opening = found(2, ['A', 'F'], ({ phase }) => phase === 'turn')
const open = found(
  2,
  ['A', 'F'],
  ({ slices, waiting, frame }) => slices.storage?.used.length === 1 && waiting.length === 1 && frame === null,
)
const { drawn, used } = open.state.slices.storage!

const withStorage = (position: Position, part: Partial<Storage>, rest: Partial<State> = {}): string[] =>
  complaintsAfter(position, state => {
    Object.assign(state, rest)
    state.slices = { ...state.slices, storage: { drawn, used, ...state.slices.storage, ...part } }
  })

describe('FC-F.1 a storage', () => {
  test('is open in the turn in which it was taken', () => {
    expect(withStorage(open, {})).toEqual([])
    expect(withStorage(opening, { used: [] })).toContain('A storage is open, but none was taken in this turn')
    const scoring = found(2, ['A', 'F'], ({ phase }) => phase === 'scoring')
    expect(withStorage(scoring, { used: [] })).toContain('A storage is open, but none was taken in this turn')
    const storage = open.rules.printed.faces.findIndex(({ kind }) => kind === 'storage')
    const late = scoring.game.copy(scoring.state)
    late.players[late.onTurn]!.taken = late.players[late.onTurn]!.taken.with(-1, storage)
    expect(withStorage({ ...scoring, state: late }, { used: [] })).toContain(
      'A storage is open, but none was taken in this turn',
    )
    const other = found(
      2,
      ['A', 'F'],
      ({ phase, acted, slices, frame }) => phase === 'turn' && acted && slices.storage === undefined && frame === null,
    )
    expect(withStorage(other, { used: [] })).toContain('A storage is open, but none was taken in this turn')
  })

  test('draws three cards', () => {
    const { pile } = open.state
    expect(withStorage(open, { drawn: [...drawn, pile[0]!] }, { pile: pile.slice(1) })).toEqual([
      'A storage draws 3 cards, but 4 lie there',
    ])
  })

  test('is used twice at most, each card once', () => {
    const says = (cards: readonly number[]) =>
      `Up to 2 of the cards ${drawn.join(', ')} and the toolbox are used, but ${cards.join(', ')} were`
    expect(withStorage(open, { used: [TOOLBOX, TOOLBOX] }, { waiting: [] })).toContain(says([TOOLBOX, TOOLBOX]))
    expect(withStorage(open, { used: [TOOLBOX, ...drawn] }, { waiting: [] })).toContain(says([TOOLBOX, ...drawn]))
  })

  test('may be used twice', () => {
    const fit = drawn.find(face => isUsable(open.rules, face))!
    const both = withStorage(open, { used: [TOOLBOX, fit] }, { frame: null, waiting: [] })
    expect(both.filter(complaint => complaint.startsWith('Up to 2'))).toEqual([])
  })

  test('lends no contracts, routes or other cards of the modules', () => {
    const unfit = found(
      2,
      ['A', 'F'],
      ({ slices, frame }, { printed }) =>
        frame === null && (slices.storage?.drawn ?? []).some(face => printed.faces[face]!.kind === 'contract'),
    )
    const contract = unfit.state.slices.storage!.drawn.find(
      face => unfit.rules.printed.faces[face]!.kind === 'contract',
    )!
    expect(withStorage(unfit, { used: [contract] })).toContain(
      `${unfit.rules.printed.faces[contract]!.id} cannot be used out of a storage, but it was`,
    )
  })

  test('offers the second card after the first', () => {
    const says = (count: number) => `The second card of a storage follows the first, but ${count} were used`
    expect(withStorage(open, { used: [] })).toEqual([says(0)])
    expect(
      complaintsAfter(opening, state => {
        state.waiting = [source(SECOND_USE, 0)]
      }),
    ).toEqual([says(0)])
  })

  test('has the frame open of the card used last', () => {
    const frame = (card: number) => ({ source: source(FROM_STORAGE, card), left: [], limit: 5, begun: true })
    expect(withStorage(open, { used: [TOOLBOX] }, { frame: frame(TOOLBOX) })).toEqual([])
    expect(withStorage(open, { used: [TOOLBOX] }, { frame: frame(7) })).toEqual([
      'The card of a storage that is carried out was used last, but 7 was not',
    ])
  })
})

describe('FC-F.2 factories', () => {
  const working = found(
    2,
    ['A', 'F'],
    ({ waiting, frame }) => frame === null && waiting.filter(each => each >> 8 === FACTORY).length === 2,
  )
  const { toMove, waiting } = working.state
  const changed = (position: Position, part: Partial<State>) =>
    complaintsAfter(position, state => Object.assign(state, part))

  test('work from right to left', () => {
    const factories = waiting.filter(each => each >> 8 === FACTORY)
    const [first, second] = factories.map(each => each & 255)
    const says = (...positions: (number | undefined)[]) => [
      `Seat ${toMove + 1} has factories that work from right to left, but they are to work at ${positions.join(', ')}`,
    ]
    expect(changed(working, {})).toEqual([])
    expect(changed(working, { waiting: factories.toReversed() })).toEqual(says(second, first))
    expect(changed(working, { waiting: [source(FACTORY, 0)] })).toEqual(says(0))
    expect(changed(working, { waiting: [factories[0]!, factories[0]!] })).toContain(says(first, first)[0])
    expect(changed(working, { waiting: [source(FACTORY, 4), ...factories] })).toContain(says(4, first, second)[0])
  })

  test('work when one is executed', () => {
    expect(changed(opening, { waiting: [source(FACTORY, 1)] })).toContain(
      'Factories work when one is executed, but those at 1 do without',
    )
  })

  test('are factories', () => {
    const mixed = found(
      2,
      ['E', 'F'],
      ({ waiting, players, toMove, frame }, { printed }) =>
        frame === null &&
        waiting.some(each => each >> 8 === FACTORY) &&
        printed.faces[players[toMove]!.middle[0]!]!.kind !== 'factory',
    )
    expect(changed(mixed, { waiting: [source(FACTORY, 1)] })).toEqual([
      `Seat ${mixed.state.toMove + 1} has factories that work from right to left, but they are to work at 1`,
    ])
  })
})
