import { expect, test } from 'vitest'
import { settled } from './driver/listening.ts'
import { press } from './driver/playing.ts'
import { readers } from './driver/reader.ts'

const open = readers()

test('a search by key finds rules and cards together, and a card leads to its page', async () => {
  const page = await open('#/rules/first-class')
  await page.locator('.picture .fc').first().waitFor()
  await press(page, '/')
  await page.keyboard.type('celebrity')
  await page
    .locator('.rule mark', { hasText: /celebrity/i })
    .first()
    .waitFor()
  await page.locator('.face .number', { hasText: 'B1-1' }).click()
  await page.locator('#B1-1.shown').waitFor()
  await expect.poll(() => page.locator('.face').count()).toBeGreaterThan(200)
})

test('cards are filtered by part and origin', async () => {
  const page = await open('#/cards/first-class')
  await page.getByLabel('Section').selectOption('F')
  await page.getByLabel('Source').selectOption('documented')
  await expect
    .poll(() => page.locator('.face .number').allTextContents())
    .toEqual(['F1-1', 'F1-2', 'F2-1', 'F2-2', 'F2-4', 'F3-1', 'F3-2'])
})

test('a rule of the map is shown with its picture, in the language of the reader', async () => {
  const page = await open('#/rules/nuremberg/NB-5.1', { settings: { language: 'it' } })
  const rule = page.locator('#NB-5\\.1.shown')
  await rule.locator('.picture svg.map').waitFor()
  expect(await rule.locator('figcaption').getAttribute('lang')).toBe('it')
})

test('on a phone the choice of chapters follows what is read', async () => {
  const page = await open('#/rules/nuremberg', { size: 'phone' })
  const chosen = () => page.locator('.jump select').evaluate(select => (select as HTMLSelectElement).value)
  const ids = await page.locator('.book > section > h2').evaluateAll(headings => headings.map(({ id }) => id))
  // Pictures come after the text and move it: anyone who was scrolling then scrolls once more.
  const chosenAt = (id: string) => async () => {
    await page.locator(`[id="${id}"]`).evaluate(heading => heading.scrollIntoView())
    await settled(page)
    return chosen()
  }
  await expect.poll(chosen).toBe(ids[0])
  await expect.poll(chosenAt(ids[3]!)).toBe(ids[3])
  await expect.poll(chosenAt(ids[1]!)).toBe(ids[1])
})

test('the book opens with how a game goes, in pictures, and a search marks whole words', async () => {
  const page = await open('#/rules/first-class')
  await page.locator('.course .picture .fc').first().waitFor()
  expect(await page.locator('.book > :first-child').getAttribute('class')).toBe('course')
  await page.getByRole('searchbox').fill('mail car')
  await page.locator('mark').first().waitFor()
  const marked = (await page.locator('.rule mark').allTextContents()).map(text => text.toLowerCase())
  expect(new Set(marked)).toEqual(new Set(['mail', 'car', 'cars']))
})

test('on paper the rules are black on white, without anything to press', async () => {
  const page = await open('#/rules/nuremberg', { settings: { theme: 'dark' }, colorScheme: 'dark' })
  await page.locator('.course .picture svg').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const shown = (selector: string) => page.locator(selector).filter({ visible: true }).count()
  expect(await shown('.rules-bar, .contents, .button')).toBe(0)
  expect(await shown('.rule')).toBeGreaterThan(40)
  const look = await page.evaluate(() => {
    const { color, textDecorationLine } = getComputedStyle(document.querySelector('.rule-text a')!)
    const { backgroundColor } = getComputedStyle(document.body)
    return { color, textDecorationLine, backgroundColor, theme: document.documentElement.dataset['theme'] }
  })
  expect(look).toEqual({
    color: 'rgb(0, 0, 0)',
    textDecorationLine: 'none',
    backgroundColor: 'rgb(255, 255, 255)',
    theme: 'light',
  })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
})
