import { describe, expect, test } from 'vitest'
import { roll } from './dice.ts'
import type { Game, Move } from './game.ts'
import { examine, LawViolation } from './laws.ts'
import { type Pebbles, type PebblesView, pebbles, usualPebbles } from './testing/pebbles.ts'

type PebblesGame = Game<Pebbles, PebblesView>

const good = pebbles(usualPebbles)

/** What is said of a game which is Pebbles but for these parts. */
const breachOf = (parts: Partial<PebblesGame>): string => {
  try {
    examine({ ...good, ...parts })
  } catch (error) {
    if (error instanceof LawViolation) return error.message.split('\n')[0]!
    throw error
  }
  return 'nothing'
}

/** Pebbles with something more in its state. */
const withMore = (more: (state: Pebbles) => Record<string, unknown>): Partial<PebblesGame> => ({
  begin(...args) {
    const state = good.begin(...args)
    return { ...state, ...more(state) }
  },
})

/** Redeals as Pebbles does, and then does something more, which may know the true state. */
const afterRedeal = (more: (state: Pebbles, truth: Pebbles) => void): Partial<PebblesGame> => ({
  redeal(state, viewer, dice) {
    const truth = good.copy(state)
    good.redeal(state, viewer, dice)
    more(state, truth)
  },
})

const afterPlay = (more: (state: Pebbles, move: Move, before: Pebbles) => void): Partial<PebblesGame> => ({
  play(state, move, emit) {
    const before = good.copy(state)
    good.play(state, move, emit)
    more(state, move, before)
  },
})

test('Pebbles keeps these laws', () => {
  expect(breachOf({})).toBe('nothing')
})

describe('a sample depends on what its viewer knows and on the dice alone', () => {
  const law = 'pebbles: a sample depends on what its viewer knows and on the dice alone: at'

  test('not on the order in which something hidden lies', () => {
    const ordered = afterRedeal((state, truth) => {
      if (truth.bag[0] === 1) state.bag = state.bag.toReversed()
    })
    expect(breachOf(ordered)).toContain(law)
  })

  test('not on how often the dice were rolled', () => {
    const counted = afterRedeal((state, truth) => {
      state.rolled = truth.rolled + 1
    })
    expect(breachOf(counted)).toContain(`${law}.rolled`)
  })

  test('but a bag that all remember may lie in any order', () => {
    const ordered = afterRedeal((state, truth) => {
      if (truth.bag[0] === 1) state.bag = state.bag.toReversed()
    })
    expect(breachOf({ ...ordered, remembered: ['bag'] })).toBe('nothing')
  })
})

describe('a move does in a sample what it does in truth', () => {
  const law = 'pebbles: a move does in a sample what it does in truth: '
  const hiddenFrom = (state: Pebbles, seat: number): number => state.hands[(seat + 1) % 3]![0] ?? 0

  test('it rolls in both or in neither', () => {
    const sometimes = afterPlay((state, move, before) => {
      if (good.write(move).startsWith('lay') && hiddenFrom(before, before.asked) > 2) roll(state, 6)
    })
    expect(breachOf(sometimes)).toMatch(new RegExp(`^${law}lay \\d rolls in the (truth|sample) only$`))
  })

  test('it ends the game in both or in neither', () => {
    const sometimes = afterPlay((state, move, before) => {
      if (good.write(move).startsWith('lay') && hiddenFrom(before, before.asked) > 2) state.over = true
    })
    expect(breachOf(sometimes)).toMatch(new RegExp(`^${law}lay \\d ends the game in the (truth|sample) only$`))
  })

  test('it shows the same, also when the decision passes on', () => {
    const peeking = afterPlay((state, move, before) => {
      const isPassing = state.asked !== before.asked && state.rolled === before.rolled
      if (good.write(move) === 'keep' && isPassing) state.casts = state.casts.with(0, before.bag.at(-1) ?? 0)
    })
    expect(breachOf(peeking)).toContain(`${law}at.casts.0`)
  })

  test('it tells the same, also when the decision passes on', () => {
    const telling: Partial<PebblesGame> = {
      play(state, move, emit = () => {}) {
        const { asked, turn, rolled } = state
        const value = state.hands[turn]![0] ?? 0
        good.play(state, move, emit)
        if (asked !== turn && state.rolled === rolled) emit({ key: 'peek', facts: { value }, only: asked })
      },
    }
    expect(breachOf(telling)).toContain(law)
  })

  test('what it tells others does not matter', () => {
    const telling: Partial<PebblesGame> = {
      play(state, move, emit = () => {}) {
        const { asked, turn } = state
        emit({ key: 'peek', facts: { value: state.hands[turn]![0] ?? 0 }, only: turn })
        if (asked === turn) emit({ key: 'mine', facts: { value: state.hands[turn]![0] ?? 0 }, except: turn })
        good.play(state, move, emit)
      },
    }
    expect(breachOf(telling)).toBe('nothing')
  })
})

describe('what is in a state and not in a view is redealt, or all remember it', () => {
  const law = 'pebbles: what is in a state and not in a view is redealt, or all remember it: '

  test('a part that stays is named', () => {
    expect(breachOf(withMore(({ hands }) => ({ best: hands[0]!.toSorted() })))).toBe(`${law}best`)
    expect(breachOf(withMore(() => ({ parts: [{ deep: { secret: 'x' } }] })))).toBe(`${law}parts.*.deep.secret`)
  })

  test('so is the seed', () => {
    const seeing = afterRedeal((state, truth) => {
      state.seed = truth.seed
    })
    expect(breachOf(seeing)).toBe(`${law}seed`)
  })

  test('unless the game says that all remember it, or it is nothing', () => {
    const remembered = withMore(() => ({ parts: [{ deep: 'x' }], other: [1, 2] }))
    expect(breachOf({ ...remembered, remembered: ['parts', 'other'] })).toBe('nothing')
    expect(breachOf(withMore(() => ({ none: 0, empty: [], nobody: null })))).toBe('nothing')
  })

  test('or views show it', () => {
    const view: PebblesGame['view'] = (state, viewer) =>
      ({ ...good.view(state, viewer), more: (state as unknown as { more: number }).more }) as PebblesView
    expect(breachOf({ ...withMore(() => ({ more: 7 })), view })).toBe('nothing')
  })
})
