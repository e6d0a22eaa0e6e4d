import { NONE } from '@roundhouse/first-class/base/board/player'
import type { State } from '@roundhouse/first-class/base/state'
import type { StoryLine } from '@roundhouse/first-class/base/story'
import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { pointsIn } from '@roundhouse/first-class/seen'
import { fork } from '@roundhouse/kernel/dice'
import { describe, expect, test } from 'vitest'
import { playPlan } from '../../../coach/played-plan.ts'
import { evaluatorOf } from '../../evaluation/evaluator.ts'
import { guideFor } from '../../guide.ts'
import { reasonLines } from '../testing/reason-lines.ts'
import { scoringReasons } from './scoring.ts'

const base = (board: string, ...moves: readonly string[]) =>
  reasonLines(['A', 'B'], `round 3\na X2-7 X2-5 X2-8 X2-6 X2-1 B2-1\nseat 1\n${board}`, ...moves)

describe('what the next scoring brings', () => {
  test('more where both conductors pass cars, by their values', () => {
    expect(base('upper 7^ 7\nlower 4^ 4 1', 'take a1')).toContain('passes-both: cars 7,4,1, points 12')
  })

  test('more where one conductor passes cars; those worth nothing are not named', () => {
    expect(base('upper 4^ 2 1 0\nlower 0', 'take a3', 'cond upper 3')).toContain(
      'passes: train upper, cars 2,1, points 3',
    )
  })

  test('more where cars go up that are reached, and nothing for those that are not', () => {
    expect(base('upper 2^\nlower 1', 'take a2', 'up upper 2', 'up lower 1')).toContain('raises: points 2')
    expect(base('upper 2\nlower 1', 'take a2', 'up upper 2', 'up lower 1').join()).not.toMatch('raises')
  })

  test('is said part by part: the cars as they go up, then the conductor as he passes them', () => {
    const said = base(
      'upper 2^ 1\nlower 0\ncoins 0 1 0',
      'take a2',
      'up upper 2',
      'up upper 1',
      'spend 2 conductor upper',
    )
    expect(said).toContain('raises: points 2')
    expect(said).toContain('passes: train upper, cars 2, points 2')
  })

  test('more for a celebrity in a car that is reached', () => {
    expect(base('upper 7^\nlower 0', 'take a6', 'seat upper')).toContain('celebrity: train upper, points 7')
    expect(base('upper 7\nlower 0', 'take a6', 'seat upper')).toContain('seated: train upper, car 1')
  })

  test('more for a switch whose arrows point to cars reached', () => {
    const said = reasonLines(['A', 'E'], 'a E1-1\nseat 1\ncoins 0 0 0\nupper 1^\nlower 1 1^', 'take a1')
    expect(said).toContain('switch: points 4')
  })

  test('more on a locomotive tile', () => {
    const said = base('upper 0 0 0 0 0 M1 0 0 0^ L8\nlower 0', 'take a1')
    expect(said).toContain('on-tile: train upper, tile 8, points 8')
  })

  test('nothing more when the last part is over', () => {
    const said = reasonLines(['A', 'B'], 'phase over\nseat 1\nupper 7^')
    expect(said).toEqual(['saves-coins: coins 1'])
  })
})

/** What the part of a seat would score if it came now: the game is asked to score. */
function scoredNow(game: FirstClass, state: State, seat: number): number {
  const table = game.copy(state)
  Object.assign(table, { phase: 'scoring', onTurn: seat, toMove: seat, turnsLeft: 2 })
  Object.assign(table, { frame: null, waiting: [], owed: 0, mailFor: NONE })
  const story: StoryLine[] = []
  game.play(table, game.read('score')!, line => story.push(line))
  const others = story.findIndex(({ key }) => key === 'scoring')
  return pointsIn(story.slice(0, others))
}

test.each([0, 4, 7, 12])('in games of all kinds the points said are those that the scoring brings more (%i)', n => {
  const game = firstClass.open(newGame(2, MODULE_PAIRS[n % MODULE_PAIRS.length]!)) as FirstClass
  const state = game.begin(fork([0, 0, 0, 3], n))
  let said = 0
  while (game.toMove(state) !== null) {
    const guide = guideFor(game, evaluatorOf(), state, {
      horizon: 3,
      noise: 0,
      width: 3,
      isCareful: false,
      simulations: 0,
    })
    for (const { moves } of guide.plans(state, 1)) {
      const played = playPlan(game, state, moves)
      const points = scoringReasons(played).reduce((sum, { reason }) => sum + Number(reason.facts['points']), 0)
      const { seat, before, after } = played
      const isCovered = after.players[seat]!.middle.some(
        (face, i) => face !== (before.players[seat]!.middle[i] ?? face),
      )
      if (after.phase === 'over' || isCovered) continue
      expect(points).toBe(scoredNow(game, after, seat) - scoredNow(game, before, seat))
      said += points
    }
    for (const move of guide.plans(state, 1)[0]!.moves) game.play(state, move)
  }
  expect(said).toBeGreaterThan(0)
})
