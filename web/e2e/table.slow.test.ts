import type { Snapshot } from '@roundhouse/table/snapshot'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newGame } from './driver/dealt.ts'
import { movesIn, playOn, TABLES } from './driver/playing.ts'
import { readers } from './driver/reader.ts'

const open = readers()

/** What the game that is open was begun with. */
const optionsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    await window.overheard.settled()
    const { options, chairs } = window.overheard.snapshot as unknown as Pick<Snapshot, 'options' | 'chairs'>
    return { ...Object.fromEntries(options), chairs: chairs.map(({ is }) => is).join(' ') }
  })

test('First Class is set up by pointing: players, who sits where, and two modules', async () => {
  const page = await open('#/new/first-class')
  await page.getByRole('radio', { name: '3' }).check()
  await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('person')
  for (const module of [/^D/, /^F/]) await page.getByRole('checkbox', { name: module }).check()
  await page.getByRole('button', { name: 'Start game' }).click()
  await page.locator('main.hand-over').waitFor()
  expect(await optionsOf(page)).toMatchObject({ players: '3', modules: 'D,F', chairs: 'person bot person' })
})

test('Nuremberg is set up by pointing: players and map', async () => {
  const page = await open('#/new/nuremberg')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: /^Wensleydale/ }).check()
  await page.getByRole('button', { name: 'Start game' }).click()
  await page.locator(TABLES.nuremberg).waitFor()
  expect(await optionsOf(page)).toMatchObject({ players: '2', map: 'wensleydale', chairs: 'person bot' })
})

for (const game of ['first-class', 'nuremberg'] as const) {
  test(`a game of ${game} begins with one click`, async () => {
    const page = await open()
    await page.locator(`.poster.${game} .button.main`).click()
    await page.locator(TABLES[game]).waitFor()
    expect(page.url()).toContain('#/table/')
  })

  test(`a game of ${game} goes on where it was after the page is closed`, async () => {
    const page = await newGame(open, { game, players: 3 })
    await playOn(page, game, { played: 20 })
    const address = page.url()
    const played = await movesIn(page)
    await page.reload()
    await page.locator(TABLES[game]).waitFor()
    expect([page.url(), await movesIn(page)]).toEqual([address, played])
    await page.goto(inject('site').address)
    await page.locator('.saved > li').first().waitFor()
    expect(await page.locator('.saved > li').count()).toBe(1)
    await page.locator('.saved .button.main').click()
    await page.locator(TABLES[game]).waitFor()
    expect(await movesIn(page)).toBe(played)
  })
}
