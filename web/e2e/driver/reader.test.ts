import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { settled } from './listening.ts'
import { readers } from './reader.ts'
import { SIZES } from './sizes.ts'

const open = readers()

/** What a page is like before anybody does something in it. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    size: { width: innerWidth, height: innerHeight },
    isPrinted: matchMedia('print').matches,
    kept: Object.keys(localStorage),
  }))

// Which of them is the first to be opened is not known: each leaves it as nobody wants it.
describe.each(['desktop', 'phone'] as const)('a %s', size => {
  test.each(['the first', 'the next'])('%s reader finds it as it is meant to be', async () => {
    const page = await open('', { size })
    expect(await stateOf(page)).toEqual({ size: SIZES[size], isPrinted: false, kept: ['roundhouse-settings'] })
    await page.setViewportSize({ width: 640, height: 360 })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => localStorage.setItem('left', 'behind'))
  })
})

test('a page has settled when its typefaces are here, as late as they come', async () => {
  const page = await open('#/settings', { size: 'phone', colorScheme: 'light' })
  await page.route('**/*.woff2', async route => {
    await new Promise(resolve => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.locator('main.settings').waitFor()
  await settled(page)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loaded')
})
