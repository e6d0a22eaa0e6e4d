import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame, optionsFor } from '@roundhouse/table/games'
import { openSaved, saveTable } from '@roundhouse/table/saving/saved-game'
import { movesAt, newTable, playLegal, type Table, toMove } from '@roundhouse/table/table'
import { expect, test } from 'vitest'
import { fileStore } from './store.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'roundhouse-store-')), 'saves')
const store = fileStore(folder)

const CHAIRS = [
  { is: 'person', name: 'Ada' },
  { is: 'bot', level: 'greedy', name: 'Bram' },
] as const

async function dealt(name: string): Promise<Table> {
  const manifest = await loadGame('nuremberg')
  const options = optionsFor(manifest, { players: '2', map: 'nuremberg' })
  return newTable(manifest, { id: join(folder, name), options, chairs: CHAIRS }, [1, 2, 3, 4])
}

const listed = async (): Promise<string[]> => {
  const ids: string[] = []
  for await (const { id } of store.newestFirst()) ids.push(id)
  return ids
}

test('a folder that is not there has no games', async () => {
  expect(await listed()).toEqual([])
  expect(await store.load(join(folder, 'none.save'))).toBeUndefined()
})

test('what is saved is a sealed file, which goes on as it was', async () => {
  let table = await dealt('nuremberg-1.save')
  for (let n = 0; n < 10; n++) table = playLegal(table, toMove(table)!, movesAt(table)[0]!)
  const saved = await saveTable(table, { saved: Date.now() })
  await store.save(saved)
  expect(readFileSync(saved.id, 'utf8')).toBe(saved.sealed)
  const loaded = (await store.load(saved.id))!
  expect({ ...loaded, saved: 0 }).toEqual({ ...saved, saved: 0 })
  expect(Math.abs(loaded.saved - saved.saved)).toBeLessThan(60_000)
  expect((await openSaved(loaded)).match).toEqual(table.match)
})

test('the list is the newest first by name, without what is none of ours or damaged', async () => {
  for (const name of ['nuremberg-3.save', 'nuremberg-2.save'])
    await store.save(await saveTable(await dealt(name), { saved: 0 }))
  writeFileSync(join(folder, 'nuremberg-4.save'), 'Dear diary')
  writeFileSync(join(folder, 'nuremberg-5.txt'), readFileSync(join(folder, 'nuremberg-3.save')))
  mkdirSync(join(folder, 'nuremberg-6.save'))
  expect(await listed()).toEqual([3, 2, 1].map(n => join(folder, `nuremberg-${n}.save`)))
  await store.forget(join(folder, 'nuremberg-3.save'))
  expect(await listed()).toEqual([2, 1].map(n => join(folder, `nuremberg-${n}.save`)))
})
