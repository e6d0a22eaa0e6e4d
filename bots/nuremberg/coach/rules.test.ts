import { begin, play } from '@roundhouse/kernel/match'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { describe, expect, test } from 'vitest'
import { advise } from '../../coach/advice.ts'
import { analyse } from '../../coach/analysis.ts'
import { coachFor } from '../../coach/coach.ts'
import { planOf } from '../../coach/testing/reason-lines.ts'
import { ask, type Bot, observationOf, seatBot } from '../../play/bot.ts'
import { greedy } from '../greedy.ts'
import { bots } from '../without-net.ts'
import { coachRules } from './rules.ts'
import { positionOf } from './testing/reason-lines.ts'

const signature = (text: string, ...moves: readonly string[]) => {
  const { game, state } = positionOf(text)
  return coachRules.signature(game, state, planOf(game, state, moves))
}

describe('what a plan does at heart', () => {
  test('is the box, however much is bid', () => {
    const text = 'phase auction\nseat 1\ncubes 12'
    expect(signature(text, 'bid U1 3')).toEqual(signature(text, 'bid U1 5'))
    expect(signature(text, 'bid U1 3')).not.toEqual(signature(text, 'bid U2 3'))
  })

  test('is the track, piece by piece', () => {
    const text = 'phase track\nbuild-order 1 2\nseat 1\ncubes 8\nred 3'
    const one = signature(text, 'build Fürth > Unterfarrnbach', 'finish')
    const two = signature(text, 'build Fürth > Unterfarrnbach', 'build Unterfarrnbach > Zirndorf', 'finish')
    expect(two).toHaveLength(2)
    expect(two[0]).toBe(one[0])
    expect(signature(text, 'pass')).not.toEqual(one)
  })

  test('is the piece, on whatever train', () => {
    const text =
      'phase trains\ntrain-order 1 2\nreds Zirndorf 2\nseat 1\ntrains 3a, 4a\ntrack Fürth - Unterfarrnbach - Zirndorf'
    expect(signature(text, 'load red Zirndorf 3a second')).toEqual(signature(text, 'load red Zirndorf 4a second'))
  })
})

test('a turn is an auction, a phase of trains, or what one builds or sells', () => {
  const turn = (text: string) => coachRules.turn(positionOf(text).state)
  expect(turn('phase auction\norder 1 2\nseat 1\ncubes 9')).toBe(turn('phase auction\norder 2 1\nseat 1\ncubes 8'))
  expect(turn('phase track\nbuild-order 1 2')).not.toBe(turn('phase track\nbuild-order 2 1'))
  expect(turn('phase auction\nturn 1')).not.toBe(turn('phase auction\nturn 2'))
})

test('advice: different series with their reasons, none much like another', () => {
  const text =
    'phase track\nturn 2\nbuild-order 1 2\ngoods Burgfarrnbach 2, Unterfarrnbach 2\nreds Zirndorf 2\ngreens Hüttendorf\nseat 1\ncubes 8\nbrown 6\nred 3\ngreen 3'
  const { game, state } = positionOf(text)
  const advice = advise(coachFor(bots, game), observationOf(game, state, 0, { seed: [0, 0, 0, 1], rolled: 0 }), 30)
  expect(advice.length).toBeGreaterThan(0)
  for (const { moves, reasons } of advice) {
    planOf(game, state, moves)
    expect(reasons.length).toBeLessThanOrEqual(3)
  }
  const told = advice.flatMap(({ reasons }) => reasons.map(reason => JSON.stringify(reason)))
  expect(told.length).toBeGreaterThan(0)
  expect(new Set(told).size).toBe(told.length)
  const series = advice.map(({ moves }) => moves.filter(move => move.startsWith('build')))
  for (const one of series)
    for (const other of series)
      if (one !== other)
        expect(2 * one.filter(move => other.includes(move)).length).toBeLessThanOrEqual(
          Math.min(one.length, other.length),
        )
})

describe('an analysis of a game', () => {
  const game = nuremberg.open(newGame(2, 'nuremberg'))
  const seated = [0, 1].map(seat => seatBot(game as never, greedy as Bot, seat, [0, 0, 0, 2]))
  let match = begin(game, [0, 0, 0, 3])
  while (match.now.turn === 1) {
    const seat = game.toMove(match.now)!
    match = play(game, match, seat, game.write(ask(game as never, match.now, seated[seat]!) as number))
  }
  const { moments, turningPoints } = analyse(coachFor(bots, game), match, { simulations: 4, seed: [0, 0, 0, 1] })

  test('has a moment for the auction, for everyone who builds, for the trains and for everyone who could sell', () => {
    const drawn = turningPoints.flatMap(({ at, played }) => [at, at + played.length])
    const turns = moments.filter(({ at }) => !drawn.includes(at))
    expect(turns.length).toBeLessThanOrEqual(7)
    expect(moments.length).toBeGreaterThanOrEqual(5)
    for (const { shares } of moments) expect(shares[0]! + shares[1]!).toBeCloseTo(1)
  })

  test('finds turning points that can be told', () => {
    for (const { better } of turningPoints) expect(better.reasons.length).toBeLessThanOrEqual(3)
    expect(turningPoints.length).toBeLessThanOrEqual(5)
  })
})
