import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begun, recordFile } from '../bench/recorded.ts'
import { GAMES } from '../match/boxes.ts'
import { launch } from './chromium.ts'
import { openSite, type Site } from './site.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser?.close())

/** What may be fetched at most, in bytes of gzip. */
const HOME = 100_000
const GAME = 200_000

/** French is the longest of our languages. The service worker would fetch everything there is, ahead of time. */
async function openHome(site: Site): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(site.address)
  await page.locator('.poster .button.main').first().waitFor()
  return page
}

const sizeOf = (folder: string, file: string): number => gzipSync(readFileSync(join(folder, file))).length

/** The scripts that were fetched, the largest first; the last line is all of them. */
function weighed({ folder, asked }: Site): { total: number; list: string } {
  const scripts = [...asked].filter(file => file.endsWith('.js')).map(file => ({ file, size: sizeOf(folder, file) }))
  const total = scripts.reduce((sum, { size }) => sum + size, 0)
  const lines = scripts.sort((a, b) => b.size - a.size).map(({ file, size }) => `${size} ${file}`)
  return { total, list: [...lines, `${total} in all`].join('\n') }
}

test(`home needs at most ${HOME} bytes of JavaScript`, async () => {
  const site = await openSite()
  const page = await openHome(site)
  await page.waitForLoadState('networkidle')
  const { total, list } = weighed(site)
  expect(total, list).toBeLessThan(HOME)
  await page.context().close()
  await site.close()
})

for (const game of GAMES)
  test(`a running game of ${game} needs at most ${GAME} bytes of JavaScript, workers and bots with it`, async () => {
    const site = await openSite()
    const page = await openHome(site)
    await page.setInputFiles('input[type=file]', recordFile(await begun(game, 1)))
    await page.locator('main.table').waitFor()
    await expect.poll(() => [...site.asked].some(file => file.includes('bot-worker'))).toBe(true)
    await page.waitForLoadState('networkidle')
    const { total, list } = weighed(site)
    expect(total, list).toBeLessThan(GAME)
    await page.context().close()
    await site.close()
  })
