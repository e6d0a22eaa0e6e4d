import { firstClass, newGame, type Options } from '@roundhouse/first-class/definition'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { describe, expect, test } from 'vitest'
import { knowledgeOf } from '../../knowing.ts'
import { sightOf } from '../bot.ts'
import type { Budget } from '../search/budget.ts'
import { practise, thinkTogether } from './parallel-search.ts'
import type { Question } from './request.ts'
import { advisedPlayer } from './search-player.ts'
import { newStudy, type Study } from './worker-host.ts'

const options = newGame(2, ['A', 'E'])
const game = firstClass.open(options) as unknown as Game

/**
 * What a worker of a browser does is no more than this; with comlink: `expose(newStudy(open))` there, and
 * `wrap<Study>(new Worker(...))` is an adviser here.
 */
const openStudy = (): Study =>
  newStudy((name, wanted) => ({
    game: firstClass.open(wanted as Options) as unknown as Game,
    knowledge: knowledgeOf(name),
  }))

/** Everything that goes to and fro could be a message. */
const behindMessages = (study: Study): Study => ({
  think: async (id, question) => structuredClone(await study.think(id, structuredClone(question))),
  cancel: study.cancel,
})

/** A state at the beginning of a turn, some rounds on. */
function midGame(): Dice {
  const state = game.begin([0, 0, 0, 5])
  for (let played = 0; played < 40; played++) game.play(state, game.moves(state)[0]!)
  return state
}

const { settings } = knowledgeOf('first-class')

const question = (budget: Budget, setting = settings.expert): Question => {
  const state = midGame()
  const seat = game.toMove(state)!
  const guess = sightOf(game, state, seat, { seed: [1, 2, 3, 4], rolled: 0 }).guess()
  return { game: 'first-class', options, setting, seat, state: guess, seed: [0, 0, 0, 8], budget }
}

describe('a study', () => {
  test.each([1, 2])('answers the same from the same seed, with %i of them', async count => {
    const studies = Array.from({ length: count }, () => behindMessages(openStudy()))
    const asked = question({ tries: 40 })
    const once = await thinkTogether(studies, asked)
    expect(await thinkTogether(studies, asked)).toEqual(once)
    expect(game.moves(asked.state)).toContain(once.moves[0])
    expect(once.visits).toBeGreaterThan(40 / 2 / 12)
  })

  test('answers with a legal plan at every level, whatever the time', async () => {
    for (const setting of [settings.learner, settings.expert]) {
      const asked = question({ milliseconds: 0 }, setting)
      const { moves, visits } = await thinkTogether([openStudy()], asked)
      expect(game.moves(asked.state)).toContain(moves[0])
      expect(visits).toBe(1)
    }
  })

  test('answers when it is cancelled, before and after it has begun', async () => {
    const controller = new AbortController()
    const thinking = thinkTogether([openStudy(), openStudy()], question({ tries: 10_000_000 }), controller.signal)
    setTimeout(() => controller.abort(), 30)
    expect((await thinking).visits).toBeGreaterThan(0)
    const tooLate = thinkTogether([openStudy()], question({ tries: 10_000_000 }), controller.signal)
    expect((await tooLate).visits).toBeGreaterThan(0)
  })

  test('counts the time in which it looks around the table', async () => {
    let time = 0
    const known = knowledgeOf('first-class')
    const slowToBegin: typeof known = {
      ...known,
      guide(...asked) {
        time += 80
        return known.guide(...asked)
      },
    }
    const place = { now: () => ++time, pause: async () => {} }
    const study = newStudy(() => ({ game, knowledge: slowToBegin }), place)
    const thought = await study.think(0, question({ milliseconds: 100 }))
    const tries = thought.reduce((sum, { visits }) => sum + visits, 0)
    expect(tries).toBeGreaterThan(5)
    expect(tries).toBeLessThan(20)
  })

  test('counts the time in which the game is opened', async () => {
    let time = 0
    const place = { now: () => ++time, pause: async () => {} }
    const slowlyOpened = () => {
      time += 80
      return { game, knowledge: knowledgeOf('first-class') }
    }
    const thought = await newStudy(slowlyOpened, place).think(0, question({ milliseconds: 100 }))
    const tries = thought.reduce((sum, { visits }) => sum + visits, 0)
    expect(tries).toBeGreaterThan(5)
    expect(tries).toBeLessThan(20)
  })

  test('opens a game once, however often it is asked about', async () => {
    let times = 0
    const study = newStudy(() => {
      times++
      return { game, knowledge: knowledgeOf('first-class') }
    })
    for (const tries of [1, 2]) await study.think(tries, question({ tries }))
    expect(times).toBe(1)
    await study.think(3, { ...question({ tries: 1 }), options: { ...options, players: 3 } })
    expect(times).toBe(2)
  })

  test('practises on any position, and answers the next question as if it had not', async () => {
    const [fresh, practised] = [openStudy(), openStudy()]
    await practise([practised], question({ tries: 1_000_000 }))
    const asked = question({ tries: 40 })
    expect(await thinkTogether([practised], asked)).toEqual(await thinkTogether([fresh], asked))
  })

  test('says what is wrong', async () => {
    const asked = { ...question({ tries: 1 }), game: 'chess' }
    await expect(thinkTogether([openStudy()], asked)).rejects.toThrow('Nobody here knows how to think about chess')
  })
})

test('a player who is advised plays a whole game by the rules, and asks once for what is one plan', async () => {
  let asked = 0
  const study = openStudy()
  const counting: Study = {
    ...study,
    think: (id, wanted) => {
      asked++
      return study.think(id, wanted)
    },
  }
  const wish = { options, setting: settings.steady, budget: { tries: 0 } }
  const players = [0, 1].map(n => advisedPlayer(game, [counting], wish, [0, 0, 3, n]))
  const state = game.begin([0, 0, 0, 2])
  let decisions = 0
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const dice = { seed: [0, 0, 4, decisions] as const, rolled: 0 }
    const move = await players[seat]!.decide(sightOf(game, state, seat, dice))
    expect(game.moves(state)).toContain(move)
    game.play(state, move)
    decisions++
  }
  expect(asked).toBeGreaterThan(2 * 18)
  expect(asked).toBeLessThan(0.8 * decisions)
})
