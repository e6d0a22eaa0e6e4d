import { describe, expect, test } from 'vitest'
import type { StepReferee } from '../complaint.ts'
import { LawViolation } from '../laws.ts'
import type { GameWithRules } from '../notation/notation.ts'
import { type Examinee, examinationOf, refereed } from './examination.ts'
import { curiously, forEachSeat, productively, threeStyles } from './guided.ts'
import { type Sticks, type SticksOptions, type SticksRules, sticksNotation } from './sticks.ts'
import { tour, type Watch } from './tour.ts'

/** Sticks with eyes that see the table only: the laws ask for it. */
const open = (options: SticksOptions): GameWithRules<SticksRules, Sticks> => ({
  ...sticksNotation.open(options),
  view: ({ heaps, players, toMove, last }) => ({ heaps, players, toMove, last }),
})

const game = open({ players: 2, fines: false })

/** Nobody gets more sticks than left a heap. */
const stepComplaints: StepReferee<SticksRules, Sticks> = (_rules, before, _move, after) => {
  const left = (state: Sticks) =>
    [...state.heaps, ...state.players.map(({ sticks }) => sticks)].reduce((all, n) => all + n)
  return left(before) === left(after) ? [] : ['A stick has come or gone']
}

const likesSticks = (_rules: SticksRules, { players }: Sticks, seat: number, temper: number): number =>
  temper * players[seat]!.sticks
const sightsIn = (_rules: SticksRules, { text }: { readonly text: string }): string[] => [text]
const styles = threeStyles<SticksRules, Sticks, number>(
  () => 1,
  productively(likesSticks),
  () => -1,
  curiously(sightsIn, () => 0, likesSticks),
)

const examinee: Examinee<SticksOptions, SticksRules, Sticks> = {
  definition: { ...sticksNotation.definition, open },
  open,
  styles,
  stepComplaints,
  sightsIn,
  wrongAnswer: () => null,
  everything: () => ['take 5 from 1', 'take 5 from 9'],
}
const table = { players: 2, fines: false }

describe('an examination', () => {
  test('deals its games out to all tables, in all styles, and counts', () => {
    const progress: number[] = []
    const summary = examinationOf(examinee, [table, { ...table, players: 3 }], {
      games: 6,
      every: 1,
      onProgress: ({ games }) => progress.push(games),
    })
    expect(progress).toEqual([1, 2, 3, 4, 5, 6])
    expect(summary.games).toBe(6)
    expect(summary.asked).toBe(summary.moves)
    expect(summary.seen).toContain('take 5 from 1')
    expect(summary.unseen).toEqual(['take 5 from 9'])
  })

  test('is the same with the same seed', () => {
    const with3 = () => examinationOf(examinee, [table], { games: 3, seed: [0, 0, 0, 3] })
    expect(with3()).toEqual(with3())
  })

  test('stops where the list and the reasons do not agree', () => {
    const wrong = { ...examinee, wrongAnswer: () => 'take 1 from 1 is legal' }
    expect(() => examinationOf(wrong, [table], { games: 1 })).toThrow(LawViolation)
    expect(() => examinationOf(wrong, [table], { games: 1 })).toThrow('do not agree: take 1 from 1 is legal')
  })
})

describe('a referee of moves at the table', () => {
  const generous: typeof game = {
    ...game,
    play(state, move, emit) {
      game.play(state, move, emit)
      state.players[1]!.sticks++
    },
  }

  test('stops at a move that he complains of', () => {
    const state = game.begin([0, 0, 0, 0])
    expect(() => refereed(generous, stepComplaints).play(state, 1)).toThrow(
      'The referee complains of "take 1 from 1": A stick has come or gone',
    )
  })

  test('lets all others pass, and everyone hears of them', () => {
    const keys: string[] = []
    refereed(game, stepComplaints).play(game.begin([0, 0, 0, 0]), 5, ({ key }) => keys.push(key))
    expect(keys).toEqual(['took', 'emptied'])
  })
})

describe('a tour', () => {
  const watch: Watch<SticksRules, Sticks> = {
    sightsIn,
    stepComplaints,
    disagreement: () => null,
    isSeldom: () => false,
    wrongAnswer: () => null,
  }
  const all = [1, 2, 3, 4, 5].map(n => `take ${n} from 2`)
  const play = (part: Partial<Watch<SticksRules, Sticks>>, most = 50, wanted: readonly string[] = all) =>
    tour(wanted, { seed: [0, 0, 0, 1], most }, { ...watch, ...part }, ({ seen }) => ({
      game,
      choose: curiously(sightsIn, () => 0, likesSticks)(
        game,
        forEachSeat(game, () => 1),
        seen,
      ),
    }))

  test('goes on until all was seen', () => {
    const { missing, seen, games } = play({})
    expect(missing).toEqual([])
    expect([...seen]).toEqual(expect.arrayContaining(all))
    expect(games).toBeLessThan(50)
  })

  test('ends after this many games, whatever is missing', () => {
    const { missing, games } = play({}, 2, ['take 6 from 2'])
    expect(missing).toEqual(['take 6 from 2'])
    expect(games).toBe(2)
  })

  test('stops at whatever is wrong', () => {
    expect(() => play({ stepComplaints: () => ['A stick was lost'] })).toThrow(
      /^A stick was lost \(after 1 moves, seed /,
    )
    expect(() => play({ disagreement: () => 'A move is missing' })).toThrow(/^A move is missing \(after 0 moves, seed /)
    expect(() => play({ wrongAnswer: () => 'No reason' })).toThrow(/^No reason \(after 0 moves, seed /)
    const seldom = { isSeldom: (_game: unknown, state: Sticks) => state.toMove === 1 }
    const asked = (_game: unknown, state: Sticks) => (state.toMove === 1 ? 'No reason' : null)
    expect(() => play({ ...seldom, wrongAnswer: asked })).toThrow(/^No reason \(after 1 moves, seed /)
  })
})
