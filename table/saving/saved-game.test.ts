import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Chair } from '../chairs.ts'
import { GAMES, loadGame, optionsFor } from '../games.ts'
import { snapshotFor } from '../snapshot.ts'
import { isOver, movesAt, newTable, play, type Table, toMove } from '../table.ts'
import { openSaved, type SavedGame, saveTable } from './saved-game.ts'
import { headlineOf, unseal } from './seal.ts'

const SEALED = readFileSync(new URL('./testing/first-version.save', import.meta.url), 'utf8')

const CHAIRS: readonly Chair[] = [
  { is: 'person', name: 'Ada' },
  { is: 'bot', level: 'greedy', name: 'Bram' },
]

/** As the first version kept it: it did not say how far a game is, and wrote names in another way. */
const KEPT: SavedGame = {
  id: 'old',
  game: 'first-class',
  options: [
    ['players', '2'],
    ['modules', 'A,C'],
    ['decks', '1'],
  ],
  chairs: CHAIRS,
  saved: 0,
  played: 30,
  points: [0, 0],
  isOver: false,
  sealed: SEALED,
}

test('a game that the first version kept goes on where it was', async () => {
  const table = await openSaved(KEPT)
  const snapshot = snapshotFor(table, 0)
  expect(snapshot.played).toBe(KEPT.played)
  expect(snapshot.options).toEqual(KEPT.options)
  expect(snapshot.chairs).toEqual(CHAIRS)
  expect(isOver(table)).toBe(false)
})

function afterMoves(table: Table, count: number): Table {
  let now = table
  for (let n = 0; n < count; n++) {
    const outcome = play(now, toMove(now)!, movesAt(now).at(-1)!)
    if (outcome.ok) now = outcome.table
  }
  return now
}

test.each(GAMES)('a game of %s is kept with what a list shows of it, and goes on as it was', async name => {
  const manifest = await loadGame(name)
  const options = optionsFor(manifest, { players: '2', modules: 'A,B', map: 'nuremberg' })
  const table = afterMoves(newTable(manifest, { id: 'g1', options, chairs: CHAIRS }, [1, 2, 3, 4]), 25)
  const saved = await saveTable(table, { saved: 1234, notes: [['place', 'Bern']] })
  expect(saved).toMatchObject({ id: 'g1', game: name, options, chairs: CHAIRS, saved: 1234, played: 25, isOver: false })
  expect(saved.stage!.now).toBeGreaterThanOrEqual(1)
  expect(saved.stage!.of).toBeGreaterThan(saved.stage!.now)
  expect(headlineOf(saved.sealed)).toBe(`${name}, Ada, Bram`)
  expect(await unseal(saved.sealed)).toContain('\nplace Bern\n')
  expect(JSON.stringify(saved)).not.toContain('seed')
  const again = await openSaved(saved)
  for (const viewer of [0, 1, 'watcher'] as const)
    expect(snapshotFor(again, viewer)).toEqual(snapshotFor(table, viewer))
})

test('a bot that only another version has is replaced when its game is opened', async () => {
  const chairs: readonly Chair[] = [CHAIRS[0]!, { is: 'bot', level: 'grandmaster', name: 'Bram' }]
  expect((await openSaved({ ...KEPT, chairs })).chairs[1]).toEqual({ is: 'bot', level: 'casual', name: 'Bram' })
})
