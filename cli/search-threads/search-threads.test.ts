import { knowledgeOf } from '@roundhouse/bots/knowing'
import { sightOf } from '@roundhouse/bots/play/bot'
import { thinkTogether } from '@roundhouse/bots/play/parallel/parallel-search'
import type { Question } from '@roundhouse/bots/play/parallel/request'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import { afterAll, describe, expect, test } from 'vitest'
import { openStudies } from './search-threads.ts'

const options = newGame(4, ['B', 'F'])
const game = firstClass.open(options)
const state = game.begin([0, 0, 0, 1])
const guess = sightOf(game, state, game.toMove(state)!, { seed: [0, 0, 0, 2], rolled: 0 }).guess()

const question = (budget: Question['budget']): Question => ({
  game: 'first-class',
  options,
  setting: knowledgeOf('first-class').settings.expert,
  seat: game.toMove(state)!,
  state: guess,
  seed: [0, 0, 0, 3],
  budget,
})

describe('thinking in threads', () => {
  const studies = openStudies(2)
  afterAll(() => studies.end())

  test('by tries is the same each time, with one thread and with two', async () => {
    const [first] = studies.advisers
    for (const advisers of [[first!], studies.advisers]) {
      const once = await thinkTogether(advisers, question({ tries: 30 }))
      expect(await thinkTogether(advisers, question({ tries: 30 }))).toEqual(once)
      expect(game.moves(state)).toContain(once.moves[0])
    }
  })

  test('ends when it is cancelled, and the threads think about the next question', async () => {
    const controller = new AbortController()
    const thinking = thinkTogether(studies.advisers, question({ tries: 10_000_000 }), controller.signal)
    setTimeout(() => controller.abort(), 50)
    expect((await thinking).visits).toBeGreaterThan(0)
    expect((await thinkTogether(studies.advisers, question({ milliseconds: 5 }))).visits).toBeGreaterThan(0)
  })

  test('what goes wrong in a thread is told, and the thread lives on', async () => {
    const wrong = { ...question({ tries: 1 }), game: 'chess' }
    await expect(thinkTogether(studies.advisers, wrong)).rejects.toThrow('There is no game "chess"')
    expect((await thinkTogether(studies.advisers, question({ tries: 0 }))).visits).toBeGreaterThan(0)
  })
})
