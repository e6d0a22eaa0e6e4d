/** The clock and the task queue of the thread that searches. */
export interface Scheduler {
  /** In milliseconds. */
  now(): number
  /** Lets everything in that waits: messages, timers, a signal to stop. */
  pause(): Promise<void>
}

/** A browser, a web worker, Node or one of its threads. */
export const HERE: Scheduler = { now: () => performance.now(), pause: nextTask }

/** What ports have in browsers and in Node alike. */
interface Ports {
  readonly port1: { onmessage: (() => void) | null; close(): void }
  readonly port2: { postMessage(message: null): void }
}

/** A message to oneself: unlike a timer, it is nowhere held back for milliseconds. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel() as unknown as Ports
  return new Promise(resolve => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
