/*
 * Of all tabs that have a game open, one owns it: only there it is played. The browser gives the lock to one at a time, and
 * to the next as soon as a tab is closed or crashes.
 */

/** In milliseconds. A tab that was left or reloaded just now may still hold its lock for a moment. */
const PATIENCE = 250

export interface GameLock {
  readonly isOwner: () => boolean
  /** Takes the game from whoever owns it. That one follows from then on. */
  readonly takeOver: () => void
}

/** Stands in line for a game. It is told whenever the game comes to be owned here, or is taken over elsewhere. */
export async function openGameLock(id: string, onChange: () => void): Promise<GameLock> {
  const lock = new QueuedLock(`roundhouse-game ${id}`, onChange)
  await lock.firstAnswer()
  return { isOwner: () => lock.isHeld, takeOver: () => lock.steal() }
}

/** A class, because it has a life: it waits, holds, is robbed and waits again. */
class QueuedLock {
  isHeld = false
  private waiting = new AbortController()
  private readonly name: string
  private readonly onChange: () => void
  private isOpen = false

  constructor(name: string, onChange: () => void) {
    this.name = name
    this.onChange = onChange
  }

  /** Is it here, or has somebody else got it? */
  async firstAnswer(): Promise<void> {
    const granted = new Promise<void>(resolve => this.queue(resolve))
    await Promise.race([granted, new Promise(resolve => setTimeout(resolve, PATIENCE))])
    this.isOpen = true
  }

  steal(): void {
    if (this.isHeld) return
    this.waiting.abort()
    this.request({ steal: true })
  }

  private queue(onGranted?: () => void): void {
    this.waiting = new AbortController()
    this.request({ signal: this.waiting.signal }, onGranted)
  }

  private request(options: LockOptions, onGranted?: () => void): void {
    const { signal } = options
    const hold = () => {
      this.change(true)
      onGranted?.()
      return new Promise<never>(() => {})
    }
    // It is held until the worker ends; before that the promise only fails, when the lock is stolen or no longer waited for.
    navigator.locks.request(this.name, options, hold).catch(() => {
      if (signal?.aborted) return
      this.change(false)
      this.queue()
    })
  }

  private change(isHeld: boolean): void {
    this.isHeld = isHeld
    if (this.isOpen) this.onChange()
  }
}
