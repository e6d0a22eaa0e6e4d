import { expect, test } from 'vitest'
import { DAY } from '../table/calendar.ts'
import { USUAL_TABLE } from '../testing/house.ts'
import { SECOND, startedHub } from '../testing/passing-time.ts'

test('of more tables than are woken at once, those that are left do not wait for the next second', async () => {
  const { hub, store, clock, pass, idleFor } = await startedHub()
  const host = (await hub.personWith(await hub.newGuest('Host')))!
  await Promise.all(Array.from({ length: 450 }, () => hub.setUp(host, USUAL_TABLE)))
  // Nobody sat down: they are called off.
  const due = async () => (await store.dueBefore(clock.now(), 1000)).length
  pass(8 * DAY)
  expect(await due()).toBe(450)
  for (const left of [250, 50, 0]) {
    await expect.poll(due).toBe(left)
    if (left > 0) await expect.poll(idleFor).toBeLessThan(SECOND / 4)
    pass(SECOND / 4)
  }
})
