import { openStore } from '../store/open-store.ts'
import type { SqliteStore } from '../store/sqlite-store.ts'
import { move, moveAfter } from './samples.ts'

/*
 * A process that writes to a store until it is killed, and prints what it was answered: `node writer.mjs <folder> <alone or
 * shared> <name> <person> <last> <table>...`. To several tables at once, as a server does.
 */

const [folder, company, name, person, last, ...tables] = process.argv.slice(2)

const store = await openStore({ folder: folder!, now: Date.now(), isShared: company === 'shared' })
await store.beat(Date.now())
await Promise.all(tables.map(table => writeTo(store, table)))
await store.close()

async function writeTo(to: SqliteStore, table: string): Promise<void> {
  let seq = (await to.readTable(table))!.entries.length
  while (seq < Number(last)) {
    const entries = [move(seq + 1, Number(person), name)]
    const answer = await to.append({ ...moveAfter(table, seq, Number(person)), entries })
    if (answer === 'kept') process.stdout.write(`${table} ${++seq} ${name}\n`)
    else seq = (await to.readTable(table))!.entries.length
  }
}
