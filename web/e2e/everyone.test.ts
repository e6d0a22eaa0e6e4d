import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { GameName } from '../match/boxes.ts'
import { newGame, playOn, TABLES } from './playing.ts'
import { findings, readers, tooTall, tooWide } from './reader.ts'

const open = readers()

const SCREENS = [
  '',
  'new/first-class',
  'new/nuremberg',
  'settings',
  'rules/first-class/FC-5.3',
  'rules/nuremberg/NB-5.1',
  'cards/first-class/B1-1',
  'cards/nuremberg',
  'learn/first-class/2',
  'learn/nuremberg/2',
] as const

/** What can be pressed but is smaller than a finger; links within a text are as high as its lines. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Some reach beyond themselves by what is laid before them. */
    const reachOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const before = getComputedStyle(element, '::before')
      const beyond = before.position === 'absolute' ? before : { width: '0', height: '0' }
      return {
        width: Math.max(width, Number.parseFloat(beyond.width) || 0),
        height: Math.max(height, Number.parseFloat(beyond.height) || 0),
      }
    }
    const isMeant = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('p, .rule-text, .book, .unseen, svg, [aria-hidden="true"]') === null
    return [
      ...document.querySelectorAll('button:not(:disabled), a[href], select, summary, label:has(input), [role="tab"]'),
    ]
      .filter(isMeant)
      .map(element => ({ element, box: reachOf(element) }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(
        ({ element, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`,
      )
  })

/** Is there text that its box hides? */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, h1, h2, h3, label, legend')]
      .filter(element => element.checkVisibility() && element.closest('.unseen') === null)
      .filter(
        element => getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1,
      )
      .map(element => element.outerHTML.slice(0, 120)),
  )

describe.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('on a %s, %s', (size, theme) => {
  test.each(SCREENS)('#/%s has nothing for axe to find, and is never too wide', async path => {
    const page = await open(`#/${path}`, { size, settings: { theme } })
    expect(await findings(page)).toEqual([])
    expect(await tooWide(page)).toBe(0)
    if (size === 'phone') expect(await tooSmall(page)).toEqual([])
  })

  for (const game of ['first-class', 'nuremberg'] as const)
    test(`the table of ${game} has nothing for axe to find while it is played, nor the hand-over`, async () => {
      const page = await newGame(open, { game, players: 4, people: 2 }, { size, settings: { theme } })
      expect(await findings(page)).toEqual([])
      await page.locator('.hand-over .button').click()
      await page.locator(TABLES[game]).waitFor()
      await playOn(page, game, { until: hasPlayed(30) })
      await page.locator(TABLES[game]).waitFor()
      expect(await findings(page)).toEqual([])
      expect([await tooTall(page), await tooWide(page)]).toEqual([0, 0])
      if (size === 'phone') expect(await tooSmall(page)).toEqual([])
    })
})

/** So many moves were made, and somebody sits at the table. */
const hasPlayed = (moves: number) => (page: Page) =>
  page.evaluate(least => {
    const { scene } = window.overheard
    return scene !== null && scene.waiting === 'person' && scene.played >= least
  }, moves)

test.each(SCREENS)('#/%s can be used with text of twice the size', async path => {
  const page = await open(`#/${path}`, { settings: { text: 200 } })
  expect(await tooWide(page)).toBe(0)
  expect(await cutOff(page)).toEqual([])
})

test.each(['first-class', 'nuremberg'] satisfies GameName[])('who wants no motion sees none at %s', async game => {
  const page = await newGame(open, { game, players: 2 }, { settings: { speed: 'normal' }, reducedMotion: 'reduce' })
  await page.evaluate(() => {
    const seen = window as unknown as { moved: number }
    seen.moved = 0
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      seen.moved++
      return animate.apply(this, args)
    }
  })
  await playOn(page, game, { until: hasPlayed(4) })
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0)
})
