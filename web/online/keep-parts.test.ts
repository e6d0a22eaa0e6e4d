import { expect, test } from 'vitest'
import type { onlineStore } from '../saving/online-store.ts'
import { newPartKeeper } from './keep-parts.ts'

function newStore(fails = false) {
  const written: unknown[] = []
  const store: typeof onlineStore = {
    load: async () => undefined,
    async save(table, part, value) {
      await Promise.resolve()
      written.push([table, part, value])
      if (fails) throw new Error('full')
    },
    async forget(table, part) {
      written.push([table, part])
    },
  }
  return { store, written }
}

test('of what is to be written while something is, only the newest is', async () => {
  const { store, written } = newStore()
  const keep = newPartKeeper('t', store)
  void keep('known', 1)
  void keep('known', 2)
  void keep('deal', ['a'])
  void keep('known', 3)
  await keep('deal', undefined)
  expect(written).toEqual([
    ['t', 'known', 1],
    ['t', 'known', 3],
    ['t', 'deal'],
  ])
  await keep('known', 4)
  expect(written.at(-1)).toEqual(['t', 'known', 4])
})

test('a browser that keeps nothing is no trouble', async () => {
  const keep = newPartKeeper('t', newStore(true).store)
  await expect(keep('deal', 1)).resolves.toBeUndefined()
})
