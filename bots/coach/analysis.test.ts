import type { State } from '@roundhouse/first-class/base/state'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import { begin, type Match, play } from '@roundhouse/kernel/match'
import { describe, expect, test } from 'vitest'
import { greedy } from '../first-class/greedy.ts'
import { bots } from '../first-class/index.ts'
import { ask, type Bot, seatBot } from '../play/bot.ts'
import { analyse, analysing } from './analysis.ts'
import { coachFor } from './coach.ts'

const game = firstClass.open(newGame(2, ['A', 'B']))
const coach = coachFor(bots, game as never)
const CARE = { simulations: 6, seed: [0, 0, 0, 7] } as const

/** Greedy bots play; somebody may say something else at a moment. */
function played(moves: number, instead: (match: Match<State>) => string | null = () => null): Match<State> {
  const seated = [0, 1].map(seat => seatBot(game as never, greedy as Bot, seat, [0, 0, 0, 2]))
  let match = begin(game, [0, 0, 0, 1])
  for (let n = 0; n < moves; n++) {
    const seat = game.toMove(match.now)
    if (seat === null) break
    match = play(
      game,
      match,
      seat,
      instead(match) ?? game.write(ask(game as never, match.now, seated[seat]!) as number),
    )
  }
  return match
}

describe('an analysis', () => {
  const match = played(1000)
  const analysis = analyse(coach, match, CARE)

  test('says what everyone could expect after the deal and after every turn', () => {
    const { moments } = analysis
    expect(moments[0]).toMatchObject({ at: 0, seat: null })
    expect(moments.length).toBeGreaterThan(36)
    for (const [i, { at, seat, shares }] of moments.entries()) {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      if (i > 0) expect(match.played[at - 1]!.seat).toBe(seat)
    }
  })

  test('ends with the result', () => {
    const { winners } = game.result(match.now)!
    expect(analysis.moments.at(-1)).toMatchObject({ at: match.played.length })
    expect(analysis.moments.at(-1)!.shares).toEqual(
      [0, 1].map(seat => (winners.includes(seat) ? 1 / winners.length : 0)),
    )
  })

  test('is the same from the same seed, and nearly the same from another', () => {
    const short = played(20)
    const options = { simulations: 20, seed: [0, 0, 0, 1] } as const
    const once = analyse(coach, short, options)
    expect(analyse(coach, short, options)).toEqual(once)
    const other = analyse(coach, short, { ...options, seed: [0, 0, 0, 2] })
    for (const [i, { shares }] of other.moments.entries()) expect(shares[0]).toBeCloseTo(once.moments[i]!.shares[0]!, 1)
  })

  test('goes in steps, and can be left between them', () => {
    const steps = analysing(coach, played(12), CARE)
    const first = steps.next().value as { done: number; all: number }
    expect(first.done).toBe(1)
    expect(first.all).toBeGreaterThan(4)
    let last = first
    for (;;) {
      const { done, value } = steps.next()
      if (done) break
      expect(value).toEqual({ done: last.done + 1, all: first.all })
      last = value as typeof first
    }
    expect(last.done).toBe(first.all)
  })
})

describe('a turning point', () => {
  /** Seat 1 gives up everything it could do in its frames from the fourth round on, and never spends a coin. */
  const careless = played(1000, ({ now }) => {
    if (now.round < 4 || game.toMove(now) !== 0) return null
    const texts = game.moves(now).map(move => game.write(move))
    return texts.find(text => ['done', 'end', 'score'].includes(text)) ?? null
  })
  const { turningPoints } = analyse(coach, careless, { ...CARE, simulations: 20 })

  test('is a decision that gave much away, with what would have been better', () => {
    expect(turningPoints.length).toBeGreaterThan(0)
    expect(turningPoints.length).toBeLessThanOrEqual(5)
    expect(turningPoints.some(({ seat }) => seat === 0)).toBe(true)
    for (const { at, seat, lost, played, better } of turningPoints) {
      expect(lost).toBeGreaterThanOrEqual(0.03)
      const moves = careless.played.slice(at, at + played.length)
      expect(moves).toEqual(played.map(text => ({ seat, text })))
      expect(better.moves).not.toEqual(played)
    }
    expect(turningPoints.some(({ better }) => better.reasons.length > 0)).toBe(true)
  })

  test('comes in the order of the game, but those of the seats one wants to know about first', () => {
    const places = turningPoints.map(({ at }) => at)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    const { turningPoints: told } = analyse(coach, careless, { ...CARE, own: [0] })
    const others = told.findIndex(({ seat }) => seat !== 0)
    expect(told[0]!.seat).toBe(0)
    if (others !== -1) for (const { seat } of told.slice(others)) expect(seat).toBe(1)
  })
})
