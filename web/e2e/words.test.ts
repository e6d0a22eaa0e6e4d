import { standardMap } from '@roundhouse/nuremberg/maps/standard'
import { LANGUAGES } from '@roundhouse/words/languages'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { botNamed } from '../shell/new-game/suggestions.ts'
import { begin, isOver, playOn, press } from './playing.ts'
import { DRAWN_GAMES } from './pointed.ts'
import { goTo, readers } from './reader.ts'
import { jumpTo, namesIn, watch } from './records.ts'

const open = readers()

/** Names of people and of places are the same in every language, as are the numbers of rules. */
const NAMES = [0, 1, 2, 3].map(seat => botNamed(seat).name)

/** What is seen or read out on the page and was never a message: words without accents. */
const forgotten = (page: Page, people: readonly string[] = NAMES): Promise<string[]> =>
  page.evaluate(async names => {
    await window.overheard.settled()
    const isShown = (element: Element | null) =>
      element?.closest('[lang]:not(html), .book, .map-place svg text, script, style') === null
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (isShown(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [aria-valuetext], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        if (isShown(element)) texts.push(element.getAttribute(name) ?? '')
    const places = [...document.querySelectorAll('.hit[aria-label]')].map(area => area.ariaLabel!.split(',')[0]!)
    // Lists are joined by the browser, in the reader's language; rounds have Roman numbers.
    const known = [
      ...names,
      ...places.toSorted((a, b) => b.length - a.length),
      '(FC|NB)-[\\dA-Z.]+',
      'and',
      'or',
      '[IVX]+',
    ]
    const isKnown = new RegExp(`(?<![\\p{L}])(${known.join('|')})(?![\\p{L}])`, 'giu')
    return [...new Set(texts.filter(text => /[A-Za-z]{2,}/.test(text.replaceAll(isKnown, ''))))]
  }, people)

const SCREENS = [
  '',
  'new/first-class',
  'new/nuremberg',
  'settings',
  'rules/first-class',
  'rules/nuremberg',
  'cards/first-class',
  'cards/first-class/B1-1',
  'cards/nuremberg',
  'learn/nuremberg/1',
]

test('no text is forgotten on any screen', async () => {
  const page = await open('?pseudo')
  for (const path of SCREENS) {
    await goTo(page, path)
    expect.soft(await forgotten(page), path).toEqual([])
  }
})

/** After how many points the words of a table are read again. */
const EVERY = 20

for (const game of ['first-class', 'nuremberg'] as const)
  test(`no text is forgotten at the table of ${game}, from the first move to the last`, async () => {
    const page = await open(`?pseudo#/new/${game}`)
    await begin(page, { game, players: 2 })
    const found = new Set<string>(await forgotten(page))
    for (let turn = 0; !(await isOver(page)); turn += EVERY) {
      await playOn(page, game, { points: EVERY }, turn)
      for (const text of await forgotten(page)) found.add(text)
    }
    expect([...found]).toEqual([])
  })

test('no text is forgotten when the screen is handed over', async () => {
  const page = await open('?pseudo#/new/first-class')
  await begin(page, { game: 'first-class', players: 2, people: 2 })
  expect(await forgotten(page)).toEqual([])
})

for (const game of ['first-class', 'nuremberg'] as const)
  test(`no text is forgotten in a replay of ${game}`, async () => {
    const page = await open('?pseudo')
    await watch(page, game)
    const names = [...NAMES, ...namesIn(game)]
    const found = new Set<string>()
    for (const stage of [1, 2, 3]) {
      await jumpTo(page, stage)
      for (const text of await forgotten(page, names)) found.add(text)
    }
    await page.locator('.replay-bar .main.on').click()
    for (const text of await forgotten(page, names)) found.add(text)
    expect([...found]).toEqual([])
  })

for (const game of DRAWN_GAMES)
  test(`no text is forgotten when the coach of ${game} speaks`, async () => {
    const page = await open(`?pseudo#/new/${game}`)
    await begin(page, { game, players: 2 })
    await press(page, 'c')
    await page.locator('.advice').first().waitFor()
    expect(await forgotten(page)).toEqual([])
  })

/** Names of areas that stand in sentences, longest first. */
const PLACES = standardMap(1, 'nuremberg')
  .areas.map(({ name }) => name)
  .toSorted((a, b) => b.length - a.length)

for (const game of DRAWN_GAMES)
  test(`no text is forgotten in the report of ${game}`, async () => {
    const page = await open('?pseudo')
    await watch(page, game)
    await page.locator('[data-report]').click()
    await page.locator('.chances .chart').waitFor({ timeout: 120_000 })
    await page.locator('.chances summary').click()
    expect(await forgotten(page, [...NAMES, ...namesIn(game), ...PLACES])).toEqual([])
  })

test('a language is changed on every screen at once', async () => {
  const page = await open('#/settings')
  for (const code of Object.keys(LANGUAGES)) {
    await page.locator('select').first().selectOption(code)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(code)
    for (const path of ['', 'new/nuremberg', 'rules/nuremberg', 'learn/first-class/1', 'settings']) {
      await goTo(page, path)
      expect(await page.locator('main').innerText()).not.toMatch(/\b[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*\b/)
    }
  }
})
