import type { Page } from 'playwright-core'

/** What the page and its workers say to each other, as a test overhears it. */
interface Overheard {
  /** Every message that came to the page, and every one that went to a worker. */
  readonly heard: unknown[]
  readonly asked: unknown[]
  /** Questions that wait for their answer. */
  readonly open: Set<unknown>
  /** The newest scene of a table. */
  scene: { readonly waiting: string; readonly played: number } | null
  /** Waits until no worker has anything more to say, no bot thinks, and the page shows it. */
  settled(): Promise<void>
}

declare global {
  interface Window {
    overheard: Overheard
  }
}

/** Runs in the page before anything else. Answers come to the worker, scenes through a channel of their own. */
export function listen(): void {
  // What answers a move is shown a frame and a moment after its scene, and what tells of it with the next.
  const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  const shown = () => frame().then(frame)
  const overheard: Overheard = {
    heard: [],
    asked: [],
    open: new Set(),
    scene: null,
    async settled() {
      do await shown()
      while (overheard.open.size > 0 || overheard.scene?.waiting === 'bot')
    },
  }
  const hear = ({ data }: MessageEvent) => {
    overheard.heard.push(data)
    overheard.open.delete(data?.id)
    const scene = data?.argumentList?.[0]?.value
    if (scene?.waiting !== undefined) overheard.scene = scene
  }
  window.overheard = overheard
  window.Worker = class extends Worker {
    private readonly ids: unknown[] = []
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      this.addEventListener('message', hear)
    }
    override postMessage(...args: unknown[]): void {
      const [{ id, type }] = args as [{ id: unknown; type: string }]
      // Who lets go of a worker waits for no answer.
      if (type !== 'RELEASE') overheard.open.add(id)
      this.ids.push(id)
      overheard.asked.push(args[0])
      super.postMessage(...(args as Parameters<Worker['postMessage']>))
    }
    override terminate(): void {
      for (const id of this.ids) overheard.open.delete(id)
      super.terminate()
    }
  }
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      this.port1.addEventListener('message', hear)
      this.port2.addEventListener('message', hear)
    }
  }
}

export const settled = (page: Page): Promise<void> => page.evaluate(() => window.overheard.settled())
