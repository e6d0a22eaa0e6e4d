import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtWriter, WrittenStore } from '../testing/processes.ts'
import { temporaryFolder } from '../testing/samples.ts'
import { openStore } from './open-store.ts'

/** `ROUNDHOUSE_KILLS=100` for a longer one. */
const KILLS = Number(process.env['ROUNDHOUSE_KILLS'] ?? 20)

let folder: string
let writer: string

beforeAll(async () => {
  const place = temporaryFolder()
  folder = place.folder
  writer = await builtWriter(folder)
  return place.remove
})

const storeIn = (name: string, tables: readonly string[]): Promise<WrittenStore> => {
  mkdirSync(join(folder, name))
  return WrittenStore.in(join(folder, name), writer, tables)
}

describe('processes of their own', () => {
  test(`that are killed at any of ${KILLS} instants lose nothing that was answered`, async () => {
    const store = await storeIn('killed', ['a', 'b', 'c', 'd', 'e'])
    for (let kill = 0; kill < KILLS; kill++) {
      // At any number of answers, and somewhere on the way to the next one.
      const answers = store.answered.length
      await store.writeUntilKilled(`writer-${kill}`, 1 + Math.floor(Math.random() * 60))
      expect(store.answered.length).toBeGreaterThan(answers)
    }
    const kept = await store.kept()
    expect(store.integrity()).toBe('ok')
    expect(new Set(store.answered).size, 'answered once').toBe(store.answered.length)
    const has = new Set(kept)
    expect(
      store.answered.filter(answer => !has.has(answer)),
      'answered and lost',
    ).toEqual([])
    // The last of each table may have been kept while its writer died before it could say so.
    expect(kept.length - store.answered.length).toBeLessThanOrEqual(5 * KILLS)
  })

  test('the one that has a folder keeps others out until it dies, in whatever way', async () => {
    const store = await storeIn('held', ['a'])
    const open = () => openStore({ folder: store.folder, now: Date.now() })
    await store.writeUntilKilled('first', 1, async () => {
      await expect(open()).rejects.toThrow(/^Another server \(process \d+\) uses .*held\. Stop it first/)
    })
    await (await open()).close()
  })

  test('of two that write to the same tables, exactly one wins each number', async () => {
    const store = await storeIn('raced', ['a', 'b'])
    await Promise.all([store.write('one', 80), store.write('two', 80)])
    expect([...store.answered].sort()).toEqual((await store.kept()).sort())
    expect(store.answered.length).toBe(160)
    expect(store.integrity()).toBe('ok')
  })
})
