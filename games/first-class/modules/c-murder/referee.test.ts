import { describe, expect, test } from 'vitest'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { complaintsAfter, found, type Position } from '../../testing/found.ts'
import type { Murder } from './roles.ts'

const opening = found(3, ['B', 'C'], ({ phase }) => phase === 'turn')
const changed = (position: Position, part: Partial<Murder>): string[] =>
  complaintsAfter(position, state => {
    state.slices = { ...state.slices, murder: { ...state.slices.murder!, ...part } }
  })

/** How often cards that were taken can have brought this seat a token. */
const suspected = ({ players }: State, { printed }: Rules, seat: number): number =>
  players
    .flatMap(({ taken }, taker) => taken.map(face => [printed.faces[face]!.kind, taker] as const))
    .filter(([kind, taker]) => kind === (taker === seat ? 'suspect-self' : 'suspect-others')).length

test('the murder is on the table from the beginning', () => {
  expect(
    complaintsAfter(opening, state => {
      state.slices = { postcards: [[], [], []] }
    }),
  ).toEqual(['The murder is on the table from the beginning, but it is not there'])
})

describe('FC-C.2 the murderer', () => {
  test('is a player or nobody', () => {
    const says = (murderer: number) => [`One of 3 players is the murderer, or nobody, but it is ${murderer}`]
    expect(changed(opening, { murderer: 3 })).toEqual(says(3))
    expect(changed(opening, { murderer: -2 })).toEqual(says(-2))
    expect(changed(opening, { murderer: -1 })).toEqual([])
    expect(changed(opening, { murderer: 2 })).toEqual([])
  })
})

describe('FC-C.1 the 26 tokens', () => {
  test('are neither lost nor made', () => {
    expect(changed(opening, { supply: 25 })).toEqual([
      'There are 26 evidence tokens, but 25 in the supply and 0, 0, 0 drawn',
    ])
    expect(changed(opening, { supply: -1, evidence: [27, 0, 0] })).toContain(
      'There are 26 evidence tokens, but -1 in the supply and 27, 0, 0 drawn',
    )
  })

  test('may all be drawn', () => {
    expect(changed(opening, { supply: 0, evidence: [26, 0, 0] })).toEqual([
      'Seat 1 was suspected up to 0 times, but has 26 tokens',
    ])
  })

  test('FC-C.3 are drawn for cards that suspect', () => {
    expect(changed(opening, { supply: 25, evidence: [0, 1, 0] })).toEqual([
      'Seat 2 was suspected up to 0 times, but has 1 tokens',
    ])
    expect(changed(opening, { supply: 27, evidence: [0, -1, 0] })).toEqual([
      'Seat 2 was suspected up to 0 times, but has -1 tokens',
    ])
  })

  test.each([
    ['suspect-self', 0],
    ['suspect-others', 1],
  ] as const)('FC-C.3 one for a %s card', (kind, drawer) => {
    const taken = found(
      3,
      ['B', 'C'],
      ({ players, round }, { printed }) =>
        round < 3 && players[0]!.taken.some(face => printed.faces[face]!.kind === kind),
    )
    const most = [0, 1, 2].map(seat => suspected(taken.state, taken.rules, seat))
    expect(most[drawer]).toBeGreaterThan(0)
    const evidence = most.with(drawer, most[drawer]! + 1)
    const supply = 26 - evidence.reduce((sum, n) => sum + n, 0)
    expect(changed(taken, { evidence, supply })).toEqual([
      `Seat ${drawer + 1} was suspected up to ${most[drawer]} times, but has ${most[drawer]! + 1} tokens`,
    ])
  })

  test('FC-C.4 destroy-evidence cards were taken', () => {
    expect(changed(opening, { destroy: [0, 0, 1] })).toEqual([
      'Seat 3 has taken 0 destroy-evidence cards, but 1 lie there',
    ])
    expect(changed(opening, { destroy: [-1, 0, 0] })).toEqual([
      'Seat 1 has taken 0 destroy-evidence cards, but -1 lie there',
    ])
  })
})

describe('FC-C.6 the end', () => {
  const over = found(3, ['B', 'C'], (state, rules) => {
    const { murderer, evidence } = state.slices.murder!
    if (state.phase !== 'over' || murderer === -1 || evidence.some(count => count === 0)) return false
    return evidence[murderer] === suspected(state, rules, murderer) + 2
  })
  const { evidence, shown, murderer } = over.state.slices.murder!

  test('comes after the last round', () => {
    const says = ['Tokens are turned up and players arrested at the end, but it has happened already']
    expect(changed(opening, { shown: [[1], [], []] })).toEqual(says)
    expect(changed(opening, { arrested: [1] })).toEqual(says)
  })

  test('turns all tokens up that were drawn', () => {
    const fewer = shown.with(0, shown[0]!.slice(1))
    expect(changed(over, { shown: fewer })).toEqual([
      `${evidence.join(', ')} tokens were drawn, but ${fewer.map(own => own.length).join(', ')} are turned up`,
    ])
  })

  test('shows only tokens there are', () => {
    const wrong = shown.map(own => own.map(() => 3))
    expect(changed(over, { shown: wrong })).toContain('There are fewer tokens 3 than are turned up')
    expect(changed(over, { shown: shown.with(0, shown[0]!.with(0, 99)) })).toEqual([
      'There are fewer tokens 99 than are turned up',
    ])
  })

  test('never arrests everybody', () => {
    expect(changed(over, { arrested: [0, 1, 2] })).toEqual(['Not all 3 players can be arrested, but 0, 1, 2 are'])
    expect(changed(over, { arrested: [3] })).toEqual(['Not all 3 players can be arrested, but 3 are'])
    expect(changed(over, { arrested: [0, 1] })).toEqual([])
    expect(changed(over, { arrested: [] })).toEqual([])
    expect(changed(over, { arrested: [0, 3] })).toEqual(['Not all 3 players can be arrested, but 0, 3 are'])
  })

  test('gives the murderer two tokens more', () => {
    const other = (murderer + 1) % 3
    expect(changed(over, { murderer: other })).toEqual([
      `Seat ${murderer + 1} was suspected up to ${evidence[murderer]! - 2} times, but has ${evidence[murderer]} tokens`,
    ])
  })
})
