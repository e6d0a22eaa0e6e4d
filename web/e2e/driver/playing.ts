import type { Page } from 'playwright-core'
import { type Dealt, USUAL_SEED } from './dealt.ts'
import { handOf } from './hand.ts'
import { settled } from './listening.ts'
import { type DrawnGame, POINTED } from './pointed.ts'
import type { Spot } from './reach.ts'

/** Fills in the form that is open, in the page itself. */
export async function begin(
  page: Page,
  { game, players, people = 1, modules, seed = USUAL_SEED }: Omit<Dealt, 'map'>,
): Promise<void> {
  await page.evaluate(
    async ({ players, people, modules, seed }) => {
      /** The form shows what was chosen before the next task begins. */
      const shown = () => new Promise(resolve => setTimeout(resolve))
      const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]
      const choose = async (input: HTMLElement | null | undefined) => {
        input!.click()
        await shown()
      }
      const fill = async (input: HTMLInputElement | HTMLSelectElement, value: string, event: 'input' | 'change') => {
        input.value = value
        input.dispatchEvent(new Event(event, { bubbles: true }))
        await shown()
      }
      const tile = (words: string, kind: string) =>
        all('label.tile')
          .find(({ innerText }) => innerText.startsWith(words))
          ?.querySelector<HTMLInputElement>(`input[type="${kind}"]`)
      await window.overheard.settled()
      await choose(all('input[name="players"]')[players - 2])
      // A third module takes the place of the first: choosing each of two twice leaves just them.
      for (const module of [...modules, ...modules]) {
        const box = tile(module, 'checkbox')
        if (box?.checked !== true) await choose(box)
      }
      for (let seat = 0; seat < players; seat++) {
        const select = all<HTMLSelectElement>('.seat select')[seat]!
        await fill(select, select.options[seat < people ? 0 : 1]!.value, 'change')
      }
      await fill(all<HTMLInputElement>('.seed input')[0]!, seed, 'input')
      // Bots at a slow pace may play then for a long time.
      all('.begin .button')[0]!.click()
    },
    { players, people, modules: modules ?? [], seed },
  )
  await page.locator(people > 1 ? 'main.hand-over' : TABLES[game]).waitFor()
}

/** The root of each game's table; drawings of its things have the same, but are no tables. */
export const TABLES: Readonly<Record<DrawnGame, string>> = {
  'first-class': 'main.table .fc',
  nuremberg: 'main.table .nuremberg-table',
}

/** What was begun comes first: what is asked about, and what was chosen. */
const [SURE, CHOSEN] = POINTED['first-class']
const [SURELY] = POINTED.nuremberg

/**
 * What can be pointed at, best first. Each time another order holds: now and then a series goes on although it could
 * be paid, or a turn is ended although there is more to do.
 */
const ORDERS: Readonly<Record<DrawnGame, readonly (readonly string[])[]>> = {
  'first-class': [
    [SURE!, CHOSEN!, ...POINTED['first-class'].slice(2).reverse()],
    POINTED['first-class'],
    POINTED['first-class'],
  ],
  nuremberg: [
    [SURELY!, ...POINTED.nuremberg.toReversed()],
    POINTED.nuremberg,
    POINTED.nuremberg,
    [SURELY!, ...POINTED.nuremberg.slice(4)],
  ],
}

/** Where somebody who plays stops, unless the game ends before. */
interface Stop {
  /** This many moves were made, and somebody sits at the table. */
  readonly played?: number
  /** This is to be seen. */
  readonly shown?: string
  /** This many things were pointed at; at most more than any game takes. */
  readonly points?: number
}

interface PlayedMove {
  /** How often something was pointed at. */
  readonly points: number
  /** Where the page was larger than the screen. */
  readonly tooLarge: readonly string[]
  /** What was to be pressed and in sight, but lay under something else, or was gone when the pointer was over it. */
  readonly missed: readonly string[]
}

/**
 * Points at something again and again, as a player who tries everything would; what was begun to be chosen is finished.
 * A mouse or a finger does it: what cannot be reached by one is named. `from` counts on from an earlier time.
 */
export async function playOn(page: Page, game: DrawnGame, stop: Stop = {}, from = 0): Promise<PlayedMove> {
  const { played = Infinity, shown = null, points = MOST_POINTS } = stop
  const orders = ORDERS[game].map(order => ['.hand-over .button', ...order])
  const hand = await handOf(page)
  const tooLarge: string[] = []
  const missed: string[] = []
  let turn = from
  for (; turn < from + points; turn++) {
    const order = orders[turn % orders.length]!
    const found = await nextSpot(page, { order, turn, played, shown })
    tooLarge.push(...found.tooLarge)
    missed.push(...found.missed)
    if (found.isReached) break
    if (found.spot !== null) await hand(found.spot)
  }
  const { tooLarge: last, missed: lastMissed } = await nextSpot(page, { order: [], turn, played, shown })
  return { points: turn - from, tooLarge: [...tooLarge, ...last], missed: [...missed, ...lastMissed] }
}

interface Seeking {
  readonly order: readonly string[]
  readonly turn: number
  readonly played: number
  readonly shown: string | null
}

interface Found {
  readonly isReached: boolean
  readonly spot: Spot | null
  readonly tooLarge: readonly string[]
  readonly missed: readonly string[]
}

/** Waits for the table, and finds where to press next; says whether what was to be pressed last was. */
const nextSpot = (page: Page, seeking: Seeking): Promise<Found> =>
  page.evaluate(async ({ order, turn, played, shown }) => {
    const { overheard, reach } = window
    const memory = window as unknown as { meant?: Element | undefined }
    const isHit = await reach.hit()
    await overheard.settled()
    const missed: string[] = []
    const nameOf = ({ outerHTML }: Element) => `${outerHTML.slice(0, 160)} after ${overheard.snapshot?.played} moves`
    if (isHit === false) missed.push(`gone: ${nameOf(memory.meant!)}`)
    const { scrollWidth, scrollHeight } = document.documentElement
    const isLarge = scrollWidth > innerWidth || scrollHeight > innerHeight
    const tooLarge = isLarge ? [`${scrollWidth} x ${scrollHeight} after ${overheard.snapshot?.played} moves`] : []
    const { snapshot } = overheard
    const isReached =
      snapshot?.waiting === 'nobody' ||
      (snapshot?.waiting === 'person' && snapshot.played >= played) ||
      (shown !== null && document.querySelector(shown)?.checkVisibility() === true)
    if (isReached) return { isReached, spot: null, tooLarge, missed }
    for (const kind of order) {
      const all = [...document.querySelectorAll(kind)]
      for (let n = 0; n < all.length; n++) {
        const element = all[(turn * 7 + n) % all.length]!
        const spot = reach.spotOf(element)
        if (spot === null) {
          const { width, height } = reach.seen(element)
          // A map has controls over its corners, and is moved.
          if (width >= 1 && height >= 1 && element.closest('svg') === null) missed.push(`covered: ${nameOf(element)}`)
          continue
        }
        memory.meant = element
        reach.aim(element)
        return { isReached, spot, tooLarge, missed }
      }
    }
    return { isReached, spot: null, tooLarge, missed }
  }, seeking)

/** Longer than any game. */
const MOST_POINTS = 3000

/** Points at one thing; another one each turn. */
export const point = (page: Page, game: DrawnGame, turn: number): Promise<PlayedMove> =>
  playOn(page, game, { points: 1 }, turn)

/** Is there nothing more to decide? */
export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.overheard.snapshot?.waiting === 'nobody')

/** How many moves were made, once the page shows them. */
export const movesIn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await window.overheard.settled()
    return window.overheard.snapshot!.played
  })

/** Presses keys one after the other, each when the page shows what came of the one before. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await settled(page)
    await page.keyboard.press(key)
  }
  await settled(page)
}
