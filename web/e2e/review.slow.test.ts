import type { Analysis } from '@roundhouse/bots/coach/analysis'
import { lossTold } from '@roundhouse/bots/coach/chart'
import { readRecord } from '@roundhouse/kernel/record'
import { standardMap } from '@roundhouse/nuremberg/maps/standard'
import { unseal } from '@roundhouse/table/saving/seal'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ANALYST } from '../saving/store.ts'
import { forgotten, NAMES } from './driver/forgotten.ts'
import { pressOn } from './driver/hand.ts'
import { keptGames, putGames } from './driver/kept.ts'
import { settled } from './driver/listening.ts'
import { overlapping, tooSmall, tooWide } from './driver/measuring.ts'
import { press } from './driver/playing.ts'
import { DRAWN_GAMES, type DrawnGame, PARTS } from './driver/pointed.ts'
import { allowThinking, findings, goTo, readers } from './driver/reader.ts'
import { namesIn, watch } from './driver/records.ts'
import { SCREEN_SIZES } from './driver/sizes.ts'

const open = readers()

type Reading = Parameters<typeof open>[1] & { readonly path?: string }

/** What a browser keeps of a game that is over. */
interface KeptGame {
  readonly id: string
  readonly isOver: boolean
  readonly sealed: string
  readonly analysis?: Analysis
  readonly analysedBy?: number
}

type ThoughtThrough = Required<KeptGame>

/** Opens a record as a reader does. */
async function recordOf(game: DrawnGame, reading: Reading = {}): Promise<Page> {
  const page = await open('', reading)
  await allowThinking(page)
  await watch(page, game, 2)
  return page
}

const chartIn = (page: Page): Promise<void> => page.locator('.chances .chart').waitFor({ timeout: 120_000 })

/** A game is thought through once, and the others are given what came of it. */
const kept = new Map<DrawnGame, ThoughtThrough>()

async function thoughtThrough(game: DrawnGame): Promise<ThoughtThrough> {
  const known = kept.get(game)
  if (known !== undefined) return known
  const page = await recordOf(game)
  await chartIn(page)
  await expect.poll(async () => (await keptGame(page))?.analysis !== undefined).toBe(true)
  const found = (await keptGame(page)) as ThoughtThrough
  kept.set(game, found)
  return found
}

/** The end of a game that was thought through, or another moment of it. */
async function reviewOf(game: DrawnGame, { path = '', ...reading }: Reading = {}, place?: number) {
  const known = await thoughtThrough(game)
  const page = await open(path, reading)
  await allowThinking(page)
  await putGames(page, [known])
  await goTo(page, place === undefined ? `report/${known.id}` : `replay/${known.id}/${place}`)
  await page.locator('.replay-bar').waitFor()
  await settled(page)
  return { page, ...known }
}

const keptGame = async (page: Page): Promise<KeptGame | undefined> => (await keptGames<KeptGame>(page))[0]

const COMPARISON = '.review-panel.is-comparison'

const tab = (page: Page, name: string) => page.locator('.review-tabs').getByRole('button', { name, exact: true })

/** Where one stands: by the address, the slider, the list, and the chart. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const cursor = document.querySelector('.chart .cursor')
    return {
      address: Number(location.hash.split('/').at(-1)),
      slider: Number(document.querySelector<HTMLInputElement>('.scrub')!.value),
      row: Number(document.querySelector<HTMLElement>('.move[aria-current]')?.dataset['place'] ?? 0),
      cursor: cursor === null ? null : Math.round(Number(cursor.getAttribute('x1'))),
      focus: document.activeElement?.className ?? '',
    }
  })

/** Presses the button in the frame in which it appears: a machine may think faster than somebody points. */
const stopAtOnce = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        requestAnimationFrame(function look() {
          const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')
          if (stop === undefined) return void requestAnimationFrame(look)
          stop.click()
          resolve()
        })
      }),
  )

test('thinking a game through can be stopped and begun again, and is kept with the game', async () => {
  const page = await recordOf('first-class')
  await stopAtOnce(page)
  await page.getByText('Stopped.').waitFor()
  // All else is there without it.
  expect(await page.locator('.move').count()).toBeGreaterThan(20)
  await pressOn(page, tab(page, 'Points'))
  expect(await page.locator('table.points tbody tr').count()).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Analyse' }).click()
  await chartIn(page)
  await expect.poll(async () => (await keptGame(page))?.analysis !== undefined).toBe(true)
  kept.set('first-class', (await keptGame(page)) as ThoughtThrough)
  await page.reload()
  await page.locator('.chances .chart').waitFor()
})

/** What the page was told came of thinking. */
const analysisHeard = (page: Page): Promise<Analysis> =>
  page.evaluate(() => {
    const { heard } = window.overheard as unknown as { heard: { value?: Partial<Analysis> }[] }
    return heard.findLast(({ value }) => value?.turningPoints !== undefined)!.value as Analysis
  })

test('a game that came with the address is thought through, too', async () => {
  const page = await open('', { permissions: ['clipboard-read', 'clipboard-write'] })
  await watch(page, 'nuremberg', 2)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Copied').waitFor()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const [, packed] = /#\/moment\/([^/]+)\//.exec(address)!
  const elsewhere = await open('')
  await allowThinking(elsewhere)
  await goTo(elsewhere, `review/${packed}`)
  await chartIn(elsewhere)
  expect(await elsewhere.locator('.scrub').inputValue()).toBe(await elsewhere.locator('.scrub').getAttribute('max'))
  kept.set('nuremberg', { ...(await keptGame(page))!, analysis: await analysisHeard(elsewhere), analysedBy: ANALYST })
})

describe.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('on a %s, %s', (size, theme) => {
  for (const game of DRAWN_GAMES)
    test(`the review of ${game} tells points, chances and turning points, and has nothing for axe to find`, async () => {
      const { page, analysis } = await reviewOf(game, { size, settings: { theme } })
      // What changes once the page has been looked through.
      const part = size === 'phone' ? '.review-tab' : '.review-aside'
      if (size === 'phone') await pressOn(page, tab(page, 'Chances'))
      await chartIn(page)
      expect(await page.locator('.chart .chance').count()).toBe(2)
      expect(await page.locator('.point-buttons li').count()).toBe(analysis.turningPoints.length)
      expect(await findings(page)).toEqual([])
      await pressOn(page, size === 'phone' ? 'summary' : tab(page, 'Figures'))
      expect(await page.locator('.chances-table tbody tr').count()).toBe(analysis.moments.length)
      if (size === 'desktop') await pressOn(page, tab(page, 'Points'))
      expect(await page.locator('table.points:not(.chances-table) tbody tr').count()).toBeGreaterThan(3)
      expect(await findings(page, part)).toEqual([])
      expect(await tooWide(page)).toBe(0)
      await pressOn(page, tab(page, 'Moves'))
      expect(await findings(page, part)).toEqual([])
      expect(await tooWide(page)).toBe(0)
      if (size === 'phone') expect(await tooSmall(page)).toEqual([])
    })
})

/** Names of areas that stand in sentences, longest first. */
const PLACES = standardMap(1, 'nuremberg')
  .areas.map(({ name }) => name)
  .toSorted((a, b) => b.length - a.length)

for (const game of DRAWN_GAMES)
  test(`no text is forgotten in the review of ${game}`, async () => {
    const { analysis } = await thoughtThrough(game)
    const { page } = await reviewOf(game, { path: '?pseudo' }, analysis.turningPoints[0]!.at)
    await page.locator(COMPARISON).waitFor()
    const found = new Set<string>()
    for (const n of [2, 1, 0]) {
      await page.locator('.review-aside .review-tabs button').nth(n).click()
      for (const text of await forgotten(page, [...NAMES, ...namesIn(game, 2), ...PLACES])) found.add(text)
    }
    expect([...found]).toEqual([])
  })

for (const game of DRAWN_GAMES)
  test(`at a turning point of ${game} A and B lie on the table and in the panel, with the figures of the chart`, async () => {
    const { analysis } = await thoughtThrough(game)
    const { at, seat, before, after, played, better } = analysis.turningPoints[0]!
    const { page } = await reviewOf(game, {}, at)
    const panel = page.locator(`.decision ${COMPARISON}`)
    await panel.waitFor()
    const inPercent = (share: number) => `${Math.round(100 * share)}%`
    const [ofA, ofB] = [inPercent(after[seat]!), inPercent(before[seat]!)]
    expect(await panel.locator('[data-plan="A"] output').innerText()).toBe(ofA)
    expect(await panel.locator('[data-plan="B"] output').innerText()).toBe(ofB)
    expect(await panel.locator('.lost').innerText()).toBe(`−${inPercent(lossTold(analysis.turningPoints[0]!))}`)
    for (const plan of ['A', 'B']) expect(await panel.locator(`[data-plan="${plan}"] strong`).innerText()).not.toBe('')
    await tab(page, 'Figures').click()
    const figure = (place: number) =>
      page.locator(`.chances-table tr[data-at="${place}"] td:nth-of-type(${seat + 1})`).allInnerTexts()
    expect(await figure(at)).toContain(ofB)
    expect(await figure(at + played.length)).toContain(ofA)
    expect(await page.locator('.reading').innerText()).toContain(`${namesIn(game, 2)[seat]} ${ofB}`)
    // The letters lie on what is to be seen of the table.
    await expect
      .poll(() => page.locator('.coach-marks.is-comparison .coach-letter:not([hidden])').allInnerTexts())
      .toEqual(expect.arrayContaining(['A', 'B']))
    expect(played).not.toEqual(better.moves)
    await page.locator('.replay-bar').getByRole('button', { name: 'Next move' }).click()
    await page.locator('.decision .last-move').waitFor()
    expect(await page.locator('.coach-marks').count()).toBe(0)
  })

/** The moves of the game that was begun last, from a moment on. */
async function playedFrom(page: Page, at: number): Promise<string[]> {
  await page.locator('main.table:not(.review)').waitFor()
  await settled(page)
  const [, id] = /#\/table\/(.+)$/.exec(page.url())!
  const { sealed } = (await keptGames<KeptGame>(page)).find(game => game.id === id)!
  return readRecord(await unseal(sealed))
    .moves.slice(at)
    .map(({ text }) => text)
}

for (const game of DRAWN_GAMES)
  test(`playing on from a turning point of ${game} begins with B, or without it`, async () => {
    const { analysis } = await thoughtThrough(game)
    const { at, seat, better } = analysis.turningPoints[0]!
    const { page } = await reviewOf(game, {}, at)
    const goOn = page.getByRole('button', { name: 'Play from here with B' })
    await pressOn(page, goOn)
    expect(await findings(page)).toEqual([])
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Start', exact: true }).click()
    const [redeal, ...moves] = await playedFrom(page, at)
    expect(redeal).toMatch(/^redeal /)
    expect(moves.slice(0, better.moves.length)).toEqual(better.moves)
    await page.goBack()
    await pressOn(page, goOn)
    await dialog.getByRole('checkbox').uncheck()
    await dialog.getByRole('radio').nth(seat).check()
    await dialog.getByRole('button', { name: 'Start', exact: true }).click()
    expect(await playedFrom(page, at)).toEqual([expect.stringMatching(/^redeal /)])
  })

test('slider, list, chart and address agree, and nothing takes the focus', async () => {
  const { page, analysis } = await reviewOf('first-class', {}, 0)
  await chartIn(page)
  const slider = page.locator('.scrub')
  await slider.focus()
  await press(page, 'Home')
  await page.locator('.reading', { hasText: 'At the start' }).waitFor()
  const start = await standing(page)
  expect(start).toMatchObject({ address: 0, slider: 0, row: 0 })
  await press(page, 'End')
  const end = await standing(page)
  const last = Number(await slider.getAttribute('max'))
  expect(end).toMatchObject({ address: last, slider: last, row: last, focus: 'scrub' })
  expect(await page.locator('.move[aria-current]').evaluate(row => row.checkVisibility())).toBe(true)
  await page.locator('.move').nth(20).click()
  await settled(page)
  const pressed = await standing(page)
  expect(pressed.row).toBe(Number(await page.locator('.move').nth(20).getAttribute('data-place')))
  expect(pressed).toMatchObject({ address: pressed.row, slider: pressed.row, focus: 'move' })
  expect(pressed.cursor!).toBeGreaterThan(start.cursor!)
  expect(pressed.cursor!).toBeLessThan(end.cursor!)
  // A turn of the chart.
  const { x, y, width, height } = (await page.locator('.chart').boundingBox())!
  await page.mouse.click(x + width / 2, y + height - 30)
  await settled(page)
  const charted = await standing(page)
  expect(analysis.moments.map(({ at }) => at)).toContain(charted.address)
  expect(charted.slider).toBe(charted.address)
  expect(charted.row).toBeLessThanOrEqual(charted.address)
  expect(Math.abs(charted.cursor! - width / 2)).toBeLessThan(20)
  await page.locator('.reading', { hasText: /^After turn \d+ \(.*%$/ }).waitFor()
})

test('keys and buttons lead from one turning point to the next, and arrows from move to move', async () => {
  const { page, analysis } = await reviewOf('first-class', {}, 0)
  await chartIn(page)
  const places = analysis.turningPoints.map(({ at }) => at).toSorted((a, b) => a - b)
  for (const at of places) {
    await press(page, 'n')
    expect((await standing(page)).address).toBe(at)
    await page.locator(COMPARISON).waitFor()
  }
  await press(page, 'p')
  expect((await standing(page)).address).toBe(places.at(-2) ?? places.at(-1))
  await pressOn(page, `.point-buttons [data-turning-point="${places[0]}"]`)
  expect((await standing(page)).address).toBe(places[0])
  expect(await page.locator('.point-buttons [aria-pressed="true"]').count()).toBe(1)
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft')
  expect((await standing(page)).address).toBe(places[0]! + 1)
  await press(page, 'End')
  expect((await standing(page)).slider).toBe(Number(await page.locator('.scrub').getAttribute('max')))
  // In the list of moves, too, each is marked, and leads there.
  await pressOn(page, `.move-point[data-turning-point="${places[0]}"]`)
  expect((await standing(page)).address).toBe(places[0])
})

test.each(DRAWN_GAMES)('in the review of %s no part of the table lies over another, on any screen', async game => {
  const { analysis } = await thoughtThrough(game)
  const { page } = await reviewOf(game, {}, analysis.turningPoints[0]!.at)
  for (const [name, size] of Object.entries(SCREEN_SIZES)) {
    await page.setViewportSize(size)
    await settled(page)
    expect.soft(await overlapping(page, PARTS[game]), name).toEqual([])
  }
})

for (const game of DRAWN_GAMES)
  test(`on a phone a finger goes from table to moves to chances of ${game}, and what was better stays in sight`, async () => {
    const { analysis } = await thoughtThrough(game)
    const { at } = analysis.turningPoints[0]!
    const { page } = await reviewOf(game, { size: 'phone' }, at)
    for (const name of ['Table', 'Moves', 'Chances']) {
      await pressOn(page, tab(page, name))
      for (const part of [COMPARISON, '.scrub', '[data-go-on]'])
        await expect
          .poll(() => page.locator(part).evaluateAll(all => all.filter(each => each.checkVisibility()).length))
          .toBe(1)
      await page.getByRole('button', { name: 'Play B' }).waitFor()
      expect(await tooSmall(page)).toEqual([])
      expect(await tooWide(page)).toBe(0)
    }
    await pressOn(page, tab(page, 'Moves'))
    await pressOn(page, page.locator('.move').first())
    expect((await standing(page)).slider).toBe((await standing(page)).row)
    await pressOn(page, tab(page, 'Table'))
    await page.locator('.decision .last-move').waitFor()
    await pressOn(page, '[data-more]')
    expect(await findings(page)).toEqual([])
    await page.getByLabel('View as').selectOption('1')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

test('of two people each has turning points, and what one saw is seen through those eyes', async () => {
  const { page } = await reviewOf('first-class', {}, 40)
  await page.getByRole('heading', { name: 'Turning points' }).waitFor()
  expect(await page.getByLabel('View as').inputValue()).toBe('watcher')
  const first = page.locator('.move span').first()
  const byAll = await first.innerText()
  await page.getByLabel('View as').selectOption('0')
  await page.locator('.move span', { hasText: /^You / }).first().waitFor()
  expect(byAll).not.toMatch(/^You /)
})
