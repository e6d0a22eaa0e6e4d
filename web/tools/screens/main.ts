import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { launch } from '../../browser/chromium.ts'
import { overhear, settled } from '../../e2e/driver/listening.ts'
import type { SIZES } from '../../e2e/driver/sizes.ts'
import { openSite } from '../../e2e/site.ts'
import { newReader } from '../reader.ts'
import { come, type GameShot, pathOf, SHOTS } from './shots.ts'

/** Photographs every main screen at both sizes into `docs/screens`. `node … first-class` takes those that begin so. */
const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))

/** A quarter of the size: the browser that took the picture can pack it, too. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const packed = await page.evaluate(
    async picture => {
      const image = new Image()
      image.src = picture
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: image.width, height: image.height })
      canvas.getContext('2d')!.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.92)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64')
}

async function photograph(browser: Browser, address: string, shot: GameShot, size: keyof typeof SIZES): Promise<void> {
  const page = await newReader(browser, { size, theme: shot.theme ?? 'light' })
  await overhear(page.context())
  await page.goto(`${address}${pathOf(shot)}`)
  await page.locator('main:not(.notice)').waitFor()
  await come(page, shot)
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
  const picture = await asWebp(page, await page.screenshot({ animations: 'disabled' }))
  writeFileSync(`${FOLDER}${shot.name}-${size}.webp`, picture)
  await page.context().close()
}

const wanted = process.argv[2] ?? ''
const site = await openSite()
const browser = await launch()
if (wanted === '') rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const shot of SHOTS.filter(({ name }) => name.startsWith(wanted)))
  for (const size of ['desktop', 'phone'] as const) {
    await photograph(browser, site.address, shot, size)
    console.log(`docs/screens/${shot.name}-${size}.webp`)
  }
await browser.close()
await site.close()
