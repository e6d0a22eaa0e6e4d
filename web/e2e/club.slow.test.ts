import { systemResolve } from '@roundhouse/server/notices/guard'
import { mailReceiver, webReceiver } from '@roundhouse/server/testing/receivers'
import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Club, openClub, signIn } from './driver/club.ts'
import { expectToFit } from './driver/fitting.ts'
import { settled } from './driver/listening.ts'
import { type LongClub, lengthen } from './driver/long-club.ts'
import { tooSmall } from './driver/measuring.ts'
import { findings, goTo, readers } from './driver/reader.ts'
import { SCREEN_SIZES } from './driver/sizes.ts'

const open = readers()

let club: Club
let long: LongClub
const endings: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  const [post, web] = [await mailReceiver(), await webReceiver()]
  const mail = { server: post.address, from: 'trains@house.example' }
  club = await openClub(inject('site').folder, { notices: { mail, reach: { resolve: systemResolve, isOpen: true } } })
  endings.push(
    () => club.close(),
    () => post.close(),
    () => web.close(),
  )
  long = await lengthen(club, `${web.address}/hook`)
})
afterAll(async () => {
  for (const end of endings) await end()
  expect(club.house.trouble).toEqual([])
})

/** A screen by its address, a part by which it is known to be there, and what is pressed in it. */
type Screen = readonly [path: string, part: string, come?: (page: Page) => Promise<void>]

/** What somebody reads who has just heard of the place. */
const forNewcomers = ({ seating, key, registering, over }: LongClub): readonly Screen[] => [
  ['', '.online-home'],
  ['account', '.account .card'],
  ['host', 'main .button'],
  ['notices', 'main .card'],
  ['lobby', '.lobby-row'],
  ['lobby/pace=none', '.lobby-none'],
  ['friends', '.friends .card'],
  [`tournament/${registering}`, 'main .card'],
  [`tournament/${over}`, 'main table'],
  ['new-tournament', 'main .button'],
  ['profile', 'main .card'],
  ['ratings', 'main td'],
  ['day', '.day-results tbody tr'],
  [`sit/${seating}/${key}`, 'main.join'],
  ['key', 'main'],
  ['stop-notices', 'main .card'],
  ['deal', 'main'],
]

/** What somebody reads who has been here for long, and looks after the people. */
const forBerta = ({ seating, registering, over, deal, other }: LongClub): readonly Screen[] => [
  ['', '.online-home li'],
  ['account', '.account-list li'],
  ['host', '.host-list', openReport],
  ['host', '.host-list', openClosed],
  ['notices', 'main .card'],
  ['lobby', '.lobby-row'],
  ['tournaments', 'main li'],
  [`tournament/${registering}`, 'main .card'],
  [`tournament/${over}`, 'main table'],
  ['new-tournament', 'main input'],
  [`duplicate/${deal}`, 'main table'],
  ['profile', '.profile-figures'],
  [`profile/${other}`, '.profile-tables'],
  // The lines of the drawing are named below it.
  ['profile/1', '.profile-page:has(.rating-chart .course-sign) .favourites'],
  ['day', '.ranks tbody tr'],
  [`online/${seating}`, 'main.waiting .companions'],
]

/** A report, and all that is known of whom it is about. */
async function openReport(page: Page): Promise<void> {
  await press(page, '.host-lists .host-list button')
  await page.locator('.host-done li').first().waitFor()
}

async function openClosed(page: Page): Promise<void> {
  const list = page.waitForResponse(/done=true/)
  await press(page, '.host-tabs button:last-child')
  await list
  await settled(page)
  await openReport(page)
}

const press = (page: Page, what: string): Promise<void> => page.locator(what).first().click()

/** Goes on in another language. */
async function readIn(page: Page, code: Language): Promise<void> {
  await goTo(page, 'settings')
  await page.locator('main select').first().selectOption(code)
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(code)
}

/** What is folded is read, too. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })

type Expectation = (page: Page, where: string) => Promise<void>

async function read(page: Page, screens: readonly Screen[], language: string, expectWell: Expectation): Promise<void> {
  for (const [path, part, come] of screens) {
    await goTo(page, path)
    await page.locator(part).first().waitFor()
    await come?.(page)
    await unfold(page)
    await expectWell(page, `${language} #/${path}`)
  }
}

/** Makes a page Berta's. */
async function signInAt(page: Page): Promise<void> {
  const address = page.url()
  await signIn(page, club.house, long.cookie)
  await page.goto(address)
  await page.locator('.online-home li').first().waitFor()
}

/** Colours are the same in every language, and take axe most of its time. */
const COLOURS = ['color-contrast']

/** Who reads, and what. */
const READERS = [
  { who: 'who is new', screens: forNewcomers, come: async () => {} },
  { who: 'who looks after the people', screens: forBerta, come: signInAt },
] as const

for (const { who, screens, come } of READERS) {
  test.each([
    ['desktop', 'light'],
    ['phone', 'dark'],
  ] as const)(`${who} reads every screen in every language on a %s, %s`, async (size, theme) => {
    const page = await open('', { size, address: club.address, settings: { theme } })
    await come(page)
    for (const code of Object.keys(LANGUAGES) as Language[]) {
      await readIn(page, code)
      await read(page, screens(long), code, async (page, where) => {
        await expectToFit(page, where)
        if (size === 'phone') expect.soft(await tooSmall(page), where).toEqual([])
        expect.soft(await findings(page, undefined, code === 'en' ? [] : COLOURS), where).toEqual([])
      })
    }
  })

  test(`${who} reads every screen with the longest words of all languages on screens of other shapes`, async () => {
    const page = await open('?longest', { size: 'sideways', address: club.address })
    await come(page)
    for (const size of ['sideways', 'tablet'] as const) {
      await page.setViewportSize(SCREEN_SIZES[size])
      await read(page, screens(long), size, expectToFit)
    }
  })
}
