import type { Browser } from 'playwright-core'
import { launch } from '../../browser/chromium.ts'
import { findReadersBrowser } from '../../browser/find.ts'
import { DRAWN_GAMES, type DrawnGame } from '../../e2e/driver/pointed.ts'
import { openSite, type Site } from '../../e2e/site.ts'
import { measureChampionsMemory, measureLooks } from './champions.ts'
import { measureElsewhere } from './elsewhere.ts'
import { measureFrames } from './frames.ts'
import { measureHome } from './home.ts'
import { measureMemory } from './memory.ts'
import { percentile } from './percentile.ts'
import { measurePlain } from './plain.ts'
import { measureReplay } from './replays.ts'
import { measureStart } from './start.ts'
import { measureStill } from './still.ts'
import type { Tap } from './stopwatch.ts'
import { measureTaps } from './taps.ts'
import { measureWaits } from './waits.ts'
import { measureWork } from './work.ts'

/** One figure with its goal, which is never to be exceeded; how it came about is for people. */
interface Measure {
  readonly name: string
  readonly unit: string
  readonly target: number
  readonly stretch: number
  readonly measured: number
  readonly detail: string
}

const ms = (n: number): string => `${n.toFixed(n < 10 ? 1 : 0)} ms`

/** Half of them took no longer than the first, all but one in twenty no longer than the second. */
const spread = (times: readonly number[]): string =>
  `median ${ms(percentile(times, 0.5))}, 95th percentile ${ms(percentile(times, 0.95))} of ${times.length}`

const lengths = (taps: readonly Tap[]): number[] => taps.map(({ began, painted }) => painted - began)

/** Nothing was asked of the worker. */
const isChoice = ({ request }: Tap): boolean => request === null

async function home(browser: Browser, site: Site, share: number): Promise<Measure> {
  const times = await measureHome(browser, site, Math.ceil(12 * share))
  const measured = percentile(times, 0.5) / 1000
  return { name: 'home after a cold start', unit: 's', target: 0.5, stretch: 0.3, measured, detail: spread(times) }
}

async function taps(browser: Browser, site: Site, game: DrawnGame, share: number): Promise<Measure> {
  const found = await measureTaps(browser, site, game, Math.ceil(6 * share))
  const times = lengths(found)
  const answers = found.flatMap(({ request, answer }) => (request === null ? [] : [answer]))
  const work = await measureWork(browser, site, game, 1)
  const plain = lengths(await measurePlain(browser, site))
  const still = lengths(await measureStill(browser, site, game))
  const [chosen, played] = [found.filter(isChoice), found.filter(tap => !isChoice(tap))]
  const detail = [
    spread(times),
    `choices, which a mouse makes as it presses: ${spread(lengths(chosen))}`,
    `moves: ${spread(lengths(played))}`,
    `a plain page beside it: ${spread(plain)}`,
    `a still of the table, on which a tap changes the panel and nothing else: ${spread(still)}`,
    `the worker's answer: ${spread(answers)}`,
    `CPU of the page, not slowed: ${spread(work)}`,
  ].join('; ')
  return { name: `tap, ${game}`, unit: 'ms', target: 50, stretch: 25, measured: percentile(times, 0.95), detail }
}

async function elsewhere(browser: Browser, site: Site, game: DrawnGame, share: number): Promise<Measure> {
  const times = lengths(await measureElsewhere(browser, site, game, Math.ceil(3 * share)))
  const measured = percentile(times, 0.95)
  return { name: `own move elsewhere, ${game}`, unit: 'ms', target: 100, stretch: 50, measured, detail: spread(times) }
}

async function replay(browser: Browser, site: Site, game: DrawnGame, share: number): Promise<Measure> {
  const times = lengths(await measureReplay(browser, site, game, Math.ceil(60 * share)))
  const measured = percentile(times, 0.95)
  return { name: `moment of a replay, ${game}`, unit: 'ms', target: 50, stretch: 30, measured, detail: spread(times) }
}

async function frames(browser: Browser, site: Site, game: DrawnGame, share: number): Promise<Measure> {
  const { due, dropped } = await measureFrames(browser, site, game, 24 * share)
  const detail = `${dropped} of ${due} frames while something moved`
  return { name: `dropped frames, ${game}`, unit: '%', target: 0, stretch: 0, measured: (100 * dropped) / due, detail }
}

async function waits(browser: Browser, site: Site, game: DrawnGame, share: number): Promise<Measure> {
  const times = (await measureWaits(browser, site, game, 240 * share)).map(time => time / 1000)
  const measured = times.reduce((sum, time) => sum + time, 0) / times.length
  const detail = `mean of ${times.length}, longest ${Math.max(...times).toFixed(1)} s, median ${percentile(times, 0.5).toFixed(1)} s`
  return { name: `wait between two decisions, ${game}`, unit: 's', target: 4, stretch: 3, measured, detail }
}

/** Nothing where the browser does not tell. */
function memory(name: string, bytes: number | null): Measure[] {
  if (bytes === null) {
    console.error(`The ${name} is left out: this browser does not tell it.`)
    return []
  }
  const detail = 'document, scripts and workers, as the browser itself counts them'
  return [{ name, unit: 'MB', target: 150, stretch: 80, measured: bytes / 1e6, detail }]
}

const memoryAfter = async (browser: Browser, _site: Site, game: DrawnGame): Promise<Measure[]> =>
  memory(`memory after a game, ${game}`, await measureMemory(browser, game))

async function champions(browser: Browser, site: Site, game: DrawnGame, share: number): Promise<Measure[]> {
  const { thinking, quiet } = await measureLooks(browser, site, game, Math.ceil(30 * share))
  const times = lengths(thinking)
  const detail = `${spread(times)}; at a table at which nobody thinks: ${spread(lengths(quiet))}`
  const measured = percentile(times, 0.95)
  const taps = { name: `tap while champions think, ${game}`, unit: 'ms', target: 100, stretch: 50, measured, detail }
  const bytes = await measureChampionsMemory(browser, game, 30 * share)
  return [taps, ...memory(`memory while champions think, ${game}`, bytes)]
}

async function start(browser: Browser, share: number): Promise<Measure> {
  const times = await measureStart(browser, Math.ceil(5 * share))
  const measured = percentile(times, 0.5) / 1000
  return { name: 'second npm start to home', unit: 's', target: 2, stretch: 2, measured, detail: spread(times) }
}

/** By name, each at a table of a game. */
const AT_TABLES = { taps, elsewhere, replay, frames, waits, champions, memory: memoryAfter }

/** Measures the page in Chromium: everything, or the parts that are named. */
async function measureAll(share: number, isAsked: (part: string) => boolean): Promise<Measure[]> {
  const site = await openSite()
  const browser = await launch(findReadersBrowser())
  const found = isAsked('home') ? [await home(browser, site, share)] : []
  for (const [, measure] of Object.entries(AT_TABLES).filter(([part]) => isAsked(part)))
    for (const game of DRAWN_GAMES) found.push(...[await measure(browser, site, game, share)].flat())
  if (isAsked('start')) found.push(await start(browser, share))
  await browser.close()
  await site.close()
  return found
}

/** The last line is all figures as JSON. `--quick`: a look in a minute or two. */
const args = process.argv.slice(2)
const parts = args.filter(arg => arg !== '--quick')
const isAsked = (part: string): boolean => parts.length === 0 || parts.includes(part)
console.log(JSON.stringify(await measureAll(args.includes('--quick') ? 1 / 6 : 1, isAsked)))
