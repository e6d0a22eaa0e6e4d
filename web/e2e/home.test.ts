import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pressOn } from './driver/hand.ts'
import { settled } from './driver/listening.ts'
import { cutOff, tooWide } from './driver/measuring.ts'
import { begin } from './driver/playing.ts'
import { goTo, readers } from './driver/reader.ts'
import { SCREEN_SIZES } from './driver/sizes.ts'

const open = readers()

const RECORD = fileURLToPath(new URL('../../games/first-class/playthroughs/ac-2-greedy-set-1.record', import.meta.url))

test('every screen has its title, and a table says whose move it is', async () => {
  const page = await open('')
  expect(await page.title()).toBe('Roundhouse')
  await goTo(page, 'settings')
  await expect.poll(() => page.title()).toBe('Settings – Roundhouse')
  await begin(await openForm(page, 'first-class'), { game: 'first-class', players: 2 })
  await expect.poll(() => page.title()).toBe('● Your move – First Class')
  await begin(await openForm(page, 'nuremberg'), { game: 'nuremberg', players: 2, people: 2 })
  await expect.poll(() => page.title()).toMatch(/^● Player [12] to move – First Train to Nuremberg$/)
  await goTo(page, '')
  await page.setInputFiles('input[type=file]', RECORD)
  await expect.poll(() => page.title()).toBe('Review – First Class')
})

async function openForm(page: Page, game: string): Promise<Page> {
  await goTo(page, `new/${game}`)
  return page
}

test('people who share a screen have names, which the hand-over calls them by', async () => {
  const page = await open('', { size: 'phone' })
  await goTo(page, 'new/first-class')
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('person')
  const names = page.locator('.seat input.name')
  expect(await names.evaluateAll(all => all.map(each => (each as HTMLInputElement).value))).toEqual([
    'Player 1',
    'Player 2',
    'Chiara',
  ])
  await pressOn(page, names.first())
  await page.keyboard.type('Ada')
  await pressOn(page, names.nth(1))
  await page.keyboard.type('Bert')
  await pressOn(page, page.getByRole('button', { name: 'Start game' }))
  await page.getByRole('heading', { name: /^Hand the screen to (Ada|Bert)$/ }).waitFor()
  await page.goBack()
  await page.locator('.poster').first().waitFor()
  await goTo(page, 'new/first-class')
  await pressOn(page, page.getByRole('button', { name: 'Same as last time' }))
  expect(await names.first().inputValue()).toBe('Ada')
})

test('a seat has the same sign in the form, in the list and at the table', async () => {
  const page = await open('#/new/nuremberg')
  const signIn = (place: string) =>
    page
      .locator(`${place} .seat-sign`)
      .nth(1)
      .evaluate(sign => {
        const disc = sign.querySelector('g')!
        return [getComputedStyle(disc).fill, sign.querySelector(':scope > path')!.getAttribute('d')]
      })
  const inForm = await signIn('.seat')
  await begin(page, { game: 'nuremberg', players: 3 })
  const [fill, shape] = await page.locator('#nb-seat-1').evaluate(symbol => {
    const disc = symbol.querySelector('g')!
    return [getComputedStyle(disc).fill, symbol.querySelector(':scope > path')!.getAttribute('d')]
  })
  expect([fill, shape]).toEqual(inForm)
  await goTo(page, '')
  await page.locator('.saved > li').first().waitFor()
  expect(await signIn('.players')).toEqual(inForm)
})

for (const text of [100, 200])
  test(`home, forms and settings fit every screen, with text of ${text} percent`, async () => {
    const page = await open('', { settings: { text } })
    for (const path of ['', 'new/first-class', 'new/nuremberg', 'settings']) {
      await goTo(page, path)
      for (const size of ['sideways', 'tablet', 'laptop', 'large'] as const) {
        await page.setViewportSize(SCREEN_SIZES[size])
        await settled(page)
        expect.soft(await tooWide(page), `${path} ${size}`).toBe(0)
        expect.soft(await cutOff(page), `${path} ${size}`).toEqual([])
      }
    }
  })

test('fingers are told of no dropping', async () => {
  const phone = await open('', { size: 'phone' })
  expect(await phone.getByText('You can also drop it').isVisible()).toBe(false)
  expect(await phone.getByText('A record or saved game.').isVisible()).toBe(true)
})
