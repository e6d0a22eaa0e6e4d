import { expect, test } from 'vitest'
import { USUAL_TABLE } from '../testing/house.ts'
import { SECOND, startedHub } from '../testing/passing-time.ts'

test('of the tables that nobody looks at any more, only those needed last stay open', async () => {
  const { hub, pass } = await startedHub()
  const host = (await hub.personWith(await hub.newGuest('Host')))!
  const links = await Promise.all(Array.from({ length: 1010 }, () => hub.setUp(host, USUAL_TABLE)))
  const line = hub.connect({ send() {}, close() {} }, host)
  await line.receive(JSON.stringify({ type: 'look', ...links[0]! }))
  for (const { table } of links) await hub.open(table)
  pass(SECOND)
  await expect.poll(() => hub.figures().openTables).toBe(1010)
  // Somebody may be on the way to any of them, and to one somebody is.
  pass(9 * SECOND)
  await hub.open(links[1]!.table)
  pass(2 * SECOND)
  await expect.poll(() => hub.figures().openTables).toBe(1002)
  const open = await hub.open(links[0]!.table)
  expect(open!.audience.size).toBe(1)
  pass(310 * SECOND)
  await expect.poll(() => hub.figures().openTables).toBe(1)
})
