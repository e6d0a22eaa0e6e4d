import { NONE } from '@roundhouse/first-class/base/board/player'
import { MAIL_PLACE } from '@roundhouse/first-class/base/board/train'
import { COLUMNS } from '@roundhouse/first-class/base/cards/offer'
import { countOf, kindOf } from '@roundhouse/first-class/base/frames/effect'
import { COND, FREE } from '@roundhouse/first-class/base/numbers'
import type { View } from '@roundhouse/first-class/base/view'
import { firstClass, newGame as newGameOfFirstClass } from '@roundhouse/first-class/definition'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { momentOf } from '../tools/recorded.ts'
import { newGame, sitDownAt } from './driver/dealt.ts'
import { pressOn } from './driver/hand.ts'
import { settled } from './driver/listening.ts'
import { overlapping } from './driver/measuring.ts'
import { isOver, movesIn, playOn, press } from './driver/playing.ts'
import { positionWhere } from './driver/position.ts'
import { findings, type Reading, readers } from './driver/reader.ts'
import { SCREEN_SIZES } from './driver/sizes.ts'

const open = readers()

/** A card is to be taken, in the middle of a game. */
const isToTake = (view: unknown): boolean => {
  const { round, phase, acted, frame } = view as View
  return round === 3 && phase === 'turn' && !acted && frame === null
}

/** Deals in which a storage comes early. */
const SEEDS = { desktop: '7', phone: '3' } as const

for (const size of ['desktop', 'phone'] as const)
  test(`a card of the storage is looked at whole and used, on a ${size}`, async () => {
    const page = await newGame(
      open,
      { game: 'first-class', players: 2, modules: ['E', 'F'], seed: SEEDS[size] },
      { size },
    )
    const card = '[data-target^="storage"].is-open'
    await playOn(page, 'first-class', { shown: card })
    for (const { width, height } of await sizesInSight(page, '[data-target^="storage"]'))
      expect(height).toBeGreaterThan(width)
    const played = await movesIn(page)
    await pressOn(page, card)
    await pressOn(page, '.buttons .is-main')
    expect(await movesIn(page)).toBeGreaterThan(played)
  })

/** How much is seen of each, without scrolling. */
const sizesInSight = (page: Page, selector: string): Promise<{ width: number; height: number }[]> =>
  page.locator(selector).evaluateAll(all => all.map(each => window.reach.seen(each)))

/** A desktop; a phone, the same on its side, and a tablet held upright. */
const SCREENS = [
  ['desktop', ['desktop']],
  ['phone', ['phone', 'sideways', 'tablet']],
] as const

/** Where undo, undo turn and the main button stand. */
const fixedRow = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['[data-undo="step"]', '[data-undo="turn"]', '.main-button']
      .map(each => document.querySelector(`.buttons ${each}`)!.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
      .join(', '),
  )

for (const [size, screens] of SCREENS)
  test(`undo and the main button never move, and choices are as high as a finger: ${screens.join(', ')}`, async () => {
    const page = await sitDownAt(open, await momentOf('first-class', 1, isToTake), { size })
    const places = new Map(screens.map(screen => [screen, new Set<string>()]))
    for (let turn = 0; turn < 12; turn++) {
      await playOn(page, 'first-class', { points: 1 }, turn)
      if (await isOver(page)) break
      // What is decided is the same at every size of screen, so one sees it at all of them.
      for (const [screen, seen] of places) {
        await page.setViewportSize(SCREEN_SIZES[screen])
        await settled(page)
        seen.add(await fixedRow(page))
        const heights = await page.locator('.choice').evaluateAll(all => all.map(each => each.clientHeight))
        expect(Math.min(44, ...heights), screen).toBeGreaterThanOrEqual(42)
      }
    }
    for (const [screen, seen] of places) expect([...seen], screen).toHaveLength(1)
  })

/** Steps are shared between the conductors. */
const areStepsShared = (view: unknown): boolean =>
  (view as View).frame?.left.some(effect => kindOf(effect) === COND && countOf(effect) > 1) === true

test('on a phone on its side the buttons of each conductor stand within its own box', async () => {
  const page = await sitDownAt(open, await momentOf('first-class', 6, areStepsShared), { size: 'sideways' })
  await page.locator('.stepper').first().waitFor()
  const boxes = await page.locator('.stepper').evaluateAll(all =>
    all.map(box => {
      const { left, right } = box.getBoundingClientRect()
      const buttons = [...box.querySelectorAll('button')].map(button => button.getBoundingClientRect())
      return buttons.map(button => button.left >= left && button.right <= right)
    }),
  )
  expect(boxes).toEqual([
    [true, true],
    [true, true],
  ])
})

type Pair = Parameters<typeof newGameOfFirstClass>[1]

/** A table at which such moves are legal. */
const sitWhere = (modules: Pair, isWanted: (moves: readonly string[]) => boolean, reading?: Reading): Promise<Page> =>
  sitDownAt(open, positionWhere(firstClass, newGameOfFirstClass(2, modules), isWanted), reading)

test('why the main button is closed stands in a box of its own, and goes once something is chosen', async () => {
  const page = await sitDownAt(open, await momentOf('first-class', 1, isToTake))
  await pressOn(page, '.main-button')
  const note = page.locator('.decision .note').first()
  expect(await note.innerText()).toBe('Choose something with a bright border first.')
  const room = await note.evaluate(box => Number.parseFloat(getComputedStyle(box).paddingLeft))
  expect(room).toBeGreaterThan(4)
  await pressOn(page, '[data-target^="offer"].is-open')
  expect(await note.innerText()).toBe('')
})

/** Upgrades of choice, and a conductor on a car that can be upgraded: the first of its value. */
const isConductorAtUpgrade = (view: unknown): boolean => {
  const { frame, toMove, players } = view as View
  if (frame?.left.some(effect => kindOf(effect) === FREE) !== true) return false
  return players[toMove]!.trains.some(({ conductor, cars }) =>
    cars
      .slice(1)
      .some((better, step) => better === conductor - 1 && cars[step]! >= conductor && conductor < MAIL_PLACE),
  )
}

for (const size of ['desktop', 'phone'] as const)
  test(`what an upgrade brings stands beside the conductor, not over them, on a ${size}`, async () => {
    const page = await sitDownAt(open, await momentOf('first-class', 1, isConductorAtUpgrade), { size })
    await page.locator('.train .gain:not(.is-plain)').first().waitFor()
    expect(await overlapping(page, '.board .conductor, .board .gain, .board .raise')).toEqual([])
  })

test('what a celebrity brings stands beside the place under the car, not over it', async () => {
  const page = await sitWhere(['A', 'B'], moves => moves.includes('seat upper') && moves.includes('seat lower'))
  await page.locator('.guest.is-free .gain').first().waitFor({ state: 'attached' })
  // Nothing may be gained by it in a game played at random.
  await page.addStyleTag({
    content: '.guest .gain { display: block !important } .guest .gain::before { content: "+12" }',
  })
  expect(await overlapping(page, '.guest.is-free .icon, .guest.is-free .gain')).toEqual([])
})

for (const [size, text] of [
  ['sideways', 100],
  ['desktop', 200],
] as const)
  test(`the points of three rivals stand beside each other, on a ${size} at ${text}%`, async () => {
    const record = await momentOf('first-class', 2, isSpaceNeeded)
    const page = await sitDownAt(open, record, { size, settings: { text } })
    await page.locator('.rival-strip em').first().waitFor()
    const points = page.locator('.rival-strip button')
    expect(await overlapping(page, '.rival-strip button > *')).toEqual([])
    expect(await points.evaluateAll(all => all.every(each => each.scrollWidth <= each.clientWidth))).toBe(true)
  })

test('on a phone with large text the main button shows all of its words', async () => {
  const dealt = { game: 'first-class', players: 2, modules: ['A', 'B'] } as const
  const page = await newGame(open, dealt, { size: 'phone', settings: { text: 200, language: 'de' } })
  await pressOn(page, '[data-target^="hand"].is-open')
  expect(await cutOff(page, '.decision .main-button')).toEqual([])
})

test('on a phone on its side the main button shows the whole upgrade', async () => {
  const page = await sitDownAt(open, await momentOf('first-class', 1, isConductorAtUpgrade), { size: 'sideways' })
  await page.locator('.main-button .choice-face svg').first().waitFor()
  expect(await cutOff(page, '.decision .main-button')).toEqual([])
})

test('a card that is to be placed shows its own signs', async () => {
  const page = await sitWhere(['E', 'F'], moves => moves.includes('lay 1') && moves.includes('lay 2'))
  const sign = await page.locator('.frame-line svg').first().innerHTML()
  const place = page.locator('.board .middle li').nth(1)
  expect(await place.locator('svg').count()).toBe(0)
  await pressOn(page, place.locator('.mid'))
  expect(await place.locator('svg').first().innerHTML()).toBe(sign)
})

test('of four Game End cards each is a row that is seen whole, and a new car instead of an upgrade is one of its own', async () => {
  const cards = await sitWhere(['A', 'B'], moves => moves.filter(move => move.startsWith('pick ')).length === 4)
  const rows = '.choice[data-move^="pick "]'
  expect(await cards.locator(rows).count()).toBe(4)
  expect(await cutOff(cards, rows)).toEqual([])
  const isBoth = (moves: readonly string[]) => moves.includes('car lower') && moves.includes('free lower car')
  const cars = await sitWhere(['A', 'B'], isBoth)
  const faces = await cars.locator('.choice').evaluateAll(all => all.map(({ innerHTML }) => innerHTML))
  expect(new Set(faces).size).toBe(faces.length)
})

/** Which of these are not seen whole, or have more in them than is seen. */
const cutOff = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll(all =>
    all
      .filter(each => {
        const { height } = window.reach.seen(each)
        return height < each.getBoundingClientRect().height - 1 || each.scrollHeight > each.clientHeight
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

/** In one's part of the scoring phase, a city that pays waits for space. */
const isSpaceNeeded = (view: unknown): boolean => {
  const { frame, phase, waiting } = view as View
  return phase === 'scoring' && frame?.begun === false && waiting.length > 0
}

test('where coins need space, what they buy comes before what is pending', async () => {
  const page = await sitDownAt(open, await momentOf('first-class', 2, isSpaceNeeded))
  await page.locator('.free-actions').first().waitFor()
  const parts = page.locator('.decision').first().locator('.part')
  expect(await parts.first().locator('.free-actions').count()).toBe(1)
})

test('how many cards have left the first row is seen below the start-player tile, also once it is cleared', async () => {
  const isCleared = (view: unknown) => {
    const { tileHolder, offer, phase } = view as View
    return phase === 'turn' && tileHolder === NONE && offer.slice(0, COLUMNS).every(card => card === NONE)
  }
  const page = await sitDownAt(open, await momentOf('first-class', 2, isCleared))
  await page.locator('.offer-row.is-cleared').first().waitFor()
  expect(await overlapping(page, '.start-tile, .offer-row:first-child .gone')).toEqual([])
})

for (const size of ['desktop', 'laptop', 'tablet'] as const)
  test(`the log is written as large as all else, on a ${size}`, async () => {
    const page = await sitDownAt(open, await momentOf('first-class', 1, isToTake), { size })
    await press(page, 'l')
    const fontSize = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize))
    expect(await fontSize('.log li')).toBeGreaterThanOrEqual(await fontSize('.decision .table-hint'))
  })

/** One's own part of the last scoring phase. */
const isLast = (view: unknown): boolean => (view as View).phase === 'scoring' && (view as View).round === 6

for (const size of ['desktop', 'phone'] as const)
  test(`the end says who won and why, and one tap plays again, on a ${size}`, async () => {
    const page = await sitDownAt(open, await momentOf('first-class', 1, isLast), { size })
    await playOn(page, 'first-class')
    await page.locator('.end .end-murder').waitFor()
    expect(await page.locator('.end-why').innerText()).toMatch(/points/)
    expect(await page.locator('[aria-label*="Scoring now"]').count()).toBe(0)
    expect(await findings(page)).toEqual([])
    const address = page.url()
    await page.locator('[data-again]').click()
    await page.waitForURL(url => url.href !== address)
    await page.locator('.fc .hand').waitFor()
  })
