import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { launch } from '../../browser/chromium.ts'
import { openClub } from '../../e2e/driver/club.ts'
import { overhear, settled } from '../../e2e/driver/listening.ts'
import { BY_TOUCH, SCREEN_SIZES, type ScreenSize, SIZES } from '../../e2e/driver/sizes.ts'
import { openSite } from '../../e2e/site.ts'
import { newReader } from '../reader.ts'
import { drawSheet } from './pictures.ts'
import { clubShots, come, type GameShot, pathOf, SHOTS } from './shots.ts'

/** Photographs every screen into `docs/screens`. `node … first-class people-lobby` takes those that begin so. */
const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))

/** Where each size is drawn on a sheet. */
const PLACES: Readonly<Record<ScreenSize, { readonly x: number; readonly y: number; readonly scale: number }>> = {
  large: { x: 0, y: 0, scale: 0.4 },
  tablet: { x: 784, y: 0, scale: 0.422 },
  phone: { x: 1124, y: 0, scale: 0.675 },
  desktop: { x: 0, y: 448, scale: 0.5 },
  laptop: { x: 656, y: 448, scale: 0.42 },
  sideways: { x: 1134, y: 448, scale: 0.566 },
}
const SHEET = { width: 1496, height: 808 }
const ALL = Object.keys(SCREEN_SIZES) as ScreenSize[]
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Where a page is, and how its server gets to know who looks. */
interface Place {
  readonly address: string
  signIn?(page: Page): Promise<void>
}

type Taken = Map<`${ScreenSize}-${Theme}`, Buffer>

/** All sizes at which a mouse points, or all at which a finger does, by day and by night, on one page. */
async function photograph(browser: Browser, site: Place, shot: GameShot, hasTouch: boolean): Promise<Taken> {
  const sizes = ALL.filter(size => BY_TOUCH.includes(size) === hasTouch)
  const page = await newReader(browser, { hasTouch })
  await page.setViewportSize(SCREEN_SIZES[sizes[0]!])
  await overhear(page.context())
  await site.signIn?.(page)
  await page.goto(`${site.address}${pathOf(shot)}`)
  await page.locator('main:not(.notice)').waitFor()
  await come(page, shot)
  const taken: Taken = new Map()
  for (const size of sizes)
    for (const theme of THEMES) {
      await page.setViewportSize(SCREEN_SIZES[size])
      await page.emulateMedia({ colorScheme: theme })
      taken.set(`${size}-${theme}`, await take(page))
    }
  await page.context().close()
  return taken
}

async function take(page: Page): Promise<Buffer> {
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ animations: 'disabled' })
}

/** A sheet for the day and one for the night; and the two sizes that most people have, in full. */
async function develop(page: Page, { name, theme }: GameShot, taken: Taken): Promise<void> {
  const save = async (file: string, picture: Buffer) => {
    writeFileSync(`${FOLDER}${file}.webp`, picture)
    console.log(`docs/screens/${file}.webp`)
  }
  for (const each of THEMES) {
    const placed = ALL.map(size => ({ ...PLACES[size], png: taken.get(`${size}-${each}`)! }))
    await save(`${name}-${each === 'light' ? 'day' : 'night'}`, await drawSheet(page, SHEET, placed))
  }
  for (const size of ['desktop', 'phone'] as const) {
    const whole = { png: taken.get(`${size}-${theme ?? 'light'}`)!, x: 0, y: 0, scale: 1 }
    await save(`${name}-${size}`, await drawSheet(page, SIZES[size], [whole]))
  }
}

const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some(beginning => name.startsWith(beginning))
const site = await openSite()
const browser = await launch()
const darkroom = await browser.newPage()
if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const club = await openClub(site.folder)
for (const shot of [...SHOTS, ...clubShots(club)].filter(({ name }) => isWanted(name))) {
  const place = shot.needsClub ? club : site
  const taken = [await photograph(browser, place, shot, false), await photograph(browser, place, shot, true)]
  await develop(darkroom, shot, new Map(taken.flatMap(each => [...each])))
}
await browser.close()
await club.close()
await site.close()
