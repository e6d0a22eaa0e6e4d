import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lessons as firstClass } from '../first-class/lessons.ts'
import { lessons as nuremberg } from '../nuremberg/lessons.ts'
import { pressOn } from './driver/hand.ts'
import { settled } from './driver/listening.ts'
import { press, TABLES } from './driver/playing.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

const at = (place: string): string => `[data-target="${place}"]`
const area = (name: string): string => `.hit[aria-label^="${name}"]`

const TAKE = '.buttons .is-main'
const DECLINE = '.choices .choice'
const OFFERED = '.choices .choice'
const GO = '.decision .go'
const PASS = '.decision .main-act button'

/** What is pointed at in the basics, step by step. */
const POINTED = {
  'first-class': [
    ['.target.is-open', TAKE],
    [at('offer a1'), TAKE, at('end upper'), at('end upper')],
    [at('offer a1'), TAKE, at('car upper 0'), at('car upper 0')],
    [at('offer a1'), DECLINE, '.target.is-open'],
    [at('offer a2'), TAKE],
    [at('offer a2'), TAKE, TAKE],
    [at('offer a1'), TAKE, at('end upper'), at('mail 1'), at('end upper'), at('waiting mail upper')],
    [at('offer a2'), TAKE, at('ahead 2')],
    [at('offer a2'), TAKE, TAKE],
    [at('coins 1'), OFFERED, at('coins 2'), OFFERED],
    [at('contract A1-1'), TAKE],
    [at('offer a3'), TAKE, at('guest upper')],
    [at('display G1'), TAKE, at('waiting G1')],
    [at('tile'), TAKE],
    ['.target.is-open', '.buttons .table-button.is-main'],
    ['.buttons .table-button.is-main'],
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
    [PASS],
    ['.hit.can', '.hit.can', GO],
    [PASS],
  ],
} as const

/** The same in a short lesson, with a finger. */
const TOUCHED = {
  'first-class': {
    lesson: 'C',
    steps: [[at('offer a1'), TAKE], [at('offer a6'), TAKE], [at('offer a2'), TAKE], ['.buttons .is-main']],
  },
  nuremberg: {
    lesson: 'wensleydale',
    steps: [
      [area('Garsdale'), area('Hawes'), GO],
      ['.piece-mark', '.decision .option'],
      ['.piece-mark', '.decision .option'],
    ],
  },
} as const

const LESSONS = { 'first-class': firstClass, nuremberg }

async function playStep(page: Page, pointed: readonly string[]): Promise<void> {
  await settled(page)
  for (const one of pointed) await pressOn(page, one)
  await page.locator('.lesson .outcome.done').waitFor()
  await settled(page)
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('onward')
}

for (const game of ['first-class', 'nuremberg'] as const) {
  test(`the basics of ${game} are played through at its table, and end in a guided game`, async () => {
    const page = await open(`#/learn/${game}/1`)
    expect(POINTED[game]).toHaveLength(LESSONS[game].lessons[0]!.steps.length)
    const height = await barHeight(page)
    for (const pointed of POINTED[game]) {
      await playStep(page, pointed)
      expect(await barHeight(page)).toBe(height)
      await press(page, 'Enter')
      await page.locator('.lesson .outcome.done').waitFor({ state: 'detached' })
    }
    await page.waitForURL(/#\/table\//)
    await page.locator(TABLES[game]).waitFor()
    await page.getByRole('dialog', { name: 'Guided game' }).waitFor()
  })

  test(`a short lesson of ${game} is played with a finger, and is known to be done`, async () => {
    const { lesson, steps } = TOUCHED[game]
    const page = await open(`#/learn/${game}/${lesson}`, { size: 'phone' })
    for (const pointed of steps) {
      await pressOn(page, page.locator('dialog[open] .button.main'))
      await playStep(page, pointed)
      await pressOn(page, '.onward')
    }
    await page.waitForURL(/#\/lessons\//)
    await page.locator('.has-been').waitFor()
  })
}

const barHeight = (page: Page): Promise<number> =>
  page.locator('.lesson').evaluate(bar => bar.getBoundingClientRect().height)

const SMALL = [
  { width: 360, height: 640 },
  { width: 360, height: 560 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1100, height: 620 },
]

test('on every size of screen all of the bar of a lesson is in sight, with its longest words', async () => {
  const page = await open('#/learn/nuremberg/9', { settings: { language: 'fr' }, colorScheme: 'light' })
  for (const size of SMALL) {
    await page.setViewportSize(size)
    await settled(page)
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close())
    const cut = await page.locator('.lesson').evaluate(bar => {
      const all = [bar, ...bar.querySelectorAll('.button:not(.back), .lesson-words > p')]
      return all
        .filter(each => each.getClientRects().length > 0)
        .filter(each => {
          const { left, right, top, bottom } = each.getBoundingClientRect()
          return left < 0 || top < 0 || right > innerWidth || bottom > bar.getBoundingClientRect().bottom
        })
        .map(({ outerHTML }) => outerHTML)
    })
    expect(cut, JSON.stringify(size)).toEqual([])
  }
})

test('who strays from a lesson is told so, and begins the step again', async () => {
  const page = await open('#/learn/first-class/2')
  await page.locator(at('offer a2')).click()
  await page.locator(TAKE).click()
  await page.locator('.lesson .outcome.strayed').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator(`${at('offer a1')}.is-open`).waitFor()
})

test('the guide of a game speaks up once at a decision, shows good moves, and stays away when it is switched off', async () => {
  const page = await open('#/lessons/first-class')
  await page.getByRole('button', { name: 'Play' }).click()
  const guide = page.getByRole('dialog', { name: 'Guided game' })
  await guide.filter({ hasText: 'Keep one Game End card' }).waitFor()
  expect(await findings(page, 'dialog')).toEqual([])
  await pressOn(page, guide.getByRole('button', { name: 'Show good moves' }))
  await page.locator('.advice').first().waitFor()
  await pressOn(page, '.advice')
  await guide.filter({ hasText: 'Take a card' }).waitFor()
  await pressOn(page, guide.getByRole('button', { name: 'Turn off guide' }))
  await guide.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator(TABLES['first-class']).waitFor()
  await settled(page)
  expect(await guide.count()).toBe(0)
})

test('on a phone the button that takes a card is in sight in a lesson, also where the browser takes some of the height', async () => {
  const page = await open('#/learn/first-class/2', { size: 'phone', colorScheme: 'light' })
  await pressOn(page, page.locator('dialog[open] .button.main'))
  await pressOn(page, at('offer a1'))
  for (const height of [640, 560]) {
    await page.setViewportSize({ width: 360, height })
    await settled(page)
    const { y, height: own } = (await page.locator(TAKE).boundingBox())!
    expect(y + own).toBeLessThanOrEqual(height)
  }
})
