import { setTimeout as pause } from 'node:timers/promises'
import { openHouse } from '@roundhouse/server/testing/house'
import { expect, onTestFinished, test } from 'vitest'
import { ring } from './alarms.ts'
import { dealtTables } from './house.ts'
import { JumpingClock } from './jumping-clock.ts'

/** Milliseconds for which the server stood still, and by which an alarm may be late. */
const STOOD_STILL = 3000
const SOON = 2500

test('the clock of a table that was given time back runs out later, and is waited for', async () => {
  const clock = new JumpingClock()
  const house = await openHouse({ clock, isMeasured: true })
  onTestFinished(() => house.close())
  const tables = await dealtTables(house, 2, 'daily')
  const rung = ring(house, clock)
  await pause(300)
  const now = clock.now()
  await (await house.hub.open(tables[0]!.id))!.restart(now - STOOD_STILL, now)
  const alarms = await rung
  expect(alarms.map(({ id }) => id).toSorted()).toEqual(tables.map(({ id }) => id).toSorted())
  for (const { late } of alarms) expect(late).not.toBeNull()
  for (const { late } of alarms) expect([late! >= 0, late! < SOON]).toEqual([true, true])
})
