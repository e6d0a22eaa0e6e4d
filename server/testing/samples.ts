import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableSetup } from '@roundhouse/wire/setup'
import type { Append, NewKeptTable, Store } from '../store/store.ts'
import type { Entry } from '../table/entry.ts'
import type { TableSecrets } from '../table/secrets.ts'
import type { TableIndex } from '../table/table-index.ts'

/* Tables as they come to the store, which does not ask what they mean. */

/** A folder of its own, and how it goes away. */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-store-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export const START = 1_760_000_000_000

export const SETUP: TableSetup = {
  game: 'first-class',
  rules: 1,
  options: [['Modules', 'A B']],
  chairs: [
    { is: 'person', keptFor: null },
    { is: 'person', keptFor: 'Ada' },
    { is: 'bot', level: 'casual' },
  ],
  pace: 'live',
  bank: { live: 20, daily: 3 },
  isElastic: true,
  hours: null,
  canAskUndo: true,
  standIn: 'casual',
  watch: 'link',
  delay: 0,
}

export const SECRETS: TableSecrets = {
  shares: ['5ec2e7'.repeat(10), 'c0ffee'.repeat(10), null],
  commitment: 'c0117'.repeat(12),
  seed: '5eed',
  plans: [{ after: 3, moves: ['take 3'], told: ['[]'] }, null, null],
}

export const indexOf = (people: readonly (number | null)[], changes: Partial<TableIndex> = {}): TableIndex => ({
  ...{ stage: 'playing', toMove: 0, due: null },
  people,
  ...changes,
})

export const tableBy = (host: number, id: string): NewKeptTable => ({
  ...{ id, host, setup: SETUP, keyHash: 'k'.repeat(64), created: START, secrets: SECRETS },
})

export const move = (seq: number, by: number, text = `take ${seq}`): Entry => ({
  ...{ seq, at: START + seq * 1000, by, command: `c${seq}` },
  event: { kind: 'move', seat: seq % 2, text },
  hash: seq % 3 === 0 ? 'a1b2c3d4' : null,
})

/** The next move at a table. */
export const moveAfter = (table: string, after: number, by: number, due: number | null = null): Append => ({
  ...{ table, after, entries: [move(after + 1, by)] },
  index: indexOf([by, null, null], { toMove: after % 2, due }),
})

/** A person with so many tables, all without entries. */
export async function tablesIn(store: Store, ids: readonly string[]): Promise<number> {
  const { number } = await store.newPerson('Ada', `token of ${ids[0]}`, START)
  await Promise.all(ids.map(id => store.newTable(tableBy(number, id), indexOf([number, null, null]))))
  return number
}
