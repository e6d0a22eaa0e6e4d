import { snapshotFor } from '@roundhouse/table/snapshot'
import { toMove } from '@roundhouse/table/table'
import { after, bot, person, tableOf } from '@roundhouse/table/testing/tables'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OnlineState } from '../online/state.ts'
import { newOnline, onlineChair } from '../online/testing/states.ts'
import type { Settings } from '../shell/settings/settings.ts'
import { pressOn } from './driver/hand.ts'
import { settled } from './driver/listening.ts'
import { overTheEdge, tooSmall, tooWide } from './driver/measuring.ts'
import { DRAWN_GAMES, type DrawnGame } from './driver/pointed.ts'
import { findings, readers } from './driver/reader.ts'
import type { ScreenSize } from './driver/sizes.ts'
import { openOther, type Site } from './site.ts'

const open = readers()

let site: Site
beforeAll(async () => {
  site = await openOther(new URL('../online/testing/index.html', import.meta.url))
})
afterAll(() => site.close())

const SIZES = ['desktop', 'phone'] as const
const ROOTS: Readonly<Record<DrawnGame, string>> = { 'first-class': '.fc', nuremberg: '.nuremberg-table' }
const PEOPLE = ['Ada', 'Bram', 'Chiara']

/** A table of three people and a bot, with Ada at this screen, where this seat has the move. */
async function stateOf(game: DrawnGame, seat: number): Promise<OnlineState> {
  let table = await tableOf(game, [...PEOPLE.map(person), bot('casual', 'Dénes')])
  for (let n = 0; n < 12 || toMove(table) !== seat; n++) table = after(table)
  const chairs = [
    ...PEOPLE.map(name => onlineChair({ name })),
    onlineChair({ is: 'bot', name: 'Dénes', level: 'casual' }),
  ]
  const clock = { pace: 'live', left: [760_000, 100_000, 485_000, null], running: null, isPaused: false } as const
  const now = newOnline({ stage: 'playing', chairs, clock }, { here: [0, 1], watching: 3 })
  return { ...now, snapshot: snapshotFor(table, 0) }
}

async function openAt(size: ScreenSize, state: OnlineState, settings: Partial<Settings> = {}): Promise<Page> {
  const page = await open('online/testing/index.html#/online/k7Qm2xWb9TfE', { size, address: site.address, settings })
  await page.evaluate(now => window.memory.show(now), state)
  await page.locator('main.table').waitFor()
  return page
}

/** All of it is seen, reached and heard. */
async function expectGood(page: Page, game: DrawnGame, size: ScreenSize): Promise<void> {
  expect(await findings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  expect(await overTheEdge(page, ROOTS[game])).toEqual([])
  if (size === 'phone') expect(await tooSmall(page)).toEqual([])
}

for (const game of DRAWN_GAMES)
  for (const size of SIZES) {
    test(`${game} by ${size}: what is asked is answered beside the decision`, async () => {
      const state = await stateOf(game, 0)
      const question = { by: 2, what: { is: 'undo', to: 2 }, agreed: [1], open: [0], until: null } as const
      const page = await openAt(size, { ...state, online: { ...state.online!, question } })
      await page.locator(':text("Chiara asks to undo"):visible').waitFor()
      await expectGood(page, game, size)
      await pressOn(page, page.locator('button:text("Agree"):visible'))
      expect(await page.evaluate(() => window.memory.commands)).toEqual([{ type: 'answer', agrees: true }])
    })

    test(`${game} by ${size}: without a line moves are kept, and it is said calmly`, async () => {
      const kept = { id: 'a', command: { type: 'play', moves: ['a', 'b'] }, since: 0, isKept: true } as const
      const page = await openAt(size, {
        ...(await stateOf(game, 0)),
        line: { is: 'lost', retryAt: null },
        pending: [kept],
      })
      await page.locator(':text("2 moves not sent yet"):visible').waitFor()
      await expectGood(page, game, size)
      await pressOn(page, page.locator('button:text("Try now"):visible'))
      expect(await page.evaluate(() => window.memory.calls)).toContain('retry')
    })

    test(`${game} by ${size}: while others decide it is seen who is away`, async () => {
      const page = await openAt(size, await stateOf(game, 1))
      await page.getByText('Chiara is away.').waitFor()
      await expectGood(page, game, size)
    })
  }

/** The table after a turn of Ada's own, which she may ask the others to undo; her plan was played. */
function afterOwnTurn(state: OnlineState): OnlineState {
  const snapshot = {
    ...state.snapshot!,
    waiting: 'other',
    toMove: 1,
    moves: [],
    played: state.snapshot!.played + 1,
  } as const
  const undo = { step: 0, turn: 0, barrier: 'other' } as const
  const planned = { played: 1, of: 1, stopped: null }
  const match = { state: {}, played: snapshot.played, newsFrom: 0, undo, plan: [], planned, result: null } as never
  return { ...state, snapshot, online: { ...state.online!, match } }
}

/** How far words reach beyond what they stand in, less a margin, in pixels. */
const beyond = (page: Page, what: string, margin: number): Promise<number> =>
  page
    .locator(`${what}:visible`)
    .first()
    .evaluate((box, margin) => {
      const words = document.createRange()
      words.selectNodeContents(box)
      const [inner, outer] = [words.getBoundingClientRect(), box.getBoundingClientRect()]
      const sides = [
        outer.left - inner.left,
        inner.right - outer.right,
        outer.top - inner.top,
        inner.bottom - outer.bottom,
      ]
      return Math.max(...sides.map(side => side + margin))
    }, margin)

const ASKING_SIZES = ['desktop', 'phone', 'sideways', 'tablet'] as const

for (const game of DRAWN_GAMES)
  test.each(ASKING_SIZES)(
    `${game} by %s: the longest words of a note and of the way to ask keep off their edges`,
    async size => {
      const page = await open('online/testing/index.html?longest#/online/k7Qm2xWb9TfE', { size, address: site.address })
      const own = await stateOf(game, 0)
      await page.evaluate(now => window.memory.show(now), own)
      await page.locator('main.table').waitFor()
      await settled(page)
      await page.evaluate(now => window.memory.show(now), afterOwnTurn(own))
      await page.locator('[data-ask-undo]:visible').waitFor()
      await expect.poll(() => beyond(page, '[data-ask-undo]', 1)).toBeLessThanOrEqual(0)
      // Of plans only the panel of the decision tells, which is a tab on a phone.
      if (game === 'nuremberg' && size === 'phone') await pressOn(page, page.locator('.tabs button').first())
      await expect.poll(() => beyond(page, '.online-note', 4)).toBeLessThanOrEqual(0)
      await expectGood(page, game, size)
    },
  )

/** Where the line of what happened has no room. */
const WITHOUT_STRIP = [
  ['first-class', 'phone'],
  ['nuremberg', 'phone'],
  ['nuremberg', 'tablet'],
] as const

for (const [game, size] of WITHOUT_STRIP)
  test(`${game} by ${size}: what another has said stands with the decision until it was read`, async () => {
    const said = { number: 1, at: 1000, seat: 1, name: 'Bram', phrase: null, text: 'Module C next time?' }
    const own = { ...said, number: 2, at: 2000, seat: 0, name: 'Ada', text: 'Gladly' }
    const state = { ...(await stateOf(game, 0)), chat: [said, own] }
    const page = await openAt(size, state)
    const unread = page.locator('.unread:visible')
    expect((await unread.innerText()).replaceAll(/\s+/g, ' ')).toBe('Bram Module C next time?')
    await expectGood(page, game, size)
    await pressOn(page, unread)
    await page.locator('dialog .chat', { hasText: 'Gladly' }).waitFor()
    await pressOn(page, page.getByRole('button', { name: 'Back to the game' }))
    await expect.poll(() => unread.count()).toBe(0)
    const later = { ...said, number: 3, at: 3000, text: 'Good' }
    await page.evaluate(now => window.memory.show(now), { ...state, chat: [said, own, later] })
    await page.locator('.unread:visible', { hasText: 'Good' }).waitFor()
  })

/** A state in which a bot plays for Ada. */
function withStandIn(state: OnlineState): OnlineState {
  const chairs = state.online!.chairs.map((chair, seat) => (seat === 0 ? { ...chair, hasStandIn: true } : chair))
  return { ...state, online: { ...state.online!, chairs } }
}

test('on a phone a turn that was scored says once that a bot plays', async () => {
  const state = withStandIn(await stateOf('nuremberg', 1))
  const page = await openAt('phone', state, { speed: 'normal' })
  await pressOn(page, page.getByRole('button', { name: 'Trains' }))
  await page.locator('.panel-sheet', { hasText: 'A bot plays for you' }).waitFor()
  let table = await tableOf('nuremberg', [...PEOPLE.map(person), bot('casual', 'Dénes')])
  while (!snapshotFor(table, 0).story.some(({ key }) => key === 'profit')) table = after(table)
  await page.evaluate(now => window.memory.show(now), { ...state, snapshot: snapshotFor(table, 0) })
  // It goes away by itself, so all is asked at once.
  const notes = await page.waitForFunction(() => {
    const table = document.querySelector('[data-event="turn"]')
    return table && [...table.querySelectorAll('.online-note')].filter(note => note.checkVisibility()).length
  })
  expect(await notes.jsonValue()).toBe(1)
})

test('whose seat a bot plays for comes back with one press', async () => {
  const page = await openAt('desktop', withStandIn(await stateOf('first-class', 1)))
  await pressOn(page, page.getByRole('button', { name: 'Return' }))
  expect(await page.evaluate(() => window.memory.commands)).toEqual([{ type: 'return' }])
})
