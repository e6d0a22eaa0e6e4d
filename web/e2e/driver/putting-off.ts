/** What the page puts off to the next frame or by a moment: so Preact runs effects, and draws what they change. */
interface PutOff {
  isAnything(): boolean
  /** The next frame, as soon as it is shown. */
  frame(): Promise<void>
}

declare global {
  interface Window {
    putOff: PutOff
  }
}

/** Runs in the page before anything else. */
export function watchPutOff(): void {
  const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window
  // What comes later than this is for eyes: pauses, and words that go away again.
  const moment = 50
  const timers = new Set<unknown>()
  const frames = new Set<number>()
  let isInFrame = false

  window.setTimeout = ((run: (...args: unknown[]) => void, wait = 0, ...args: unknown[]) => {
    const id = setTimeout(() => {
      timers.delete(id)
      run(...args)
    }, wait)
    if (wait <= moment) timers.add(id)
    return id
  }) as typeof setTimeout
  window.clearTimeout = id => {
    timers.delete(id)
    clearTimeout(id)
  }
  window.requestAnimationFrame = run => {
    const id = requestAnimationFrame(time => {
      frames.delete(id)
      isInFrame = true
      run(time)
      isInFrame = false
    })
    // What goes on from frame to frame moves, and need not come to an end.
    if (!isInFrame) frames.add(id)
    return id
  }
  window.cancelAnimationFrame = id => {
    frames.delete(id)
    cancelAnimationFrame(id)
  }

  window.putOff = {
    isAnything: () => timers.size + frames.size > 0,
    frame: () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))),
  }
}
