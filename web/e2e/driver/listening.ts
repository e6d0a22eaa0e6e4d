import type { BrowserContext, Page } from 'playwright-core'
import { watchPutOff } from './putting-off.ts'
import { watchReach } from './reach.ts'

/** What the page and its workers say to each other, as a test overhears it. */
interface Overheard {
  /** Every message that came to the page, and every one that went to a worker. */
  readonly heard: unknown[]
  readonly asked: unknown[]
  /** Questions that wait for their answer. */
  readonly open: Set<unknown>
  /** Questions that wait for the snapshot that comes of them: it may be here before the answer, or after it. */
  readonly unseen: Set<unknown>
  /** The newest snapshot of a table. */
  snapshot: { readonly waiting: string; readonly played: number } | null
  /** Bots do not get their turn: what they would do is not asked for. */
  areBotsHeld: boolean
  /** Games that are over are not thought through. */
  areReviewsHeld: boolean
  /** Asks the worker that the page began last, as the page does. */
  ask(path: string, ...args: readonly unknown[]): Promise<unknown>
  /** Waits until no worker has anything more to say, no bot thinks, nothing is put off, typefaces are here, and the page shows it. */
  settled(): Promise<void>
}

declare global {
  interface Window {
    overheard: Overheard
  }
}

/** Runs in the page before anything else. Answers come to the worker, snapshots through a channel of their own. */
function listen(): void {
  const longest = 120_000
  const showing = ['listen', 'play', 'undo', 'sit']
  const answers = new Map<unknown, (value: unknown) => void>()
  let latest: Worker | null = null
  const overheard: Overheard = {
    ask(path, ...args) {
      const id = crypto.randomUUID()
      latest!.postMessage({
        id,
        type: 'APPLY',
        path: [path],
        argumentList: args.map(value => ({ type: 'RAW', value })),
      })
      return new Promise(resolve => answers.set(id, resolve))
    },
    heard: [],
    asked: [],
    open: new Set(),
    unseen: new Set(),
    snapshot: null,
    areBotsHeld: false,
    areReviewsHeld: false,
    async settled() {
      const begun = performance.now()
      do {
        if (performance.now() > begun + longest) throw new Error(`The page does not settle: ${JSON.stringify(busy())}`)
        await window.putOff.frame()
      } while (Object.values(busy()).some(Boolean))
    },
  }
  const busy = () => ({
    asked: overheard.open.size,
    unseen: overheard.unseen.size,
    bot: overheard.snapshot?.waiting === 'bot' && !overheard.areBotsHeld,
    putOff: window.putOff.isAnything(),
    // Words change their size with their typeface, and move what stands below them.
    typefaces: document.fonts.status === 'loading',
    loading: document.querySelector('main:not(.notice), main.notice [role="alert"]') === null,
  })
  const onMessage = ({ data }: MessageEvent) => {
    overheard.heard.push(data)
    overheard.open.delete(data?.id)
    answers.get(data?.id)?.(data.value)
    const isShown = data?.type === 'RAW' && (data.value === undefined || data.value?.ok === true)
    if (!isShown) overheard.unseen.delete(data?.id)
    const told = data?.argumentList?.[0]?.value
    // A table elsewhere tells more than its snapshot.
    const snapshot = told?.line === undefined ? told : told.snapshot
    if (snapshot?.waiting === undefined) return
    overheard.snapshot = snapshot
    for (const first of [...overheard.unseen].slice(0, 1)) overheard.unseen.delete(first)
  }
  window.overheard = overheard
  window.Worker = class extends Worker {
    private readonly ids: unknown[] = []
    private isTable = false
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      latest = this
      this.addEventListener('message', onMessage)
    }
    override postMessage(...args: unknown[]): void {
      const [{ id, type, path }] = args as [{ id: unknown; type: string; path?: string[] }]
      if (overheard.areBotsHeld && path?.[0] === 'letBotsPlay') return
      if (overheard.areReviewsHeld && path?.[0] === 'review') return
      // Who lets go of a worker waits for no answer, nor does the room in which a game is thought through meanwhile.
      if (type !== 'RELEASE' && path?.[0] !== 'review') overheard.open.add(id)
      if (showing.includes(path?.[0] ?? '')) overheard.unseen.add(id)
      this.ids.push(id)
      this.isTable ||= ['listen', 'open'].includes(path?.[0] ?? '')
      overheard.asked.push(args[0])
      super.postMessage(...(args as Parameters<Worker['postMessage']>))
    }
    override terminate(): void {
      for (const id of this.ids) for (const waiting of [overheard.open, overheard.unseen]) waiting.delete(id)
      // A table that was left while a bot had the move waits for nobody any more.
      if (this.isTable) overheard.snapshot = null
      super.terminate()
    }
  }
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      this.port1.addEventListener('message', onMessage)
      this.port2.addEventListener('message', onMessage)
    }
  }
}

/** Listens to every page that is opened from now on. */
export async function overhear(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchPutOff)
  await context.addInitScript(watchReach)
  await context.addInitScript(listen)
}

export const settled = (page: Page): Promise<void> => page.evaluate(() => window.overheard.settled())
