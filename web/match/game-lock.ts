/*
 * Of all tabs that have a game open, one owns it: only there it is played. The browser gives the lock to one at a time, and
 * lets go of it when that tab is closed or crashes.
 */

/** In milliseconds. A tab that was left just now may still hold its lock for a moment. */
const PATIENCE = 250

/** In milliseconds. A tab that is only reloaded is back by then, and owns its game again. */
const ABSENCE = 3000

export interface GameLock {
  readonly isOwner: () => boolean
  /** Takes the game from whoever owns it. That one follows from then on. */
  readonly takeOver: () => void
}

/** Stands in line for a game. It is told whenever the game comes to be owned here, or is taken over elsewhere. */
export async function openGameLock(id: string, onChange: () => void): Promise<GameLock> {
  const { locks } = navigator as Partial<Navigator>
  // A page that came over a plain line, as in a home network, has no locks: there each tab plays for itself.
  if (locks === undefined) return { isOwner: () => true, takeOver: () => {} }
  const lock = new QueuedLock(`roundhouse-game ${id}`, onChange)
  await lock.firstAnswer()
  return { isOwner: () => lock.isHeld, takeOver: () => lock.steal() }
}

/** A class, because it has a life: it waits, holds, is robbed and waits again. */
class QueuedLock {
  isHeld = false
  /** Does it only follow, so that whoever was there before goes first? */
  #isPatient = false
  #waiting = new AbortController()
  readonly #name: string
  readonly #onChange: () => void

  constructor(name: string, onChange: () => void) {
    this.#name = name
    this.#onChange = onChange
  }

  /** Is it here, or has somebody else got it? */
  async firstAnswer(): Promise<void> {
    const granted = new Promise<void>(resolve => this.#queue(resolve))
    await Promise.race([granted, after(PATIENCE)])
    this.#isPatient = true
  }

  steal(): void {
    if (this.isHeld) return
    this.#waiting.abort()
    this.#request({ steal: true }, () => this.#hold())
  }

  /** Waits until nobody has it. */
  #queue(onGranted?: () => void): void {
    this.#waiting = new AbortController()
    this.#request({ signal: this.#waiting.signal }, () => {
      if (this.#isPatient) return this.#giveWay()
      const held = this.#hold()
      onGranted?.()
      return held
    })
  }

  /** Its owner is gone, or only reloads: it is taken if nobody has come back. */
  #giveWay(): void {
    const { signal } = this.#waiting
    void after(ABSENCE).then(() => {
      if (signal.aborted) return
      this.#request({ ifAvailable: true }, lock => (lock === null ? this.#queue() : this.#hold()))
    })
  }

  /** Until the worker ends. Before that the promise only fails: when the lock is stolen, or no longer waited for. */
  #request(options: LockOptions, onGranted: (lock: Lock | null) => Promise<never> | void): void {
    let isGranted = false
    const grant = (lock: Lock | null) => {
      isGranted = true
      return onGranted(lock)
    }
    navigator.locks.request(this.#name, options, grant).catch(() => {
      if (!isGranted) return
      this.#change(false)
      this.#queue()
    })
  }

  #hold(): Promise<never> {
    this.#change(true)
    return new Promise(() => {})
  }

  #change(isHeld: boolean): void {
    this.isHeld = isHeld
    if (this.#isPatient) this.#onChange()
  }
}

const after = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))
