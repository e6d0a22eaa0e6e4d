import { onTestFinished } from 'vitest'
import { systemChance } from '../hub/chance.ts'
import { Hub } from '../hub/hub.ts'
import { openStore } from '../store/open-store.ts'
import { deskHere } from './house.ts'
import { START, temporaryFolder } from './samples.ts'

export const SECOND = 1000

/** A hub with a store of its own, whose time passes when a test says so. */
export async function startedHub() {
  const place = temporaryFolder()
  const store = await openStore({ folder: place.folder, now: START })
  let now = START
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  const clock = {
    now: () => now,
    wake: (at: number, run: () => void) => {
      const timer = { at, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }
  const hub = new Hub({ store, clock, chance: systemChance, bots: deskHere(), onTrouble: () => {} })
  await hub.start()
  onTestFinished(async () => {
    await hub.stop()
    place.remove()
  })
  const pass = (milliseconds: number): void => {
    now += milliseconds
    for (const timer of [...timers].filter(({ at }) => at <= now)) {
      timers.delete(timer)
      timer.run()
    }
  }
  /** In how many milliseconds the hub does something next. */
  const idleFor = (): number => Math.min(...[...timers].map(({ at }) => at)) - now
  return { hub, store, clock, pass, idleFor }
}
