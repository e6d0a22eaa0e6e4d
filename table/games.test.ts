import { describe, expect, test } from 'vitest'
import { GAMES, isGame, loadGame, optionsFor } from './games.ts'

describe.each(GAMES)('%s', name => {
  test('is loaded by its name, which is that of its records', async () => {
    const game = await loadGame(name)
    expect([game.name, game.definition.name]).toEqual([name, name])
  })

  test('begins with the options that were chosen, and says how far it is', async () => {
    const { definition, stageOf, ...rest } = await loadGame(name)
    const lines = optionsFor({ definition, stageOf, ...rest }, { players: '4', modules: 'c,b', map: 'wensleydale' })
    const options = definition.readOptions(new Map(lines))
    const game = definition.open(options)
    expect(game.seats).toBe(4)
    const stage = stageOf(options, game.view(game.begin([1, 2, 3, 4]), 'watcher'))
    expect(stage.of).toBeGreaterThan(3)
    expect(stage.now).toBeLessThanOrEqual(1)
  })

  test('refuses options that cannot be meant', async () => {
    const game = await loadGame(name)
    expect(() => optionsFor(game, { players: '9', modules: 'A,B', map: 'nuremberg' })).toThrow('players: found "9"')
    expect(() => optionsFor(game, { players: '2' })).toThrow('missing')
  })
})

test('NB-1.1 a game has the turns of its own standard tables', async () => {
  const { definition, stageOf } = await loadGame('nuremberg')
  const turns = [1].map(maps => {
    const options = definition.readOptions(new Map([['players', '3'], ['map', 'nuremberg'], ['maps', String(maps)]])) // biome-ignore format: one line
    const game = definition.open(options) as { rules?: { turns: number } } & ReturnType<typeof definition.open>
    expect(stageOf(options, game.view(game.begin([1, 2, 3, 4]), 'watcher')).of).toBe(game.rules!.turns)
    return game.rules!.turns
  })
  expect(turns.every(Number.isInteger)).toBe(true)
})

test('a game that is not in the list is refused', async () => {
  expect([isGame('chess'), isGame('toString')]).toEqual([false, false])
  await expect(loadGame('chess')).rejects.toThrow('chess is not played here; there are first-class, nuremberg')
})
