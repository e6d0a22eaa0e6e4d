import { fork } from '@roundhouse/kernel/dice'
import type { State } from '@roundhouse/nuremberg/base/state'
import { nuremberg } from '@roundhouse/nuremberg/definition'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, seatBot } from '../play/bot.ts'
import { greedy } from './greedy.ts'
import { knowledge } from './knowledge.ts'

const game = nuremberg.open({ players: 3, map: 'nuremberg', maps: 1, rules2009: false })
const { expert, beginner } = knowledge.settings

/** Positions of a game in which there is something to choose, some of every phase. */
const positions: State[] = []

beforeAll(() => {
  const state = game.begin(fork([0, 0, 0, 3], 0))
  const seated = [0, 1, 2].map(seat => seatBot(game, greedy, seat, [0, 0, 0, 1]))
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    if (game.moves(state).length > 1 && state.series.links.length === 0) positions.push(game.copy(state))
    game.play(state, ask(game, state, seated[seat]!))
  }
})

const guideAt = (state: State, setting = expert) => knowledge.guide(game, setting, game.copy(state))

describe('the guide of Nuremberg', () => {
  test('plans what may be played, the most promising first', () => {
    expect(new Set(positions.map(({ phase }) => phase)).size).toBe(4)
    for (const position of positions) {
      const plans = guideAt(position).plans(game.copy(position), 0)
      expect(plans.length).toBeGreaterThan(0)
      for (const [i, { moves, worth }] of plans.entries()) {
        if (i > 0) expect(worth).toBeLessThanOrEqual(plans[i - 1]!.worth)
        const state = game.copy(position)
        for (const move of moves) {
          expect(game.moves(state)).toContain(move)
          game.play(state, move)
        }
      }
    }
  })

  test('plans a whole series with its payment, and then it is the turn of another', () => {
    for (const position of positions.filter(({ phase }) => phase === 'track'))
      for (const { moves } of guideAt(position).plans(game.copy(position), 0)) {
        const state = game.copy(position)
        for (const move of moves) game.play(state, move)
        expect([state.payment, state.series.links]).toEqual([null, []])
        expect(state.phase === 'track' && state.toMove === position.toMove).toBe(false)
      }
  })

  test('thinks of higher bids than it must only when it searches', () => {
    const [first] = positions
    const bids = (setting: typeof expert) => guideAt(first!, setting).plans(game.copy(first!), 0).length
    expect(guideAt(first!, { ...expert, width: 100 }).plans(game.copy(first!), 0)).toHaveLength(18)
    expect(guideAt(first!, { ...beginner, width: 100 }).plans(game.copy(first!), 0)).toHaveLength(6)
    expect(bids(beginner)).toBe(beginner.width)
  })

  test('looks no further than to the end of the turn', () => {
    const early = positions.find(({ turn }) => turn === 1)!
    const late = positions.find(({ turn }) => turn === 2)!
    expect(guideAt(early).plans(game.copy(late), 3)).toEqual([])
  })

  test('shares the whole win out, and leaves positions as they are', () => {
    for (const position of positions) {
      const state = game.copy(position)
      const shares = guideAt(position).shares(state)
      expect(shares).toHaveLength(3)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(state).toEqual(position)
    }
  })

  test('believes in the one who is far ahead', () => {
    const last = game.copy(positions.at(-1)!)
    last.players[1]!.points += 60
    expect(guideAt(last).shares(last)[1]).toBeGreaterThan(0.95)
  })

  test('sees another situation where other discs lie on the boxes', () => {
    const [first] = positions
    const other = positions.find(({ turn }) => turn === 2)!
    const guide = guideAt(first!)
    expect(guide.situation(first!)).toBe(guide.situation(game.copy(first!)))
    expect(guide.situation(other)).not.toBe(guide.situation(first!))
  })
})
