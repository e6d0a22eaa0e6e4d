import { LANGUAGES } from '@roundhouse/words/languages'
import { expect, test } from 'vitest'
import { forgotten, NAMES } from './driver/forgotten.ts'
import { begin, press } from './driver/playing.ts'
import { DRAWN_GAMES } from './driver/pointed.ts'
import { goTo, readers } from './driver/reader.ts'
import { jumpTo, namesIn, watch } from './driver/records.ts'

const open = readers()

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
  'lessons/first-class',
  'learn/nuremberg/1',
]

test('no text is forgotten on any screen', async () => {
  const page = await open('?pseudo')
  for (const path of SCREENS) {
    await goTo(page, path)
    expect.soft(await forgotten(page), path).toEqual([])
  }
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
    await page.locator('[data-go-on]').click()
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
