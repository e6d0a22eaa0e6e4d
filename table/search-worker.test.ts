import { observationOf } from '@roundhouse/bots/play/bot'
import type { SearchRequest } from '@roundhouse/bots/play/parallel/request'
import { newSearchHost } from '@roundhouse/bots/play/parallel/worker-host'
import { expect, test } from 'vitest'
import { loadBots, loadBotsWithNet, loadGame, optionsFor } from './games.ts'
import { newOpener } from './open-game.ts'
import { openSearchHost } from './search-worker.ts'

const TITLE = 'first-class'

/** Some rounds on, at a table of two. */
async function requestBy(level: 'expert' | 'champion') {
  const table = await loadGame(TITLE)
  const options = optionsFor(table, { players: '2', modules: 'A,E' })
  const { definition, knowledge } = await loadBots(TITLE)
  const game = await newOpener()({ game: TITLE, rules: definition.rules, options })
  const state = game.begin([0, 0, 0, 5])
  for (let played = 0; played < 40; played++) game.play(state, game.moves(state)[0]!)
  const seat = game.toMove(state)!
  const guess = observationOf(game, state, seat, { seed: [1, 2, 3, 4], rolled: 0 }).guess()
  const request: SearchRequest = {
    ...{ game: TITLE, options, setting: knowledge.settings[level], seat, state: guess },
    ...{ seed: [0, 0, 0, 8], budget: { simulations: 40 } },
  }
  return { game, request }
}

test.each([
  ['expert', false],
  ['champion', true],
] as const)('%s thinks with the net of the game: %s', async (level, usesNet) => {
  const { game, request } = await requestBy(level)
  const found = await openSearchHost().search(0, request)
  const [without, withNet] = await Promise.all(
    [loadBots, loadBotsWithNet].map(async load => {
      const { knowledge } = await load(TITLE)
      return newSearchHost(() => ({ game, knowledge })).search(0, request)
    }),
  )
  expect(found).toEqual(usesNet ? withNet : without)
  // An expert does not look at the net even where it is there.
  expect(JSON.stringify(withNet) === JSON.stringify(without)).toBe(!usesNet)
})
