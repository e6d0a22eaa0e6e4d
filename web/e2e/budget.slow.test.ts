import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, inject, onTestFinished, test } from 'vitest'
import { begun, openRecord } from '../tools/recorded.ts'
import { openPageHouse, sitDownAlone } from './driver/house.ts'
import { DRAWN_GAMES } from './driver/pointed.ts'
import { readers } from './driver/reader.ts'
import { type Site, serveSite } from './site.ts'

const open = readers()

/** What may be fetched at most, in bytes of brotli, as our server has them. */
const HOME = 100 * 1024
const GAME = 200 * 1024
/** What a table elsewhere needs that a table here does not. */
const ELSEWHERE = 15 * 1024

/** French is the longest of our languages. */
async function openHome() {
  const site = await serveSite(inject('site').folder)
  onTestFinished(site.close)
  const settings = { language: 'fr' } as const
  const page = await open('', { address: site.address, settings })
  return { site, page }
}

const sizeOf = (folder: string, file: string): number => brotliCompressSync(readFileSync(join(folder, file))).length

/** The scripts that were fetched, the largest first; the last line is all of them. */
function weighed({ folder, requested }: Site): { total: number; list: string } {
  const scripts = [...requested]
    .filter(file => file.endsWith('.js'))
    .map(file => ({ file, size: sizeOf(folder, file) }))
  const total = scripts.reduce((sum, { size }) => sum + size, 0)
  const lines = scripts.sort((a, b) => b.size - a.size).map(({ file, size }) => `${size} ${file}`)
  return { total, list: [...lines, `${total} in all`].join('\n') }
}

test(`home needs at most ${HOME} bytes of JavaScript`, async () => {
  const { site, page } = await openHome()
  await page.waitForLoadState('networkidle')
  const { total, list } = weighed(site)
  expect(total, list).toBeLessThan(HOME)
})

for (const game of DRAWN_GAMES)
  test(`a running game of ${game} needs at most ${GAME} bytes of JavaScript, workers and bots with it`, async () => {
    const { site, page } = await openHome()
    await openRecord(page, await begun(game, 1))
    await expect.poll(() => [...site.requested].some(file => file.includes('bot-worker'))).toBe(true)
    await page.waitForLoadState('networkidle')
    const { total, list } = weighed(site)
    expect(total, list).toBeLessThan(GAME)
  })

test(`a table elsewhere adds at most ${ELSEWHERE} bytes of JavaScript`, async () => {
  const { site, page } = await openHome()
  await openRecord(page, await begun('first-class', 1))
  await expect.poll(() => [...site.requested].some(file => file.includes('bot-worker'))).toBe(true)
  await page.waitForLoadState('networkidle')
  const here = new Set(site.requested)
  const elsewhere = await openPageHouse()
  const other = await sitDownAlone(open, elsewhere, { settings: { language: 'fr' } })
  // What a table needs, without what led to it.
  await other.reload()
  await other.locator('main.table').waitFor()
  const loaded = await other.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const requested = new Set(
    loaded.map(name => new URL(name).pathname.slice(1)).filter(file => file.endsWith('.js') && !here.has(file)),
  )
  const { total, list } = weighed({ ...site, requested })
  expect(total, list).toBeLessThan(ELSEWHERE)
})
