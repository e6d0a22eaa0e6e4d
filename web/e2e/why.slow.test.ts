import { readFileSync } from 'node:fs'
import { firstClass, newGame as newGameOfFirstClass } from '@roundhouse/first-class/definition'
import { readRecord } from '@roundhouse/kernel/record'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newGame, sitDownAt } from './driver/dealt.ts'
import { pressOn } from './driver/hand.ts'
import { settled } from './driver/listening.ts'
import { tooSmall, tooWide } from './driver/measuring.ts'
import { press } from './driver/playing.ts'
import { playedBy, positionWhere } from './driver/position.ts'
import { findings, type Reading, readers } from './driver/reader.ts'
import { watch } from './driver/records.ts'

const open = readers()

/** First Class where a card is to be taken: no frame is open, so all of the board is closed. */
async function cardToTake(reading: Reading = {}): Promise<Page> {
  const page = await newGame(open, { game: 'first-class', players: 2, modules: ['A', 'B'] }, reading)
  await page.locator('[data-target^="hand"].is-open').first().waitFor()
  await press(page, '1', 'Enter')
  await page.locator('[data-target^="offer"].is-open').first().waitFor()
  return page
}

/** First Class where it is to be decided how far conductors go. */
async function conductorsToMove(reading: Reading): Promise<Page> {
  const isShared = (moves: readonly string[]) => moves.filter(move => move.startsWith('cond ')).length > 1
  const page = await sitDownAt(open, positionWhere(firstClass, newGameOfFirstClass(2, ['A', 'B']), isShared), reading)
  await page.locator('.conductors').waitFor()
  return page
}

const NO_FRAME = /^No action is in progress/

test('a closed car, conductors, the locomotive, cities, coins and boards of others say why, and the rule is one tap away', async () => {
  const page = await cardToTake()
  await pressOn(page, page.getByRole('button', { name: 'Upper train, car 1' }))
  await page.getByRole('alert').getByText(NO_FRAME).waitFor()
  await page.getByRole('button', { name: 'Show rule FC-3.6' }).click()
  await page.locator('dialog').getByText('A frame is resolved as a whole').waitFor()
  await press(page, 'Escape')
  const why = async (name: string): Promise<string> => {
    await pressOn(page, page.getByRole('button', { name, exact: true }).first())
    const words = await page.locator('.why p').innerText()
    await page.locator('.why').getByText('Close').click()
    await page.locator('.why').waitFor({ state: 'detached' })
    return words
  }
  for (const name of ['Upper conductor', 'Locomotive', 'City 1: a city worth 2 points'])
    expect(await why(name), name).toMatch(NO_FRAME)
  expect(await why('Column 3: 0 coins; buys an upgrade of your choice, or a point')).toMatch(
    /^There is no coin in column 3/,
  )
  await page.locator('.rival .train').first().click()
  const other = page.getByRole('dialog').getByRole('button', { name: 'Upper train, car 1' })
  await pressOn(page, other)
  await page.getByText(/^This is .*’s board/).waitFor()
})

test('by keys Shift and an arrow lead to what is closed, and the tab key passes it by', async () => {
  const page = await cardToTake()
  await press(page, 'ArrowRight')
  for (let n = 0; n < 9 && !(await isAtCar(page)); n++) await press(page, 'Shift+ArrowDown')
  expect(await isAtCar(page)).toBe(true)
  await press(page, 'Enter')
  await page.getByRole('alert').getByText(NO_FRAME).waitFor()
  const stops = page.locator('button.target[aria-disabled]:not([tabindex="-1"])')
  expect(await stops.count()).toBe(0)
})

const isAtCar = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('.car[aria-disabled]') === true)

test('on a phone all of the board can be asked with a finger', async () => {
  const page = await cardToTake({ size: 'phone' })
  await page.getByRole('tab').first().click()
  await pressOn(page, page.getByRole('button', { name: 'Lower conductor' }))
  await page.getByRole('alert').getByText(NO_FRAME).waitFor()
  expect(await tooSmall(page)).toEqual([])
})

test('at Nuremberg trains, areas and a stepper at its end say why while boxes are bid on, by pointing and by keys', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2 })
  const why = page.getByRole('alert')
  await pressOn(page, 'button.box.can')
  await pressOn(page, page.getByRole('button', { name: 'Fewer' }))
  await why.getByText(/minimum bid/).waitFor()
  // What was asked about is not what it is about any more.
  await pressOn(page, page.getByRole('button', { name: 'More' }))
  await why.getByText(/minimum bid/).waitFor({ state: 'detached' })
  await press(page, 'Escape')
  await pressOn(page, page.locator('.tabs').getByRole('button', { name: 'Trains' }))
  await pressOn(page, page.getByRole('button', { name: /^Train 6c/ }))
  await why.getByText(/^Trains are bought and loaded in the train phase/).waitFor()
  await pressOn(page, page.getByRole('button', { name: /^Lauf/ }))
  await why.getByText(/^This is not the track phase/).waitFor()
  await page.getByRole('button', { name: /^Train 1a/ }).focus()
  await press(page, 'ArrowDown', 'ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-target'))).toBe('train 2b')
  await press(page, 'Enter')
  await why.getByText(/^Trains are bought/).waitFor()
  await page.getByRole('button', { name: 'Show rule NB-6.1' }).click()
  await page.locator('dialog').getByText('NB-6.1').first().waitFor()
})

for (const size of ['desktop', 'phone'] as const) {
  test(`${size}: at Nuremberg of two answers the last one is told, and Escape closes it`, async () => {
    const page = await newGame(open, { game: 'nuremberg', players: 2 }, { size })
    const why = page.getByRole('alert').getByText(/^Choose a box to bid on first/)
    const none = page.getByRole('status').getByText(/^(Nothing to undo|Can’t undo)/)
    await pressOn(page, page.getByRole('button', { name: 'Bid …' }))
    await why.waitFor()
    await pressOn(page, page.getByRole('button', { name: 'Undo' }).first())
    await none.waitFor()
    expect(await why.isVisible()).toBe(false)
    await pressOn(page, page.getByRole('button', { name: 'Bid …' }))
    await none.waitFor({ state: 'detached' })
    await why.waitFor()
    await pressOn(page, page.getByRole('button', { name: 'Undo' }).first())
    await none.waitFor()
    await press(page, 'Escape')
    await none.waitFor({ state: 'detached' })
    expect(await why.count()).toBe(0)
  })

  test(`${size}: a bid without a box says that one is to be chosen, by pointing and by Enter`, async () => {
    const page = await newGame(open, { game: 'nuremberg', players: 2 }, { size })
    const why = page.getByRole('alert')
    await pressOn(page, page.getByRole('button', { name: 'Bid …' }))
    await why.getByText(/^Choose a box to bid on first/).waitFor()
    expect(await findings(page, '.why')).toEqual([])
    await page.locator('.why .close').click()
    await why.getByText(/^Choose a box/).waitFor({ state: 'detached' })
    await press(page, 'Enter')
    await why.getByText(/^Choose a box to bid on first/).waitFor()
    await page.getByRole('button', { name: 'Show rule NB-3.2' }).click()
    await page.locator('dialog').getByText('NB-3.2').first().waitFor()
  })

  test(`${size}: a conductor that goes no fewer steps says why`, async () => {
    const page = await conductorsToMove({ size })
    const fewer = page.getByRole('button', { name: /conductor: fewer$/i })
    for (const train of [0, 1, 0, 1]) await pressOn(page, fewer.nth(train))
    await page
      .getByRole('alert')
      .getByText(/^(Move at least one step|The (upper|lower) conductor is not moving)/)
      .waitFor()
    expect(await findings(page, '.why')).toEqual([])
    await page.getByRole('button', { name: 'Show rule FC-7.2' }).click()
    await page.locator('dialog').getByText('FC-7.2').first().waitFor()
  })

  for (const game of ['first-class', 'nuremberg'] as const)
    test(`${size}: ${game} says why nothing can be taken back, by button and by key`, async () => {
      const page = await newGame(open, { game, players: 2 }, { size })
      const none = page.getByRole('status').getByText(/^(Nothing to undo|Can’t undo)/)
      await press(page, game === 'nuremberg' ? 'Backspace' : 'u')
      await none.waitFor()
      await page.reload()
      await pressOn(page, page.getByRole('button', { name: game === 'nuremberg' ? 'Undo' : 'Undo step' }))
      await none.waitFor()
    })

  test(`${size}: at the end of a replay one is told why nobody can play on`, async () => {
    const page = await open('', { size })
    await watch(page, 'nuremberg')
    await page.locator('.replay-bar .scrub').focus()
    await press(page, 'End')
    await pressOn(page, page.getByRole('button', { name: 'Play from here' }))
    await page
      .getByRole('status')
      .getByText(/^The game is over here/)
      .waitFor()
    expect(await findings(page)).toEqual([])
  })
}

const ONE_TO_MOVE = readRecord(
  readFileSync(new URL('../../games/nuremberg/playthroughs/nuremberg-3-strong-set-1.record', import.meta.url), 'utf8'),
)

/** Seat 2 could move the red passenger of Herzogenaurach, and nothing else: beside him stands a green one. */
async function besideEachOther(reading: Reading = {}): Promise<Page> {
  const moves = ONE_TO_MOVE.moves.slice(0, 115)
  const page = await sitDownAt(open, playedBy(1, 3, { ...ONE_TO_MOVE, moves }), reading)
  await page.locator('.piece-mark').waitFor()
  await settled(page)
  return page
}

test('at Nuremberg what is closed beside what is open is asked about by pointing, and by arrows and Enter', async () => {
  const page = await besideEachOther()
  const why = page.getByRole('alert')
  await pressOn(page, page.getByRole('button', { name: 'green passenger in Herzogenaurach' }))
  await why.getByText(/green passenger from Herzogenaurach/).waitFor()
  expect(await page.locator('.chosen-piece').count()).toBe(0)
  await page.locator('.why .close').click()
  await page
    .locator('.hits')
    .getByRole('button', { name: /^Schnaittach/ })
    .focus()
  // An area with several closed kinds of pieces tells of each of them in turn.
  const said = new Set<string>()
  for (let n = 0; n < 4; n++) {
    await press(page, 'Enter')
    said.add(await page.locator('.why p').innerText())
  }
  expect([...said]).toEqual([expect.stringContaining('red passenger'), expect.stringContaining('green passenger')])
  await page.locator('.why .close').click()
  await page.locator('.piece-mark').first().focus()
  await walkTo(page, '.closed-mark')
  await press(page, 'Enter')
  await why.getByText(/green passenger/).waitFor()
  await page.locator('.why .close').click()
  await page.locator('.piece-mark').first().focus()
  await press(page, 'Enter')
  await page.locator('button.space.can').first().focus()
  await walkTo(page, 'button.space[aria-disabled]')
  await press(page, 'Enter')
  await why.getByText(/space/).waitFor()
  await page.getByRole('button', { name: 'Show rule NB-6.4' }).waitFor()
  expect(await findings(page, '.why')).toEqual([])
})

for (const size of ['desktop', 'phone'] as const)
  test(`${size}: at Nuremberg the numbers of influence tell what it is good for, by pointing and by keys`, async () => {
    const page = await newGame(open, { game: 'nuremberg', players: 4 }, { size })
    if (size === 'phone') await page.locator('.tabs button').nth(1).click()
    const why = page.getByRole('alert')
    await page.locator('td.influence').nth(5).click()
    await why.getByText(/^Brown buys trains/).waitFor()
    expect(await findings(page, '.why')).toEqual([])
    if (size === 'phone') expect(await tooSmall(page)).toEqual([])
    await page.locator('.why .close').click()
    await page.getByRole('button', { name: 'What does influence do?' }).focus()
    await press(page, 'Enter')
    await why.getByText(/^White pays landowners, brown buys trains/).waitFor()
    await page.getByRole('button', { name: 'Show rule NB-5.8' }).click()
    await page.locator('dialog').getByText('NB-5.8').first().waitFor()
  })

test('on a phone every space of a train that takes the chosen piece is as large as a finger', async () => {
  const page = await besideEachOther({ size: 'phone' })
  await page.locator('.decide .option').first().click()
  await page.locator('.tabs button').nth(3).click()
  await page.locator('button.space.can').first().waitFor()
  await settled(page)
  expect(await page.locator('button.space').count()).toBeGreaterThan(1)
  expect([await tooSmall(page), await tooWide(page)]).toEqual([[], 0])
  await page.locator('button.space.can').first().click()
  await page.locator('.piece-mark, .chosen-piece').first().waitFor({ state: 'detached' })
})

/** Goes there by arrows, whichever way leads there. */
async function walkTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate(to => document.activeElement?.matches(to) === true, selector)
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']
  for (let n = 0; n < 40 && !(await isThere()); n++) await press(page, keys[n % keys.length]!)
  expect(await isThere(), `arrows lead to ${selector}`).toBe(true)
}
