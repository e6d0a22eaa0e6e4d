import { firstClass, newGame, type Options } from '@roundhouse/first-class/definition'
import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { describe, expect, test } from 'vitest'
import { bots } from '../../first-class/index.ts'
import { botGameNamed } from '../../games.ts'
import { observationOf } from '../bot.ts'
import { searchFor } from '../knowledge.ts'
import type { Budget } from '../search/budget.ts'
import { runSearch } from '../search/loop.ts'
import { mostVisited } from '../search/search.ts'
import { parallelSearch, warmUp } from './parallel-search.ts'
import type { SearchRequest } from './request.ts'
import { searchPlayer } from './search-player.ts'
import { newSearchHost, type SearchHost } from './worker-host.ts'

const options = newGame(2, ['A', 'E'])
const game = firstClass.open(options) as unknown as Game

/**
 * What a worker of a browser does is no more than this; with comlink: `expose(newStudy(open))` there, and
 * `wrap<SearchHost>(new Worker(...))` is a worker here.
 */
const openSearchHost = (): SearchHost =>
  newSearchHost(({ game: name, options: wanted }) => ({
    game: firstClass.open(wanted as Options) as unknown as Game,
    knowledge: botGameNamed(name).knowledge,
  }))

/** Everything that goes to and fro could be a message. */
const behindMessages = (host: SearchHost): SearchHost => ({
  search: async (id, request) => structuredClone(await host.search(id, structuredClone(request))),
  cancel: host.cancel,
})

/** A state at the beginning of a turn, some rounds on. */
function midGame(): Dice {
  const state = game.begin([0, 0, 0, 5])
  for (let played = 0; played < 40; played++) game.play(state, game.moves(state)[0]!)
  return state
}

const { settings } = bots.knowledge

const request = (budget: Budget, setting = settings.expert): SearchRequest => {
  const state = midGame()
  const seat = game.toMove(state)!
  const guess = observationOf(game, state, seat, { seed: [1, 2, 3, 4], rolled: 0 }).guess()
  return { game: 'first-class', options, setting, seat, state: guess, seed: [0, 0, 0, 8], budget }
}

describe('a search host', () => {
  test('answers the same from the same seed by simulations, however many there are: as a bot of that level searches', async () => {
    const asked = request({ simulations: 40 })
    const observation = observationOf(game, asked.state, asked.seat, { seed: fork(asked.seed, 0), rolled: 0 })
    const search = searchFor(bots.knowledge, game, asked.setting, asked.state)
    const { plan, visits } = mostVisited(runSearch(search, observation, { simulations: 40 }))
    for (const count of [1, 2, 4]) {
      const hosts = Array.from({ length: count }, () => behindMessages(openSearchHost()))
      expect(await parallelSearch(hosts, asked)).toMatchObject({ moves: plan.moves, visits })
    }
  })

  test('by the clock all of them search', async () => {
    const ids: number[] = []
    const hosts = [0, 1].map(n => {
      const host = openSearchHost()
      const search = (id: number, asked: SearchRequest) => {
        ids.push(n)
        return host.search(id, asked)
      }
      return { ...host, search }
    })
    await parallelSearch(hosts, request({ milliseconds: 1 }))
    expect(ids).toEqual([0, 1])
  })

  test('answers with a legal plan at every level, whatever the time', async () => {
    for (const setting of [settings.beginner, settings.expert]) {
      const asked = request({ milliseconds: 0 }, setting)
      const { moves, visits } = await parallelSearch([openSearchHost()], asked)
      expect(game.moves(asked.state)).toContain(moves[0])
      expect(visits).toBe(1)
    }
  })

  test('answers when it is cancelled, before and after it has begun', async () => {
    const controller = new AbortController()
    const searching = parallelSearch(
      [openSearchHost(), openSearchHost()],
      request({ simulations: 10_000_000 }),
      controller.signal,
    )
    setTimeout(() => controller.abort(), 30)
    expect((await searching).visits).toBeGreaterThan(0)
    const tooLate = parallelSearch([openSearchHost()], request({ simulations: 10_000_000 }), controller.signal)
    expect((await tooLate).visits).toBeGreaterThan(0)
  })

  test('counts the time in which it looks around the table', async () => {
    let time = 0
    const known = bots.knowledge
    const slowToBegin: typeof known = {
      ...known,
      guide(...asked) {
        time += 80
        return known.guide(...asked)
      },
    }
    const scheduler = { now: () => ++time, pause: async () => {} }
    const host = newSearchHost(() => ({ game, knowledge: slowToBegin }), scheduler)
    const found = await host.search(0, request({ milliseconds: 100 }))
    const simulations = found.reduce((sum, { visits }) => sum + visits, 0)
    expect(simulations).toBeGreaterThan(5)
    expect(simulations).toBeLessThan(20)
  })

  test('counts the time in which the game is opened', async () => {
    let time = 0
    const scheduler = { now: () => ++time, pause: async () => {} }
    const slowlyOpened = () => {
      time += 80
      return { game, knowledge: bots.knowledge }
    }
    const found = await newSearchHost(slowlyOpened, scheduler).search(0, request({ milliseconds: 100 }))
    const simulations = found.reduce((sum, { visits }) => sum + visits, 0)
    expect(simulations).toBeGreaterThan(5)
    expect(simulations).toBeLessThan(20)
  })

  test('opens a game once, however often it is asked about', async () => {
    let times = 0
    const host = newSearchHost(() => {
      times++
      return { game, knowledge: bots.knowledge }
    })
    for (const simulations of [1, 2]) await host.search(simulations, request({ simulations }))
    expect(times).toBe(1)
    await host.search(3, { ...request({ simulations: 1 }), options: { ...options, players: 3 } })
    expect(times).toBe(2)
  })

  test('warms up on any position, and answers the next request as if it had not', async () => {
    const [fresh, warmed] = [openSearchHost(), openSearchHost()]
    await warmUp([warmed], request({ simulations: 1_000_000 }))
    const asked = request({ simulations: 40 })
    expect(await parallelSearch([warmed], asked)).toEqual(await parallelSearch([fresh], asked))
  })

  test('says what is wrong', async () => {
    const asked = { ...request({ simulations: 1 }), game: 'chess' }
    await expect(parallelSearch([openSearchHost()], asked)).rejects.toThrow('There is no game "chess"')
  })
})

/** A seed for each plan. */
function seedsOf(seed: Seed): () => Seed {
  let plans = 0
  return () => fork(seed, plans++)
}

test('a player whose plans are searched elsewhere plays a whole game by the rules, and asks once for what is one plan', async () => {
  let asked = 0
  const host = openSearchHost()
  const counting: SearchHost = {
    ...host,
    search: (id, wanted) => {
      asked++
      return host.search(id, wanted)
    },
  }
  const limits = { options, setting: settings.intermediate, budget: { simulations: 0 } }
  const players = [0, 1].map(n =>
    searchPlayer(game, { ...limits, workers: () => [counting], nextSeed: seedsOf([0, 0, 3, n]) }),
  )
  const state = game.begin([0, 0, 0, 2])
  let decisions = 0
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const dice = { seed: [0, 0, 4, decisions] as const, rolled: 0 }
    const move = await players[seat]!.decide(observationOf(game, state, seat, dice))
    expect(game.moves(state)).toContain(move)
    game.play(state, move)
    decisions++
  }
  expect(asked).toBeGreaterThan(2 * 18)
  expect(asked).toBeLessThan(0.8 * decisions)
})
