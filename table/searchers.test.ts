import { bots } from '@roundhouse/bots/first-class/index'
import { bots as nuremberg } from '@roundhouse/bots/nuremberg/index'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import type { Game } from '@roundhouse/kernel/game'
import { expect, test } from 'vitest'
import type { AnyGameDefinition } from './games.ts'
import { Host } from './host.ts'
import { openSearchHost } from './search-worker.ts'
import { searchersAt, searchSetting } from './searchers.ts'

const OPTIONS = newGame(2, ['A', 'B'])
const options = firstClass.writeOptions(OPTIONS)
const game = firstClass.open(OPTIONS) as unknown as Game
const bot = { is: 'bot', level: 'expert', name: 'Ada' } as const

const hosted = () =>
  new Host(
    'g',
    firstClass as unknown as AnyGameDefinition,
    { game: 'first-class', options, chairs: [bot, bot] },
    [4, 3, 2, 1],
  )

test('only the strongest level searches', () => {
  expect(
    ['beginner', 'intermediate', 'strong', 'expert', 'greedy'].filter(
      level => searchSetting(nuremberg, level) !== null,
    ),
  ).toEqual(['expert'])
})

test('those who search play by the rules, the same again from the same deal, however many think for them', async () => {
  for (const count of [1, 2]) {
    const played = async (): Promise<string> => {
      const workers = Array.from({ length: count }, () => openSearchHost())
      const { decide } = searchersAt(game, bots, options, () => workers)
      const host = hosted()
      for (let n = 0; n < 6; n++) host.playForBot(await decide(host.guessForBot()!))
      return host.record()
    }
    expect(await played()).toBe(await played())
  }
})

test('who is hurried plays at once', async () => {
  const asked: unknown[] = []
  const worker = openSearchHost()
  const searchers = searchersAt(game, bots, options, () => [
    { ...worker, search: (id, request) => worker.search(id, { ...request, budget: { simulations: 10_000_000 } }) },
  ])
  const host = hosted()
  const deciding = searchers.decide(host.guessForBot()!)
  setTimeout(() => asked.push(searchers.hurry()), 20)
  expect(host.scene().toMove).toBe(0)
  host.playForBot(await deciding)
  expect([host.scene().played, asked.length]).toEqual([1, 1])
})
