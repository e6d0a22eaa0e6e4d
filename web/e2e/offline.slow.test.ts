import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { begin, movesIn, playOn } from './driver/playing.ts'
import { DRAWN_GAMES } from './driver/pointed.ts'
import { readers } from './driver/reader.ts'
import { copySite } from './site.ts'

const open = readers()

test('with the network off games are begun, played by pointing and survive a reload', async () => {
  const page = await open('', { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  for (const game of DRAWN_GAMES) {
    await page.goto(page.url().replace(/(#.*)?$/, `#/new/${game}`))
    await page.reload()
    await begin(page, { game, players: 4, ...(game === 'first-class' && { modules: ['C', 'E'] }) })
    await page.reload()
    await page.locator('main.table').waitFor()
    const { tooLarge, missed } = await playOn(page, game, { played: 30 })
    expect({ tooLarge, missed }).toEqual({ tooLarge: [], missed: [] })
    const played = await movesIn(page)
    expect(played).toBeGreaterThanOrEqual(30)
    await page.reload()
    await page.locator('main.table').waitFor()
    expect(await movesIn(page)).toBe(played)
  }
})

test('a newer version is offered, never forced; taken, it reloads the page with the game where it was', async () => {
  const site = await copySite(inject('site').folder)
  onTestFinished(site.close)
  const page = await open('', { address: site.address, serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.locator('.poster.first-class .button.main').click()
  await page.locator('.fc').waitFor()
  appendFileSync(join(site.folder, 'sw.js'), '\n// newer\n')
  const index = join(site.folder, 'index.html')
  writeFileSync(index, readFileSync(index, 'utf8').replace('<title>', '<meta name="newer"><title>'))
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.getByText('A new version is available.').waitFor()
  expect(await page.locator('.fc').isVisible()).toBe(true)
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()])
  await page.locator('.fc').waitFor()
})

test('a part that could not be fetched is said when a reload brings it, and not before', async () => {
  // A context of its own has fetched nothing yet.
  const page = await open('', { colorScheme: 'light' })
  await page.context().setOffline(true)
  // Not before the page has asked in vain the network comes back.
  await Promise.all([
    page.waitForEvent('requestfailed'),
    page.evaluate(() => void (location.hash = '#/rules/first-class')),
  ])
  const offer = page.getByText('Part of this page couldn’t be loaded.')
  expect(await offer.isVisible()).toBe(false)
  await page.context().setOffline(false)
  await offer.waitFor()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()])
  await page.locator('main.rules').waitFor()
  expect(await offer.isVisible()).toBe(false)
})
