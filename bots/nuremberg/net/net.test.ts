import { fork, type Seed } from '@roundhouse/kernel/dice'
import type { State } from '@roundhouse/nuremberg/base/state'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { describe, expect, test } from 'vitest'
import { ask, seatBot } from '../../play/bot.ts'
import { newNetPosition } from '../../play/net/shape.ts'
import { searchBot } from '../../play/search-bot.ts'
import { greedy } from '../greedy.ts'
import { forecastFrom } from './forecast.ts'
import { shape, showForecast } from './inputs.ts'
import { knowledgeWithNet as knowledge } from './knowledge.ts'
import { foresightOf, netSpec } from './training.ts'

const SEED: Seed = [2, 0, 0, 9]
const game = nuremberg.open(newGame(3, 'nuremberg'))

/** Positions of a game that a search could evaluate. */
function positionsOf(seed: Seed): State[] {
  const state = game.begin(seed)
  const seated = [0, 1, 2].map(seat => seatBot(game, greedy, seat, seed))
  const positions: State[] = []
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    if (netSpec.isShown(state, positions.at(-1) ?? null)) positions.push(game.copy(state))
    game.play(state, ask(game, state, seated[seat]!))
  }
  return positions
}

const positions = positionsOf(SEED)

/** The inputs of a position, table and seats. */
function shown(state: State) {
  const position = newNetPosition(shape, 3)
  for (const inputs of [position.table, ...position.seats]) inputs.fill(Number.NaN)
  netSpec.show(game, state, position)
  return position
}

const inputOf = (state: State, seat: number, name: string): number =>
  shown(state).seats[seat]![shape.seatInputs.indexOf(name)]!

describe('the net of Nuremberg', () => {
  test('is shipped whole: nothing keeps it from playing', () => {
    expect(knowledge.netRefusal).toBeUndefined()
  })

  test('is shown every input of every seat, in every phase', () => {
    expect(new Set(positions.map(({ phase }) => phase))).toEqual(new Set(['auction', 'track', 'trains', 'takeovers']))
    for (const state of positions) {
      const { table, seats, bases, place } = shown(state)
      for (const inputs of [table, ...seats, bases]) expect(inputs.every(Number.isFinite)).toBe(true)
      expect(place).toBeLessThan(shape.tables.length * shape.moments.length)
    }
  })

  test('sees what lies on the table by the name it is kept under', () => {
    const state = positions.find(({ phase, turn }) => phase === 'trains' && turn === 2)!
    const { profit, pieces, influence, network } = state.players[1]!
    expect(inputOf(state, 1, 'profit')).toBe(profit / 20)
    expect(inputOf(state, 1, 'pieces of track')).toBe(pieces / 5)
    expect(inputOf(state, 1, 'green')).toBe(influence[3] / 4)
    expect(inputOf(state, 1, 'areas touched')).toBe(network.areas.length / 10)
    expect(inputOf(state, 1, 'place for trains')).toBe(state.trainOrder.indexOf(1) / 2)
    expect(inputOf(state, state.toMove, 'is to move')).toBe(1)
    const { table } = shown(state)
    expect(table[shape.tableInputs.indexOf('trains')]).toBe(1)
    expect(table[shape.tableInputs.indexOf('3 turns to come')]).toBe(1)
  })

  test('sees nothing of the dice', () => {
    for (const state of positions) {
      const other = game.copy(state)
      other.seed = fork(SEED, 77)
      other.rolled = state.rolled + 5
      expect(shown(other)).toEqual(shown(state))
    }
  })

  test('sees an auction as it will end, and the track as it will be built, and leaves the position as it is', () => {
    for (const position of positions.filter(({ phase, bids }) => phase === 'auction' && bids.some(bid => bid > 0))) {
      const state = game.copy(position)
      const { auctioned, built } = forecastFrom(foresightOf(game, state), state)
      expect(auctioned.phase).toBe('track')
      expect([built.turn, built.phase]).toEqual([state.turn, 'trains'])
      expect(state).toEqual(position)
    }
  })

  test('sees the end of a turn from the turn before', () => {
    const state = positions.find(({ phase, turn }) => phase === 'auction' && turn === 3)!
    const { table } = shown(state)
    expect(table[shape.tableInputs.indexOf('between turns')]).toBe(1)
    expect(table[shape.tableInputs.indexOf('3 turns to come')]).toBe(1)
    const position = newNetPosition(shape, 3)
    const foresight = foresightOf(game, state)
    showForecast(foresight, forecastFrom(foresight, state), position)
    expect(position).toEqual(shown(state))
  })
})

describe('a champion', () => {
  const bot = searchBot('champion', '', knowledge, { ...knowledge.settings.champion, simulations: 20 })
  const answersTo = (states: readonly State[]) =>
    states.map(state => ask(game, state, seatBot(game, bot, state.toMove, SEED)))
  const some = positions.filter((_, n) => n % 9 === 0)

  test('answers the same from the same seed, whatever the dice of the match will bring', () => {
    const others = some.map(state => ({ ...game.copy(state), seed: fork(SEED, 5), rolled: 3 }))
    const answers = answersTo(some)
    expect(answersTo(some)).toEqual(answers)
    expect(answersTo(others)).toEqual(answers)
  })

  test('thinks longest in auctions, and an expert as long everywhere', () => {
    const effortsOf = (usesNet: boolean) => (phase: State['phase']) => {
      const root = game.copy(positions.find(position => position.phase === phase)!)
      return knowledge.guide(game, { ...knowledge.settings.expert, usesNet }, root).effort
    }
    const phases: State['phase'][] = ['auction', 'track', 'trains', 'takeovers']
    expect(phases.map(effortsOf(true))).toEqual([1, 0.2, 0.2, 0.2])
    expect(phases.map(effortsOf(false))).toEqual([1, 1, 1, 1])
  })

  test('goes by the net, and an expert does not', () => {
    const state = positions.find(({ phase }) => phase === 'takeovers')!
    const sharesOf = (usesNet: boolean) =>
      knowledge.guide(game, { ...knowledge.settings.expert, usesNet }, game.copy(state)).shares(game.copy(state))
    expect(sharesOf(true)).not.toEqual(sharesOf(false))
    expect(sharesOf(true).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(knowledge.settings.expert.usesNet ?? false).toBe(false)
    expect(knowledge.settings.champion.usesNet).toBe(true)
  })
})
