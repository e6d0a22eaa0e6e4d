import { expect, test } from 'vitest'
import { lessons as firstClass } from '../first-class/lessons.ts'
import { lessons as nuremberg } from '../nuremberg/lessons.ts'
import { pressOn } from './driver/hand.ts'
import { settled } from './driver/listening.ts'
import { press, TABLES } from './driver/playing.ts'
import { readers } from './driver/reader.ts'

const open = readers()

const at = (place: string): string => `[data-target="${place}"]`
const area = (name: string): string => `.hit[aria-label^="${name}"]`

const TAKE = '.buttons .is-main'
const DECLINE = '.choices .choice'
const OFFERED = '.choices .choice'
const GO = '.decision .go'

/** What is pointed at, step by step. */
const POINTED = {
  'first-class': [
    [at('offer a1'), TAKE, at('end upper'), at('end upper')],
    [at('offer a1'), TAKE, at('car upper 0'), at('car upper 0')],
    [at('offer a1'), DECLINE, '.target.is-open'],
    [at('offer a2'), TAKE, TAKE],
    [at('offer a1'), TAKE, at('end upper'), at('mail 1'), at('end upper'), at('waiting mail upper')],
    [at('offer a2'), TAKE, at('ahead 2')],
    [at('coins 1'), OFFERED, at('coins 2'), OFFERED],
    [at('contract A1-1'), TAKE],
    [at('offer a3'), TAKE, at('guest upper')],
    [at('display G1'), TAKE, at('waiting G1')],
    [at('tile'), TAKE],
    ['.target.is-open', '.buttons .table-button.is-main'],
  ],
  nuremberg: [
    ['button.box.can', GO],
    ['button.box.can[data-target="box L1"]', GO],
    [area('Fürth'), area('Stadeln'), area('Vach'), GO],
    [area('Fürth'), area('Stadeln'), GO],
    [area('Fürth'), area('Stadeln'), GO, GO],
    ['button.train.can', GO],
    ['.piece-mark', 'button.space.can'],
    ['.piece-mark', 'button.space.can'],
    ['.hit.can', '.hit.can', GO],
  ],
} as const

const LESSONS = { 'first-class': firstClass, nuremberg }

for (const game of ['first-class', 'nuremberg'] as const)
  test(`the lesson of ${game} is played through at its table, and ends in a first game`, async () => {
    const page = await open(`#/learn/${game}/1`)
    expect(POINTED[game]).toHaveLength(LESSONS[game].steps.length)
    for (const pointed of POINTED[game]) {
      await settled(page)
      for (const one of pointed) {
        await pressOn(page, one)
      }
      await page.locator('.outcome.done').waitFor()
      await settled(page)
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('onward')
      await press(page, 'Enter')
      await page.locator('.outcome.done').waitFor({ state: 'detached' })
    }
    await page.waitForURL(/#\/table\//)
    await page.locator(TABLES[game]).waitFor()
  })

test('who strays from a lesson is told so, and begins the step again', async () => {
  const page = await open('#/learn/first-class/1')
  await page.locator(at('offer a2')).click()
  await page.locator(TAKE).click()
  await page.locator('.outcome.strayed').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator(`${at('offer a1')}.is-open`).waitFor()
})
