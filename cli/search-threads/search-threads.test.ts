import { botGameNamed } from '@roundhouse/bots/games'
import { observationOf } from '@roundhouse/bots/play/bot'
import { parallelSearch } from '@roundhouse/bots/play/parallel/parallel-search'
import type { SearchRequest } from '@roundhouse/bots/play/parallel/request'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import { afterAll, describe, expect, test } from 'vitest'
import { openSearchThreads } from './search-threads.ts'

const options = newGame(4, ['B', 'F'])
const game = firstClass.open(options)
const state = game.begin([0, 0, 0, 1])
const guess = observationOf(game, state, game.toMove(state)!, { seed: [0, 0, 0, 2], rolled: 0 }).guess()

const request = (budget: SearchRequest['budget']): SearchRequest => ({
  game: 'first-class',
  options,
  setting: botGameNamed('first-class').knowledge.settings.expert,
  seat: game.toMove(state)!,
  state: guess,
  seed: [0, 0, 0, 3],
  budget,
})

describe('a search in threads', () => {
  const pool = openSearchThreads(2)
  afterAll(() => pool.end())

  test('by simulations is the same each time, with one thread as with two', async () => {
    const once = await parallelSearch(pool.workers.slice(0, 1), request({ simulations: 30 }))
    for (const workers of [pool.workers, pool.workers.toReversed()])
      expect(await parallelSearch(workers, request({ simulations: 30 }))).toEqual(once)
    expect(game.moves(state)).toContain(once.moves[0])
  })

  test('ends when it is cancelled, and the threads think about the next question', async () => {
    const controller = new AbortController()
    const searching = parallelSearch(pool.workers, request({ simulations: 10_000_000 }), controller.signal)
    setTimeout(() => controller.abort(), 50)
    expect((await searching).visits).toBeGreaterThan(0)
    expect((await parallelSearch(pool.workers, request({ milliseconds: 5 }))).visits).toBeGreaterThan(0)
  })

  test('what goes wrong in a thread is told, and the thread lives on', async () => {
    const wrong = { ...request({ simulations: 1 }), game: 'chess' }
    await expect(parallelSearch(pool.workers, wrong)).rejects.toThrow('There is no game "chess"')
    expect((await parallelSearch(pool.workers, request({ simulations: 0 }))).visits).toBeGreaterThan(0)
  })
})
