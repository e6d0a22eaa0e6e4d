import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { settled } from '@roundhouse/web/e2e/driver/listening'
import { cutOff, tooSmall, tooWide } from '@roundhouse/web/e2e/driver/measuring'
import { isOver, movesIn } from '@roundhouse/web/e2e/driver/playing'
import { findings, readers } from '@roundhouse/web/e2e/driver/reader'
import { whilePainted } from '@roundhouse/web/e2e/driver/unpainted'
import { type Site, serveSite } from '@roundhouse/web/e2e/site'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { houseWithShunting } from '../testing/house.ts'

/* The page of a house with Shunting in its lists, as it would be shipped: it has no table of its own, so it gets the plain one. */

let site: Site
beforeAll(async () => {
  const house = houseWithShunting()
  await built(house)
  site = await serveSite(join(house, 'web/dist'))
})
afterAll(() => site?.close())

/** A test runner says that this is a test; what is shipped is built for production. */
function built(house: string): Promise<void> {
  const vite = join(house, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [vite, 'build', 'web', '--logLevel', 'error'], {
    cwd: house,
    env,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) =>
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(`vite ended with ${code}`)))),
  )
}

const open = readers()

/** Plays one of the moves in the list, with the pointer. */
async function choose(page: Page, which: number): Promise<void> {
  const moves = page.locator('.plain-moves .button')
  await moves.nth(which % (await moves.count())).click()
  await settled(page)
}

/** Pictures for those who want to look: SHUNTING_SHOTS names a folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHUNTING_SHOTS']
  if (folder !== undefined) await whilePainted(page, () => page.screenshot({ path: join(folder, `${name}.png`) }))
}

test.each(['desktop', 'phone'] as const)(
  'Shunting is begun on the first page and played to its end on a %s',
  async size => {
    const page = await open('', { size, address: site.address })
    await shoot(page, `home-${size}`)
    const poster = page.locator('.poster.shunting')
    expect(await poster.innerText()).toContain('fill your secret order')
    await poster.getByRole('button', { name: 'Play' }).click()
    await page.locator('.plain-table').waitFor()
    await settled(page)
    expect(await page.locator('h1').innerText()).toBe('Shunting')
    await choose(page, 0)
    await choose(page, 0)
    const played = await movesIn(page)
    await page.locator('[data-undo="step"]').click()
    await settled(page)
    expect(await movesIn(page)).toBe(played - 1)
    await shoot(page, `table-${size}`)
    expect(await findings(page)).toEqual([])
    expect(await tooWide(page)).toBe(0)
    expect(await cutOff(page)).toEqual([])
    if (size === 'phone') expect(await tooSmall(page)).toEqual([])
    for (let move = 0; move < 60 && !(await isOver(page)); move++) await choose(page, move)
    expect(await isOver(page)).toBe(true)
    expect(await page.locator('.plain-head [role="status"]').innerText()).toMatch(/ (wins|share the win)$/)
    expect(await page.locator('.plain-position').innerText()).not.toContain('none, ')
    await shoot(page, `over-${size}`)
  },
)

test('a move that is not legal says why, and the rule of the book is one step away', async () => {
  const page = await open('', { address: site.address })
  await page.locator('.poster.shunting').getByRole('button', { name: 'Play' }).click()
  await page.locator('.plain-table').waitFor()
  await settled(page)
  const box = page.getByRole('searchbox')
  await box.fill('done')
  await box.press('Enter')
  await page.locator('.plain-reason', { hasText: 'nothing coupled' }).waitFor()
  await page.getByRole('button', { name: /SH-2\.3/ }).click()
  await page.locator('dialog.sheet .rule-text', { hasText: 'You couple at least one wagon' }).waitFor()
})

test('a table of bots and people is chosen for it, at every level there is', async () => {
  const page = await open('#/new/shunting', { address: site.address })
  expect(await page.locator('input[name="players"]').count()).toBe(3)
  const levels = await page.locator('.seat select').nth(1).locator('option').count()
  expect(levels).toBeGreaterThan(5)
})
