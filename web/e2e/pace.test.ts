import { firstClass, newGame } from '@roundhouse/first-class/definition'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sitDownAt } from './driver/dealt.ts'
import { positionWhere } from './driver/position.ts'
import { readers } from './driver/reader.ts'

const open = readers()

const endsWithCar = (moves: readonly string[], goesOn: (text: string) => boolean) =>
  moves.includes('car upper') && !goesOn('car upper')

/** First Class where nothing is left to do after the last car: the turn ends by itself. */
async function endedByItself(): Promise<Page> {
  const record = positionWhere(firstClass, newGame(2, ['A', 'B']), endsWithCar)
  const page = await sitDownAt(open, record, { size: 'phone', settings: { speed: 'slow' } })
  // Nothing is waited for: bots are about to play.
  await page.locator('[data-move="car upper"]').tap()
  await page.locator('[data-own-end]').waitFor()
  return page
}

const standOf = (page: Page): Promise<{ waiting: string; played: number }> =>
  page.evaluate(() => window.overheard.snapshot as unknown as { waiting: string; played: number })

test('a turn that ended by itself can be taken back before a bot has moved', async () => {
  const page = await endedByItself()
  const { waiting, played } = await standOf(page)
  expect(waiting).toBe('bot')
  await page.keyboard.press('u')
  await expect.poll(() => standOf(page)).toMatchObject({ waiting: 'person', played: played - 1 })
})

test('it is ended by the same button as any other, and a bot moves', async () => {
  const page = await endedByItself()
  const { played } = await standOf(page)
  await page.getByRole('button', { name: 'End turn' }).tap()
  await page.locator('[data-own-end]').waitFor({ state: 'detached' })
  await expect.poll(async () => (await standOf(page)).played).toBeGreaterThan(played)
})
