import type { Browser, Page } from 'playwright-core'
import type { Site } from '../../e2e/site.ts'
import { newReader } from '../reader.ts'

/** One tap, in milliseconds since the page began to load. */
export interface Tap {
  /** When the finger left the screen. */
  readonly began: number
  /** What the worker was asked; `null`: the page answered by itself. */
  readonly request: string | null
  /** How long the worker's answer took. */
  readonly answer: number
  /** When the frame with the answer was painted. */
  readonly painted: number
}

/** What a trace calls the end of a tap. */
export const PAINTED = 'painted'

type Watched = typeof globalThis & { taps: Tap[] }

/** Home in a browser that has never seen it, with a stopwatch: it is there before anything else runs. */
export async function opened(browser: Browser, site: Site, how?: Parameters<typeof newReader>[1]): Promise<Page> {
  const page = await newReader(browser, how)
  await withStopwatch(page)
  await page.goto(site.address)
  await page.locator('.poster .button.main').first().waitFor()
  return page
}

/** Taps are timed in whatever this page opens next. */
export const withStopwatch = (page: Page): Promise<unknown> => page.addInitScript(install)

/** The taps that are finished, and no longer kept in the page. */
export const tapsOf = (page: Page): Promise<Tap[]> => page.evaluate(() => (globalThis as Watched).taps.splice(0))

/**
 * Runs in the page, so it may use nothing from outside. A tap ends with the frame after its answer is in the document:
 * a task that is asked for while a frame is prepared runs when that frame is painted, and one of this priority before what the page
 * itself puts off until then. The answer to a move is the next snapshot,
 * which comes through a port; to any other question, the reply.
 */
function install(): void {
  const taps: Tap[] = []
  Object.assign(globalThis, { taps })
  let open: { began: number; request: string | null; id?: string; posted: number; mustAsk: boolean } | null = null

  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }))

  const begin = ({ timeStamp, type }: Event) => {
    // A slider says `input` as it is touched, and `click` as it is let go.
    if (open?.mustAsk) return
    const tap = { began: timeStamp, request: null, posted: 0, mustAsk: type === 'input' }
    open = tap
    afterPaint(() => {
      if (open === tap && tap.request === null && !tap.mustAsk) finish(0)
    })
  }

  const finish = (answer: number) => {
    if (open === null) return
    const { began, request } = open
    taps.push({ began, request, answer, painted: performance.now() })
    performance.mark('painted')
    open = null
  }

  const heard = () => {
    const tap = open
    if (tap === null || tap.request === null) return
    const answer = performance.now() - tap.posted
    afterPaint(() => {
      if (open === tap) finish(answer)
    })
  }

  addEventListener('click', begin, { capture: true })
  addEventListener('input', begin, { capture: true })

  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (message: { id?: string; path?: string[] }, ...rest: never[]) {
    const request = message.path?.join('.') ?? ''
    if (open !== null && open.request === null && request !== '')
      Object.assign(open, { request, id: message.id, posted: performance.now() })
    post.call(this, message, ...rest)
  }

  const isReply = ({ id, value }: { id?: string; value?: { ok?: boolean } }) =>
    id === open?.id && (open?.request !== 'play' || value?.ok === false)

  // Before the page's own ear: what it does with an answer is not the worker's time.
  const firstHearing = (target: { prototype: Worker | MessagePort }, hears: (data: never) => boolean) => {
    const add = target.prototype.addEventListener
    const visibleTo = (event: Event) => hears((event as MessageEvent).data as never) && heard()
    target.prototype.addEventListener = function (this: Worker, type: string, ...rest: [never, never]) {
      if (type === 'message') add.call(this, type, visibleTo)
      add.call(this, type, ...rest)
    }
  }
  firstHearing(Worker, isReply)
  firstHearing(MessagePort, () => true)
}
