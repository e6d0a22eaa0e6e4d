import { NONE } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lastRound, momentOf, openRecord } from '../tools/recorded.ts'
import { newGame, sitDownAt } from './driver/dealt.ts'
import { pressOn } from './driver/hand.ts'
import { settled } from './driver/listening.ts'
import { overTheEdge, tooSmall, tooWide } from './driver/measuring.ts'
import { isOver, movesIn, playOn, point, press } from './driver/playing.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

test('a whole game is played on the map of Wensleydale by pointing, with a finger', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2, map: 'wensleydale' }, { size: 'phone' })
  const { tooLarge, missed } = await playOn(page, 'nuremberg')
  expect({ tooLarge, missed }).toEqual({ tooLarge: [], missed: [] })
  expect(await isOver(page)).toBe(true)
  expect(await findings(page)).toEqual([])
  await page.locator('.decision h2', { hasText: /wins?$/ }).waitFor()
  const over = page.url()
  await pressOn(page, page.getByRole('button', { name: 'Play again' }))
  await page.waitForURL(url => url.href !== over)
  await expect.poll(() => movesIn(page)).toBeLessThan(20)
})

test('a bid is made by keys alone, and refused ones say why', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2 })
  await page.locator('button.box.can').first().focus()
  await press(page, 'Enter')
  const bid = async () => Number(await page.locator('.decision output').textContent())
  const least = await bid()
  await press(page, '+')
  expect(await bid()).toBe(least + 1)
  await press(page, '-')
  await page.getByRole('button', { name: 'Why not more?' }).click()
  await page.locator('.why', { hasText: 'NB-3.3' }).waitFor()
  await page.locator('.box.chosen').focus()
  await press(page, 'Enter')
  expect(await page.locator('.box .bid:not(.none)').count()).toBeGreaterThan(0)
})

/** Everybody has bid, and the first seat bids once more. */
const isContested = (view: unknown) => {
  const { phase, bidders } = view as View
  return phase === 'auction' && bidders.filter(seat => seat !== NONE).length >= 6
}

test('the cubes of a bid have the colour of the player they belong to, and so has the box that is chosen', async () => {
  const page = await sitDownAt(open, await momentOf('nuremberg', 3, isContested))
  await pressOn(page, 'button.box.can')
  const drawn = await page.evaluate(() => {
    const probe = document.querySelector('.auction')!.appendChild(document.createElement('i'))
    const colourOf = (seat: number) => {
      probe.style.color = `var(--seat-${seat + 1})`
      return getComputedStyle(probe).color
    }
    const colours = [0, 1, 2, 3].map(colourOf)
    probe.remove()
    const seatIn = (colour: string) => colours.indexOf(colour)
    const bids = [...document.querySelectorAll('.box .bid:not(.none)')].map(bid => ({
      name: bid.querySelector('.name')!.textContent,
      seat: seatIn(getComputedStyle(bid.lastElementChild!).color),
    }))
    const own = getComputedStyle(document.querySelector('.bid-on .icon')!).color
    const chosen = getComputedStyle(document.querySelector('.box.chosen')!).outlineColor
    return { bids, own: seatIn(own), chosen: seatIn(chosen) }
  })
  const seats = ['Ada', 'Bram', 'Chiara', 'Dénes']
  expect(drawn.bids.length).toBeGreaterThan(5)
  expect(drawn.bids).toEqual(drawn.bids.map(({ name }) => ({ name, seat: seats.indexOf(name!) })))
  expect([drawn.own, drawn.chosen]).toEqual([0, 0])
})

test('on an upright tablet all eight boxes are in sight where the bid is chosen, whatever the language', async () => {
  const record = await momentOf('nuremberg', 3, isContested)
  for (const language of ['en', 'it'] as const) {
    const page = await sitDownAt(open, record, { size: 'tablet', settings: { language } })
    const inSight = await page.locator('.decide').evaluate(decide => {
      const { bottom, right } = decide.getBoundingClientRect()
      const isWithin = (part: Element, frame: { bottom: number; right: number }) => {
        const box = part.getBoundingClientRect()
        return box.bottom <= frame.bottom + 1 && box.right <= frame.right + 1
      }
      return [...decide.querySelectorAll('.option')].map(
        option =>
          isWithin(option, { bottom, right }) &&
          [...option.querySelectorAll('*')].every(part => isWithin(part, option.getBoundingClientRect())),
      )
    })
    expect(inSight).toEqual(Array(8).fill(true))
  }
})

test('on a phone on its side boxes show large what they bring, and below them what the bidder has', async () => {
  const page = await sitDownAt(open, await momentOf('nuremberg', 3, isContested), { size: 'sideways' })
  const boxes = await page.locator('.box').evaluateAll(all =>
    all.map(box => {
      const { width } = box.getBoundingClientRect()
      const [discs, disc] = [...box.querySelectorAll('.printed .icon')].map(icon => icon.getBoundingClientRect())
      const cubes = box.querySelector('.bid b')
      return {
        // Lessons call it the ringed one.
        isRinged: getComputedStyle(box.querySelector('.disc')!).borderTopStyle === 'dashed',
        isWide:
          discs!.height >= 19 && disc!.height === discs!.height && discs!.right < box.getBoundingClientRect().right,
        isLegible: cubes === null || Number.parseFloat(getComputedStyle(cubes).fontSize) >= width / 5,
      }
    }),
  )
  expect(boxes).toEqual(Array(8).fill({ isRinged: true, isWide: true, isLegible: true }))
  const own = page.locator('.own-numbers')
  expect(await own.locator('b').allInnerTexts()).toEqual(['9', ...(await page.locator('.purposes b').allInnerTexts())])
  expect(await own.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('on a phone a finger finds all of a bid', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 3 }, { size: 'phone' })
  await pressOn(page, 'button.box.can')
  await page.getByRole('button', { name: 'Why not more?' }).waitFor()
  expect(await tooSmall(page)).toEqual([])
})

test('a series is built by keys alone, and taken back', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2 })
  const isBuilding = async () => (await page.locator('.hit.can').count()) > 0
  await settled(page)
  while (!(await isBuilding())) {
    await page.locator('button.box.can').first().focus()
    await press(page, 'Enter', 'Enter')
  }
  await page.locator('.zoom button').first().focus()
  await press(page, 'Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.matches('.hit.can'))).toBe(true)
  await press(page, 'Enter')
  await page.locator('.next-price').first().waitFor()
  await page.locator('.hit.can').first().focus()
  await press(page, 'Enter')
  await page.locator('.series').waitFor()
  await press(page, 'Backspace')
  await page.locator('.series').waitFor({ state: 'detached' })
})

test('beside a map a long series is in sight from its start to its end, and the line of news has whole sentences', async () => {
  const page = await sitDownAt(open, await momentOf('nuremberg', 3, at('track', 1)))
  const links = page.locator('.option[data-move]').filter({ has: page.locator('.plus') })
  for (let step = 0; step < 5; step++) {
    await pressOn(page, step === 0 ? '.option' : links)
    await settled(page)
  }
  const series = page.locator('.series')
  expect(await series.locator('b').count()).toBe(5)
  expect(await series.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  expect(
    await series.evaluate(line => {
      const { left } = line.getBoundingClientRect()
      return [...line.querySelectorAll('b')].filter(area => area.getBoundingClientRect().left < left - 1).length
    }),
  ).toBe(0)
  const cut = await page.locator('.news').evaluate(news => {
    const frame = news.getBoundingClientRect()
    return [...news.children]
      .map(entry => ({ words: entry.textContent, box: entry.getBoundingClientRect() }))
      .filter(({ box }) => box.top < frame.bottom - 1 && (box.right > frame.right + 1 || box.bottom > frame.bottom + 1))
      .map(({ words }) => words)
  })
  expect(cut).toEqual([])
})

const at = (phase: View['phase'], turn: number) => (view: unknown) => {
  const { phase: now, turn: of, payment } = view as View
  return now === phase && of === turn && payment === null
}

/** Where undo, coach and the main button are. */
const fixedRow = (page: Page): Promise<string> =>
  page
    .locator('.acts :is([data-undo], [data-coach]), .main-act')
    .evaluateAll(all => all.map(each => JSON.stringify(each.getBoundingClientRect())).join())

for (const size of ['desktop', 'phone'] as const)
  test(`${size}: undo, coach and the main button stay where they are, whatever is decided`, async () => {
    const page = await newGame(open, { game: 'nuremberg', players: 2 }, { size })
    await settled(page)
    const rows = new Set([await fixedRow(page)])
    for (let turn = 0; turn < 14; turn++) {
      await point(page, 'nuremberg', turn)
      await settled(page)
      rows.add(await fixedRow(page))
    }
    expect(rows.size).toBe(1)
    if (size === 'phone') expect(await tooSmall(page)).toEqual([])
  })

test('every size has its layout, in which nothing is cut off', async () => {
  const page = await sitDownAt(open, await momentOf('nuremberg', 1, at('trains', 2)))
  const table = page.locator('.nuremberg-table')
  for (const [width, height, layout] of [
    [640, 360, 'landscape'],
    [768, 1024, 'tablet'],
    [360, 640, 'phone'],
    [1100, 620, 'wide'],
    [1920, 1080, 'wide'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => table.getAttribute('data-layout')).toBe(layout)
    await settled(page)
    expect([await tooWide(page), await overTheEdge(page, '.nuremberg-table')]).toEqual([0, []])
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    // On its side a phone shows the trains in the place of the map.
    expect(await page.locator('.map-place').isVisible()).toBe(layout !== 'landscape')
    expect(await page.locator('.acts [data-move="pass"]').isVisible()).toBe(true)
    expect(await page.locator(':is(.option, .train.can):visible').count()).toBeGreaterThan(5)
  }
  expect(await page.locator('.nuremberg-table > .log h3').count()).toBeGreaterThan(3)
})

test('the log opens over the table with turns and phases, and goes when something outside is pressed', async () => {
  const page = await sitDownAt(open, await momentOf('nuremberg', 1, at('track', 2)))
  const log = page.locator('dialog.log-dialog')
  await pressOn(page, page.getByRole('button', { name: 'Log', exact: true }))
  await log.getByRole('heading', { name: 'Turn 2 · Auction' }).waitFor()
  expect(await findings(page, '.log-dialog')).toEqual([])
  await pressOn(page, log.getByRole('button', { name: 'Close' }))
  expect(await log.count()).toBe(0)
  await press(page, 'l')
  await log.waitFor()
  await page.mouse.click(5, 300)
  await log.waitFor({ state: 'detached' })
  await press(page, 'l')
  await pressOn(page, log.locator('button.entry', { hasText: 'bids' }))
  expect(await log.count()).toBe(0)
  expect(await page.locator('.box[data-lit]').isVisible()).toBe(true)
})

test('on a phone on its side each figure of a sale has a line to itself', async () => {
  const page = await sitDownAt(open, await momentOf('nuremberg', 3, at('takeovers', 2)), { size: 'sideways' })
  await pressOn(page, '.option')
  const account = page.locator('.account')
  expect(await account.count()).toBeGreaterThan(3)
  const heights = await account.evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
  for (const height of heights) expect(height).toBeLessThan(25)
})

test('in the last turn a sale and the summary speak of points at the end, no longer of turns to come', async () => {
  const sale = await sitDownAt(open, await momentOf('nuremberg', 5, at('takeovers', 4)))
  await pressOn(sale, '.option')
  const labels = await sale.locator('.account').allInnerTexts()
  expect(labels.filter(label => /^(Points at the end|Upkeep per turn)/.test(label))).toHaveLength(1)
  expect(labels.join()).toMatch(/Points at the end\s+−3 → 0/)
})

test('a position in the middle of a game does not say that the game begins', async () => {
  const page = await open('#/puzzles/nuremberg/3')
  await page.locator('.log-strip').waitFor()
  expect(await page.locator('.news').innerText()).toBe('')
})

for (const size of ['desktop', 'laptop', 'tablet', 'phone', 'sideways'] as const)
  test(`${size}: what the coach says is in sight, and every tab still shows something`, async () => {
    const page = await sitDownAt(open, await momentOf('nuremberg', 3, at('track', 2)), { size })
    await press(page, 'c')
    const advice = page.locator('.advice').first()
    await advice.waitFor()
    await settled(page)
    const room = await page.locator('.decide').evaluate(decide => decide.getBoundingClientRect().bottom)
    expect(
      await advice.evaluate(({ lastElementChild }) => lastElementChild!.getBoundingClientRect().bottom),
    ).toBeLessThan(room + 1)
    const tabs = page.locator('.tabs button')
    for (let n = 0; n < (await tabs.count()); n++) {
      await pressOn(page, tabs.nth(n))
      await settled(page)
      const parts = '.map-place, .decide, .nuremberg-table > :is(.panel, .log)'
      const shown = await page
        .locator(parts)
        .evaluateAll(all =>
          all.filter(part => part.checkVisibility({ visibilityProperty: true })).map(part => part.className),
        )
      expect(shown.length, (await tabs.nth(n).textContent()) ?? '').toBeGreaterThan(size === 'tablet' ? 3 : 1)
    }
  })

test('on an upright tablet the end is in sight as a whole', async () => {
  const page = await open('', { size: 'tablet' })
  await openRecord(page, (await lastRound('nuremberg', 3)).replace('chair 1 me', 'chair 1 greedy'))
  await page.locator('.over-findings').waitFor()
  await settled(page)
  expect(await page.locator('.decide').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(
    0,
  )
})

test('a turn is summed up, and bots wait until it was read', async () => {
  const page = await sitDownAt(open, await momentOf('nuremberg', 1, at('trains', 2)), { settings: { speed: 'fast' } })
  const summary = page.locator('.turn-summary')
  for (let tries = 0; tries < 200 && (await summary.count()) === 0; tries++) {
    const next = page.locator('.decision [data-sure], .acts [data-move="pass"]').first()
    if (await next.isVisible()) await next.click({ timeout: 500 }).catch(() => {})
    else await page.waitForTimeout(50)
  }
  await summary.waitFor()
  expect(await page.locator('.turn-summary tbody tr').count()).toBe(4)
  const told = await page.evaluate(() => window.overheard.snapshot!.played)
  await page.waitForTimeout(700)
  expect(await page.evaluate(() => window.overheard.snapshot!.played)).toBe(told)
  await page.getByRole('button', { name: 'Continue' }).click()
  await summary.waitFor({ state: 'detached' })
})
