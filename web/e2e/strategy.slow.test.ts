import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import { describe, expect, test } from 'vitest'
import { pressOn } from './driver/hand.ts'
import { cutOff, tooWide } from './driver/measuring.ts'
import { findings, goTo, readers } from './driver/reader.ts'

const open = readers()

test('strategy is found on the first page, names rules, and leads to them', async () => {
  const page = await open('')
  await pressOn(page, page.locator('.poster.nuremberg .poster-links a').last())
  await expect.poll(() => page.title()).toBe('Strategy – First Train to Nuremberg')
  await pressOn(page, page.locator('.book .rule-text a', { hasText: /^NB-/ }).first())
  await page.locator('.rule.shown').waitFor()
  await expect.poll(() => page.title()).toBe('First Train to Nuremberg rules – Roundhouse')
})

test('strategy is found beside the lessons and beside the rules', async () => {
  const page = await open('#/lessons/first-class')
  await pressOn(page, page.getByRole('link', { name: 'Strategy' }))
  await page.locator('.book .rule').first().waitFor()
  await goTo(page, 'rules/nuremberg')
  await pressOn(page, page.getByRole('link', { name: 'Strategy' }))
  await expect.poll(() => page.title()).toBe('Strategy – First Train to Nuremberg')
})

describe.each(['first-class', 'nuremberg'])('the strategy of %s', game => {
  test('opens its positions at the table', async () => {
    const page = await open(`#/strategy/${game}`, { size: 'phone' })
    const positions = page.locator('.book a[href^="#/moment/"]')
    await expect.poll(() => positions.count()).toBeGreaterThanOrEqual(2)
    const addresses = await positions.evaluateAll(links => links.map(link => link.getAttribute('href')!))
    for (const address of addresses) {
      await goTo(page, `strategy/${game}`)
      await pressOn(page, page.locator(`.book a[href="${address}"]`))
      await page.locator('main.table').waitFor()
    }
  })

  test.each(Object.keys(LANGUAGES) as Language[])('fits in %s, and axe finds nothing', async language => {
    const page = await open(`#/strategy/${game}`, { size: 'phone', settings: { language } })
    await page.locator('.book a[href^="#/moment/"]').first().waitFor()
    expect(await page.locator('.book').getAttribute('lang')).toBe(language)
    expect(await findings(page)).toEqual([])
    expect(await tooWide(page)).toBe(0)
    expect(await cutOff(page)).toEqual([])
  })
})
