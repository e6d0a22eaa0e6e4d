import { STYLES as FIRST_CLASS } from '@roundhouse/bots/first-class/styles'
import { STYLES as NUREMBERG } from '@roundhouse/bots/nuremberg/styles'
import { LEVELS } from '@roundhouse/bots/play/level'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settled } from './driver/listening.ts'
import { begin, point, TABLES } from './driver/playing.ts'
import { DRAWN_GAMES, type DrawnGame } from './driver/pointed.ts'
import { readers } from './driver/reader.ts'

const open = readers()

const STYLES: Readonly<Record<DrawnGame, readonly string[]>> = {
  'first-class': Object.keys(FIRST_CLASS),
  nuremberg: Object.keys(NUREMBERG),
}

/** At a slow pace a move takes two seconds: this many in this time are more than could be. */
const HURRIED = { moves: 40, timeout: 75_000 }

async function untilHurried(page: Page, hurry = async () => {}): Promise<void> {
  const played = () => page.evaluate(() => window.overheard.snapshot!.played)
  const before = await played()
  const since = async () => {
    await hurry()
    return (await played()) - before
  }
  await expect.poll(since, HURRIED).toBeGreaterThan(HURRIED.moves)
}

/** A new game of two, against an expert. */
async function againstExpert(page: Page, game: DrawnGame): Promise<void> {
  await page.locator('input[name="players"]').first().check()
  await page.locator('.seat select').nth(1).selectOption('expert')
  await page.locator('.seed summary').click()
  await page.locator('.seed input').fill('7')
  await page.locator('.begin .button').click()
  await page.locator(TABLES[game]).waitFor()
}

/** Plays on until the table has waited for the expert, who then has played. */
async function untilExpertPlays(page: Page, game: DrawnGame): Promise<void> {
  const hasPlayed = () =>
    page.evaluate(() => {
      const { heard, snapshot } = window.overheard as unknown as { heard: unknown[]; snapshot: { waiting: string } }
      return snapshot.waiting === 'person' && JSON.stringify(heard).includes('"waiting":"bot"')
    })
  for (let turn = 0; turn < 40 && !(await hasPlayed()); turn++) await point(page, game, turn)
  expect(await hasPlayed()).toBe(true)
}

for (const game of DRAWN_GAMES) {
  test(`${game}: every level is offered, with how it plays, and one sits down against an expert`, async () => {
    const page = await open(`#/new/${game}`)
    const seat = page.locator('.seat').nth(1)
    await seat.locator('option').nth(2).waitFor({ state: 'attached' })
    const offered = await seat.locator('option').evaluateAll(all => all.map(each => (each as HTMLOptionElement).value))
    expect(offered).toEqual(['person', ...LEVELS, ...STYLES[game]])
    const apart = await seat
      .locator('optgroup option')
      .evaluateAll(all => all.map(each => (each as HTMLOptionElement).value))
    expect(apart).toEqual(STYLES[game])
    await seat.locator('select').selectOption('expert')
    await seat.getByText('Simulates its plans').waitFor()
    await againstExpert(page, game)
    await settled(page)
    // Against an expert the coach stays away, unless it is wished for.
    expect(await page.locator('[data-coach]').count()).toBe(0)
    await untilExpertPlays(page, game)
  })

  test(`${game}: a bot at a slow pace shows that it thinks, and is skipped by button and by key`, async () => {
    const page = await open(`#/new/${game}`, { settings: { speed: 'slow' } })
    await begin(page, { game, players: 2, people: 0 })
    const skip = page.locator('[data-skip]')
    await skip.waitFor()
    await skip.click()
    await untilHurried(page)
    // By now this game may be nearly over.
    await page.evaluate(form => {
      location.hash = form
      location.reload()
    }, `#/new/${game}`)
    await page.locator('.begin .button').waitFor()
    await begin(page, { game, players: 2, people: 0 })
    await skip.waitFor()
    // The key is heard a moment after the button is seen.
    await untilHurried(page, () => page.keyboard.press('s'))
  })
}
