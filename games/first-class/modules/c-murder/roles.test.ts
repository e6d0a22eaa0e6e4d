import type { Viewer } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import { describe, expect, test } from 'vitest'
import type { State } from '../../base/state.ts'
import { gameOf } from '../../game.ts'
import { rulesFor } from '../../rules.ts'
import { at } from '../../testing/positions.ts'
import { NOBODY } from './roles.ts'

const GAMES = 800
const games = Array.from({ length: GAMES }, (_, n) => n)
const gameFor = (seats: number) => gameOf(rulesFor(seats, ['C', 'D']))

/** How often each seat, or nobody, is the murderer. */
function tally(murderers: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const murderer of murderers) counts[murderer] = (counts[murderer] ?? 0) + 1
  return counts
}

/** Of many, this many quarters or thirds, give or take what chance does. */
const about = (counts: Record<string, number>, shares: Record<string, number>) => {
  expect(Object.keys(counts).sort()).toEqual(Object.keys(shares).sort())
  for (const [who, share] of Object.entries(shares)) expect(Math.abs(counts[who]! / GAMES - share)).toBeLessThan(0.06)
}

describe('FC-C.2 roles', () => {
  test.each([
    [2, { [NOBODY]: 1 / 2, 0: 1 / 4, 1: 1 / 4 }],
    [3, { [NOBODY]: 1 / 4, 0: 1 / 4, 1: 1 / 4, 2: 1 / 4 }],
    [4, { 0: 1 / 4, 1: 1 / 4, 2: 1 / 4, 3: 1 / 4 }],
  ])('FC-C.2 each of %i players is dealt one of all four cards, so there may be no murderer', (seats, shares) => {
    const game = gameFor(seats)
    about(tally(games.map(n => game.begin([1, 2, 3, n]).slices.murder!.murderer)), shares)
  })

  test.each([2, 3, 4])('FC-C.2 all 26 tokens are used with %i players, and nobody has any yet', seats => {
    const none = Array.from({ length: seats }, () => 0)
    expect(gameFor(seats).begin([1, 2, 3, 4]).slices.murder).toMatchObject({
      supply: 26,
      evidence: none,
      destroy: none,
      shown: [],
      arrested: [],
    })
  })

  test('FC-C.2 each hears of his own role and of no other', () => {
    const lines: Line[] = []
    const game = gameFor(4)
    const { murderer } = game.begin([1, 2, 3, 4], line => lines.push(line)).slices.murder!
    const roles = lines.filter(({ key }) => key === 'murderer' || key === 'innocent')
    expect(roles).toEqual(
      [0, 1, 2, 3].map(seat => ({
        key: seat === murderer ? 'murderer' : 'innocent',
        facts: { seat },
        only: seat,
      })),
    )
    expect(roles.map(({ key }) => key)).toContain('murderer')
  })
})

describe('FC-C.2 roles are secret', () => {
  const three = rulesFor(3, ['C', 'D'])
  const { game } = at(three, 'murderer nobody')
  const withMurderer = (murderer: string): State => at(three, `murderer ${murderer}\nseat 1\nevidence 2`).state
  const seen = (murderer: string, viewer: Viewer) => game.view(withMurderer(murderer), viewer)

  test('FC-C.2 the murderer sees his own card', () => {
    expect(seen('2', 1).slices.murder).toEqual(withMurderer('2').slices.murder)
  })

  test('FC-C.2 an innocent sees that he is none, but not who it is or whether anybody is', () => {
    expect(seen('2', 0).slices.murder).toMatchObject({ murderer: null, evidence: [2, 0, 0], supply: 24 })
    expect(seen('2', 0)).toEqual(seen('3', 0))
    expect(seen('2', 0)).toEqual(seen('nobody', 0))
  })

  test('FC-C.2 a watcher sees no role at all', () => {
    for (const murderer of ['1', '2', '3', 'nobody'])
      expect(seen(murderer, 'watcher').slices.murder).toMatchObject({ murderer: null })
    expect(seen('1', 'watcher')).toEqual(seen('nobody', 'watcher'))
  })

  test('FC-C.2 when the game is over all is open', () => {
    const over = at(three, 'phase over\nmurderer 2').state
    for (const viewer of [0, 1, 2, 'watcher'] as const)
      expect(game.view(over, viewer).slices.murder).toMatchObject({ murderer: 1 })
  })

  /** How often each is the murderer when what this viewer can't see is dealt again. */
  function redealt(murderer: string, viewer: Viewer): Record<string, number> {
    const before = withMurderer(murderer)
    const dealt = games.map(n => {
      const state = game.copy(before)
      game.redeal(state, viewer, { seed: [4, 3, 2, n], rolled: 0 })
      expect(state.slices.murder).toMatchObject({ evidence: [2, 0, 0], supply: 24 })
      return state.slices.murder!.murderer
    })
    return tally(dealt)
  }

  test("FC-C.2 to an innocent the murderer's card is equally likely any of the three he has not seen", () => {
    about(redealt('2', 0), { [NOBODY]: 1 / 3, 1: 1 / 3, 2: 1 / 3 })
    about(redealt('nobody', 1), { [NOBODY]: 1 / 3, 0: 1 / 3, 2: 1 / 3 })
  })

  test('FC-C.2 to a watcher it is any of the four', () => {
    about(redealt('2', 'watcher'), { [NOBODY]: 1 / 4, 0: 1 / 4, 1: 1 / 4, 2: 1 / 4 })
  })

  test('FC-C.2 the murderer knows who he is', () => {
    about(redealt('2', 1), { 1: 1 })
  })
})
