import type { GameName } from '@roundhouse/table/games'
import type { Page } from 'playwright-core'
import { settled } from './listening.ts'
import { POINTED } from './pointed.ts'
import type { Open } from './reader.ts'

/** A game that a test plays: dealt by its seed, so it is the same each time. */
interface Dealt {
  readonly game: GameName
  readonly players: number
  /** The others are the weakest bots there are, which take no time. */
  readonly people?: number
  readonly modules?: readonly [string, string]
  readonly map?: string
  readonly seed?: string
}

/** Sets a game up as a reader does, and sits down at it. */
export async function newGame(open: Open, dealt: Dealt, reading: Parameters<Open>[1] = {}): Promise<Page> {
  const page = await open(`#/new/${dealt.game}`, reading)
  await begin(page, dealt)
  return page
}

/** Fills in the form that is open, in the page itself: nearly every test begins so. */
export async function begin(page: Page, { game, players, people = 1, modules, map, seed = '7' }: Dealt): Promise<void> {
  await page.evaluate(
    async ({ players, people, modules, map, seed }) => {
      const { settled } = window.overheard
      const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]
      const choose = async (input: HTMLElement | null | undefined) => {
        input!.click()
        await settled()
      }
      const fill = async (input: HTMLInputElement | HTMLSelectElement, value: string, event: 'input' | 'change') => {
        input.value = value
        input.dispatchEvent(new Event(event, { bubbles: true }))
        await settled()
      }
      const tile = (words: string, kind: string) =>
        all('label.tile')
          .find(({ innerText }) => innerText.startsWith(words))
          ?.querySelector<HTMLInputElement>(`input[type="${kind}"]`)
      await settled()
      await choose(all('input[name="players"]')[players - 2])
      // A third module takes the place of the first: choosing each of two twice leaves just them.
      for (const module of [...modules, ...modules]) {
        const box = tile(module, 'checkbox')
        if (box?.checked !== true) await choose(box)
      }
      if (map !== null) await choose(tile(map, 'radio'))
      for (let seat = 0; seat < players; seat++) {
        const select = all<HTMLSelectElement>('.seat select')[seat]!
        await fill(select, select.options[seat < people ? 0 : 1]!.value, 'change')
      }
      await fill(all<HTMLInputElement>('.seed input')[0]!, seed, 'input')
      // Bots at a slow pace may play then for a long time.
      all('.begin .button')[0]!.click()
    },
    { players, people, modules: modules ?? [], map: map ?? null, seed },
  )
  await page.locator(people > 1 ? 'main.hand-over' : TABLES[game]).waitFor()
}

export const TABLES: Readonly<Record<GameName, string>> = { 'first-class': '.fc', nuremberg: '.nuremberg-table' }

const [CHOSEN] = POINTED['first-class']

/**
 * What can be pointed at, best first. Each time another order holds: now and then a series goes on although it could
 * be paid, or a turn is ended although there is more to do.
 */
const ORDERS: Readonly<Record<GameName, readonly (readonly string[])[]>> = {
  'first-class': [
    [CHOSEN!, ...POINTED['first-class'].slice(1).reverse()],
    POINTED['first-class'],
    POINTED['first-class'],
  ],
  nuremberg: [POINTED.nuremberg.toReversed(), POINTED.nuremberg, POINTED.nuremberg, POINTED.nuremberg.slice(3)],
}

/** Where somebody who plays stops, unless the game ends before. */
interface Stop {
  /** So many moves were made, and somebody sits at the table. */
  readonly played?: number
  /** This is to be seen. */
  readonly shown?: string
  /** So many things were pointed at; at most more than any game takes. */
  readonly points?: number
}

interface PlayedMove {
  /** How often something was pointed at. */
  readonly points: number
  /** Where the page was larger than the screen. */
  readonly tooLarge: readonly string[]
}

/**
 * Points at something again and again, as a player who tries everything would; what was begun to be chosen is finished.
 * All of it happens in the page, so that nothing is waited for but the table. `from` counts on from an earlier time.
 */
export function playOn(page: Page, game: GameName, stop: Stop = {}, from = 0): Promise<PlayedMove> {
  const orders = ORDERS[game].map(order => ['.hand-over .button', ...order])
  return page.evaluate(
    async ({ orders, played, shown, points, from }) => {
      const { overheard } = window
      const isReached = () => {
        const { scene } = overheard
        if (scene?.waiting === 'nobody') return true
        if (scene?.waiting === 'person' && scene.played >= played) return true
        return shown !== null && document.querySelector(shown)?.checkVisibility() === true
      }
      const pointAt = (turn: number) => {
        const order = orders[turn % orders.length]!
        const found = order.map(kind => [...document.querySelectorAll(kind)]).find(({ length }) => length > 0)
        const one = found?.[(turn * 7) % found.length]
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      }
      const tooLarge: string[] = []
      const look = () => {
        const { scrollWidth, scrollHeight } = document.documentElement
        if (scrollWidth <= innerWidth && scrollHeight <= innerHeight) return
        tooLarge.push(`${scrollWidth} x ${scrollHeight} after ${overheard.scene?.played} moves`)
      }
      await overheard.settled()
      let turn = from
      for (; turn < from + points && !isReached(); turn++) {
        pointAt(turn)
        await overheard.settled()
        look()
      }
      return { points: turn - from, tooLarge }
    },
    { orders, from, played: stop.played ?? Infinity, shown: stop.shown ?? null, points: stop.points ?? MOST_POINTS },
  )
}

/** Longer than any game. */
const MOST_POINTS = 3000

/** Points at one thing; another one each turn. */
export const point = (page: Page, game: GameName, turn: number): Promise<PlayedMove> =>
  playOn(page, game, { points: 1 }, turn)

/** Is there nothing more to decide? */
export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.overheard.scene?.waiting === 'nobody')

/** How many moves were made, once the page shows them. */
export const movesIn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await window.overheard.settled()
    return window.overheard.scene!.played
  })

/** Presses keys one after the other, each when the page shows what came of the one before. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await settled(page)
    await page.keyboard.press(key)
  }
  await settled(page)
}
