import type { TabLocks } from './unsent-moves.ts'

const nameOf = (tab: string): string => `roundhouse-moves ${tab}`

/** Until the worker ends. */
const forEver = (): Promise<never> => new Promise(() => {})

const locksOf = (browser: LockManager): TabLocks => ({
  claim: tab =>
    new Promise(resolve => {
      const hold = (lock: Lock | null): Promise<never> | null => {
        resolve(lock !== null)
        return lock && forEver()
      }
      browser.request(nameOf(tab), { ifAvailable: true }, hold).catch(() => resolve(false))
    }),
  // All who wait are let in at once, and out again.
  whenFree: tab => browser.request(nameOf(tab), { mode: 'shared' }, () => {}).catch(forEver),
})

/**
 * A page that came over a plain line, as in a home network, has no locks: there a tab goes on with everything it finds when it is
 * opened, perhaps beside the one that made it. A move that both send is played once, since it has one id.
 */
const WITHOUT: TabLocks = { claim: async () => true, whenFree: forEver }

const { locks } = navigator as Partial<Navigator>

export const tabLocks: TabLocks = locks === undefined ? WITHOUT : locksOf(locks)
