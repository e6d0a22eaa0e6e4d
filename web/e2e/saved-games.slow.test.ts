import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { savedFrom } from './driver/download.ts'
import { pressOn } from './driver/hand.ts'
import { keptGames, putGames } from './driver/kept.ts'
import { settled } from './driver/listening.ts'
import { movesIn, playOn, TABLES } from './driver/playing.ts'
import { findings, goTo, readers } from './driver/reader.ts'

const open = readers()

test('games that are damaged in any way are shown as such, and hide no other', async () => {
  const page = await open('')
  await pressOn(page, '.poster.first-class .button.main')
  await page.locator('main.table').waitFor()
  await goTo(page, '')
  await page.locator('.saved > li').waitFor()
  const broken = {
    game: 'first-class',
    saved: 1,
    played: 3,
    points: [1, 2],
    isOver: false,
    sealed: 'roundhouse save 1',
  }
  const chairs = [1, 2].map(n => ({ is: 'person', name: `P${n}` }))
  await putGames(page, [
    { id: 'empty' },
    { ...broken, id: 'nobody', chairs: null, options: [['players', '2']] },
    { ...broken, id: 'other-version', game: 'chess', chairs, options: [['players', '2']] },
    { ...broken, id: 'seal', chairs, options: [['players', '2']] },
    { ...broken, id: 7, chairs, options: 'all' },
  ])
  await page.reload()
  await expect.poll(() => page.locator('.saved > li.damaged').count()).toBe(5)
  expect(await page.locator('.saved > li:not(.damaged)').count()).toBe(1)
  expect(await page.locator('.saved > li').first().textContent()).toContain('Modules A and B')
  expect(await findings(page)).toEqual([])
  await page.locator('.saved > li.damaged').getByText('different version').waitFor()
  const nobody = page.locator('.saved > li', { has: page.locator('#damaged-nobody') })
  await nobody.getByText('Technical details').click()
  await nobody.getByText('"chairs"').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    pressOn(page, nobody.getByRole('button', { name: 'Save as file' })),
  ])
  expect(JSON.parse(readFileSync(await savedFrom(file), 'utf8'))).toMatchObject({ id: 'nobody', chairs: null })
  for (let left = 4; left >= 0; left--) {
    const one = page.locator('.saved > li.damaged').first()
    await pressOn(page, one.getByRole('button', { name: 'Delete' }))
    await pressOn(page, one.getByRole('button', { name: 'Confirm delete' }))
    await expect.poll(() => page.locator('.saved > li.damaged').count()).toBe(left)
  }
  expect(await page.locator('.saved > li').count()).toBe(1)
})

/** From the moment it is told so, the table's worker has a browser that keeps nothing more. */
const DISK = `new BroadcastChannel('disk').onmessage = () => {
  IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError') }
}`

test('a move for which the browser has no room is said, and the game is there as it was before', async () => {
  const page = await open('')
  await page.route('**/assets/worker-*.js', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${DISK}\n${await response.text()}` })
  })
  await goTo(page, '')
  await pressOn(page, '.poster.first-class .button.main')
  await page.locator(TABLES['first-class']).waitFor()
  await playOn(page, 'first-class', { played: 3 })
  await settled(page)
  const [before] = await keptGames<{ played: number }>(page)
  await page.evaluate(() => new BroadcastChannel('disk').postMessage('full'))
  await playOn(page, 'first-class', { shown: 'main.notice' })
  await page.getByText('could not store the last move').waitFor()
  expect(await findings(page)).toEqual([])
  expect((await keptGames<{ played: number }>(page))[0]).toEqual(before)
  await page.reload()
  await page.locator(TABLES['first-class']).waitFor()
  await settled(page)
  expect(await movesIn(page)).toBe(before!.played)
})

test('many games are searched by what they are, who plays and how well', async () => {
  const page = await open('')
  await pressOn(page, '.poster.nuremberg .button.main')
  await page.locator('main.table').waitFor()
  await goTo(page, '')
  await page.locator('.saved > li').waitFor()
  expect(await page.getByRole('searchbox').count()).toBe(0)
  const [game] = await keptGames<Record<string, unknown>>(page)
  const more = [1, 2, 3, 4, 5].map(n => ({ ...game, id: `g${n}`, saved: n * 86_400_000, branchedAt: n }))
  await putGames(page, [...more, { ...more[0], id: 'old', saved: 5, chairs: [{ is: 'person', name: 'Dénes' }] }])
  await page.reload()
  await expect.poll(() => page.locator('.saved > li').count()).toBe(7)
  const times = await page.locator('.saved time').evaluateAll(all => all.map(time => time.getAttribute('datetime')!))
  expect(times).toEqual(times.toSorted().toReversed())
  expect(await page.locator('.saved > li').nth(1).textContent()).toMatch(/Branched from another game after move 5/)
  await page.getByRole('searchbox').fill('denes')
  await expect.poll(() => page.locator('.saved > li').count()).toBe(1)
  await page.getByRole('searchbox').fill('map casual')
  await expect.poll(() => page.locator('.saved > li').count()).toBe(6)
  await page.getByRole('searchbox').fill('chess')
  await page.getByText('No game matches.').waitFor()
})
