import type { Page } from 'playwright-core'
import type { GameName } from '../match/boxes.ts'
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

/** Fills in the form that is open. */
export async function begin(page: Page, { game, players, people = 1, modules, map, seed = '7' }: Dealt): Promise<void> {
  await page
    .locator('input[name="players"]')
    .nth(players - 2)
    .check()
  for (const module of modules === undefined ? [] : [...modules, ...modules]) await chooseModule(page, module)
  if (map !== undefined) await page.locator('label', { hasText: map }).locator('input[name="map"]').check()
  const seats = page.locator('.seat select')
  // The first choice is a person, and the levels come a little later.
  await seats.first().locator('option').nth(2).waitFor({ state: 'attached' })
  for (let seat = 0; seat < players; seat++) await seats.nth(seat).selectOption({ index: seat < people ? 0 : 1 })
  await page.locator('.seed summary').click()
  await page.locator('.seed input').fill(seed)
  await page.locator('.begin .button').click()
  await page.locator(people > 1 ? 'main.hand-over' : TABLES[game]).waitFor()
}

export const TABLES: Readonly<Record<GameName, string>> = { 'first-class': '.fc', nuremberg: '.nuremberg-table' }

/** A third module takes the place of the first, so that choosing each of two twice leaves just them. */
async function chooseModule(page: Page, module: string): Promise<void> {
  const box = page.locator('label', { hasText: new RegExp(`^${module}`) }).locator('input[type="checkbox"]')
  if (!(await box.isChecked())) await box.click()
}

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

/** Points at something, as a player who tries everything would; what was begun to be chosen is finished. */
export function point(page: Page, game: GameName, turn: number): Promise<void> {
  const orders = ORDERS[game]
  return page.evaluate(
    async ([order, n]) => {
      const found = order.map(kind => [...document.querySelectorAll(kind)]).find(({ length }) => length > 0)
      found?.[(n * 7) % found.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      await window.overheard.settled()
    },
    [['.hand-over .button', ...orders[turn % orders.length]!], turn] as const,
  )
}

/** Is there nothing more to decide? */
export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.overheard.scene?.waiting === 'nobody')

/** Longer than any game. */
const MOST_POINTS = 3000

/** Plays on to the end, or until something holds; `look` looks at the table after each move. */
export async function playOn(
  page: Page,
  game: GameName,
  { look = async () => {}, until = isOver }: Partial<Record<'look' | 'until', (page: Page) => Promise<unknown>>> = {},
): Promise<void> {
  await settled(page)
  for (let turn = 0; turn < MOST_POINTS && !(await until(page)); turn++) {
    await point(page, game, turn)
    await look(page)
  }
}
