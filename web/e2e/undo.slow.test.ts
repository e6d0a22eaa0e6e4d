import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newGame } from './driver/dealt.ts'
import { pressOn } from './driver/hand.ts'
import { point, press } from './driver/playing.ts'
import { readers } from './driver/reader.ts'

const open = readers()

interface Back {
  readonly played: number
  readonly waiting: string
  readonly back: { readonly step: boolean; readonly turn: boolean; readonly barrier: string }
}

const standOf = (page: Page): Promise<Back> =>
  page.evaluate(async () => {
    await window.overheard.settled()
    return window.overheard.snapshot as unknown as Back
  })

/** Plays until so much can be taken back. */
async function playUntil(page: Page, game: 'first-class' | 'nuremberg', can: 'step' | 'turn'): Promise<Back> {
  let stand = await standOf(page)
  for (let turn = 0; turn < 200 && !stand.back[can]; turn++) {
    await point(page, game, turn)
    stand = await standOf(page)
  }
  expect(stand.back[can]).toBe(true)
  return stand
}

test('a card that was taken is not chosen any more when that is taken back', async () => {
  const page = await newGame(open, { game: 'first-class', players: 2, modules: ['A', 'B'] })
  await pressOn(page, '[data-target^="hand"].is-open')
  await pressOn(page, '.buttons .is-main')
  const hint = page.locator('.decision .table-hint').first()
  await hint.waitFor()
  await pressOn(page, '[data-target^="offer"].is-open')
  await hint.waitFor({ state: 'detached' })
  await pressOn(page, '.buttons .is-main')
  const stand = await standOf(page)
  expect(stand.back.step).toBe(true)
  await pressOn(page, '.buttons [data-undo="step"]')
  expect((await standOf(page)).played).toBeLessThan(stand.played)
  expect(await page.locator('.target.is-chosen').count()).toBe(0)
})

/** Plays until a bot has replied to a move that can still be taken back. */
async function playUntilReplied(page: Page, game: 'first-class' | 'nuremberg'): Promise<{ before: Back; now: Back }> {
  let [before, now] = [await standOf(page), await standOf(page)]
  for (let turn = 0; turn < 200 && !(now.back.step && now.played > before.played + 1); turn++) {
    before = now
    await point(page, game, turn)
    now = await standOf(page)
  }
  return { before, now }
}

/** What the buttons are called at each table; the keys are the same at both. */
const WORDS = {
  'first-class': {
    step: 'Undo step',
    turn: 'Undo turn',
    why: /^(Can’t undo|Nothing to undo)/,
  },
  nuremberg: { step: 'Undo', turn: 'Undo turn', why: /^(Can’t undo|Nothing to undo)/ },
} as const

const undoMove = async (page: Page, name: string): Promise<Back> => {
  // Where it stops the button says why, although it is called disabled.
  await pressOn(page, page.getByRole('button', { name }).first())
  return standOf(page)
}

for (const game of ['first-class', 'nuremberg'] as const) {
  const words = WORDS[game]

  test(`${game}: a step is taken back, by button and by keys`, async () => {
    const page = await newGame(open, { game, players: 2, seed: '5' })
    const { played } = await playUntil(page, game, 'step')
    expect((await undoMove(page, words.step)).played).toBeLessThan(played)
    for (const key of ['u', 'Backspace']) {
      const again = await playUntil(page, game, 'step')
      await press(page, key)
      expect((await standOf(page)).played).toBeLessThan(again.played)
    }
  })

  test(`${game}: a move is taken back with the replies of bots`, async () => {
    const page = await newGame(open, { game, players: 2, seed: '5' })
    const { before, now } = await playUntilReplied(page, game)
    const back = await undoMove(page, words.step)
    expect(back.waiting).toBe('person')
    expect(back.played).toBe(before.played)
    expect(now.played).toBeGreaterThan(before.played + 1)
  })

  test(`${game}: whole turns are taken back, and where it stops the table says why`, async () => {
    const page = await newGame(open, { game, players: 2, seed: '5' })
    const { played } = await playUntil(page, game, 'turn')
    let stand = await undoMove(page, words.turn)
    expect(stand.played).toBeLessThan(played - 1)
    while (stand.back.step) stand = await undoMove(page, stand.back.turn ? words.turn : words.step)
    expect((await undoMove(page, words.turn)).played).toBe(stand.played)
    await page.getByText(words.why).waitFor()
  })
}
