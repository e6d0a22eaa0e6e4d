import { readFileSync } from 'node:fs'
import { shelfOf } from '@roundhouse/table/games'
import { Host } from '@roundhouse/table/host'
import type { Chair } from '@roundhouse/table/snapshot'
import { expect, test } from 'vitest'
import { openFile } from './open.ts'
import { unseal } from './seal.ts'
import type { SavedGame } from './store.ts'

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
    ['decks', '2'],
  ],
  chairs: CHAIRS,
  saved: 0,
  played: 30,
  points: [0, 0],
  isOver: false,
  sealed: SEALED,
}

test('a game that the first version kept goes on where it was', async () => {
  const { box } = await shelfOf(KEPT.game)
  const host = Host.resume(KEPT.id, box, KEPT.chairs, await unseal(KEPT.sealed))
  const scene = host.scene()
  expect(scene.played).toBe(KEPT.played)
  expect(scene.options).toEqual(KEPT.options)
  expect(scene.chairs).toEqual(CHAIRS)
  expect(host.isOver()).toBe(false)
})

test('a file that the first version saved is opened', async () => {
  expect(await openFile(SEALED)).not.toHaveProperty('fault')
})
