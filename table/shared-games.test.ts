import { expect, test } from 'vitest'
import { loadGame } from './games.ts'
import { sharedGame } from './shared-games.ts'

const headerFor = (players: number, modules: string): [string, string][] => [
  ['players', String(players)],
  ['modules', modules],
  ['decks', '1'],
]

test('tables of the same kind share their game, others do not', async () => {
  const manifest = await loadGame('first-class')
  const one = sharedGame(manifest, headerFor(2, 'A,B'), 1)
  expect(sharedGame(manifest, headerFor(2, 'A,B'), 1)).toBe(one)
  expect(sharedGame(manifest, headerFor(3, 'A,B'), 1).game.seats).toBe(3)
  expect(sharedGame(manifest, headerFor(2, 'A,C'), 1)).not.toBe(one)
})

test('only the kinds that were asked for last are remembered', async () => {
  const manifest = await loadGame('first-class')
  const rare = sharedGame(manifest, headerFor(4, 'C,D'), 1)
  const usual = sharedGame(manifest, headerFor(4, 'A,B'), 1)
  const letters = ['A', 'B', 'C', 'D', 'E', 'F']
  for (const players of [2, 3, 4])
    for (const [n, first] of letters.entries())
      for (const second of letters.slice(n + 1)) {
        if (players === 4 && first + second === 'CD') continue
        sharedGame(manifest, headerFor(players, `${first},${second}`), 1)
        expect(sharedGame(manifest, headerFor(4, 'A,B'), 1)).toBe(usual)
      }
  expect(sharedGame(manifest, headerFor(4, 'C,D'), 1)).not.toBe(rare)
})

test('two matches of one game do not disturb each other', async () => {
  const manifest = await loadGame('nuremberg')
  const header = manifest.definition.writeOptions(manifest.newGame({ players: '3', map: 'nuremberg' }) as never)
  const { game } = sharedGame(manifest, header, manifest.definition.rules)
  const told: string[][] = [[], []]
  const states = [1, 2].map((seed, n) => game.begin([seed, 0, 0, 0], line => told[n]!.push(line.key)))
  const alone = game.begin([1, 0, 0, 0])
  for (let move = 0; move < 20; move++)
    for (const [n, state] of states.entries()) game.play(state, game.moves(state)[0]!, line => told[n]!.push(line.key))
  for (let move = 0; move < 20; move++) game.play(alone, game.moves(alone)[0]!)
  expect(states[0]).toEqual(alone)
  expect(told[0]!.length).toBeGreaterThan(0)
})
