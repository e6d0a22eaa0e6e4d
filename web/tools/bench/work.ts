import type { Browser } from 'playwright-core'
import type { DrawnGame } from '../../e2e/driver/pointed.ts'
import type { Site } from '../../e2e/site.ts'
import { PAINTED } from './stopwatch.ts'
import { atLastRound, playOn } from './taps.ts'

/** An event of a trace: times in microseconds, `tdur` of the processor's time. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/**
 * What the thread of the page works for a tap, in milliseconds of the processor's time, not slowed: on a machine that
 * others use, it says more than the clock.
 */
export async function measureWork(browser: Browser, site: Site, game: DrawnGame, deal: number): Promise<number[]> {
  const page = await atLastRound(browser, site, game, deal, 1)
  await browser.startTracing(page, { categories: CATEGORIES })
  await playOn(page, game)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await page.context().close()
  return workIn(trace.traceEvents)
}

/** A tap is a click, and ends where the stopwatch marks it, before the next one. */
export function workIn(events: readonly TraceEvent[]): number[] {
  const inOrder = events.toSorted((a, b) => a.ts - b.ts)
  const clicks = inOrder.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
  return clicks.flatMap((click, place) => {
    const next = clicks[place + 1]?.ts ?? Number.POSITIVE_INFINITY
    const end = inOrder.find(({ name, ts }) => name === PAINTED && ts > click.ts && ts < next)
    return end === undefined ? [] : [workFrom(events, click, end.ts)]
  })
}

/** A task that contains the click began before it. */
function workFrom(events: readonly TraceEvent[], { pid, tid, ts }: TraceEvent, end: number): number {
  const tasks = events.filter(
    event => event.name === 'RunTask' && event.pid === pid && event.tid === tid && event.ts < end,
  )
  const after = tasks.filter(task => task.ts >= ts)
  const around = tasks.filter(task => task.ts < ts).toSorted((a, b) => b.ts - a.ts)[0]
  return [...after, ...(around === undefined ? [] : [around])].reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}
