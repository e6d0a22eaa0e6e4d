import { expect, test } from 'vitest'
import { pressOn } from './hand.ts'
import { movesIn, newGame, playOn, press } from './playing.ts'
import { findings, readers } from './reader.ts'

const open = readers()

/** What is written on the screen's decision, in small letters. */
const LOST = { 'first-class': '.fc-leaving', nuremberg: '.decision [data-sure]' } as const

for (const [game, size, losing, use] of [
  ['first-class', 'desktop', '.is-losing[data-move="end"]', '.fc-leaving .is-main'],
  ['first-class', 'phone', '.is-losing[data-move="done"]', '.fc-leaving .is-main'],
  ['nuremberg', 'desktop', '.losing[data-move="pass"]', '.decision .go'],
  ['nuremberg', 'phone', '.losing[data-move="pass"]', '.decision .go'],
] as const)
  test(`${game}, on a ${size}: a move that loses something asks once, and is never the brightest`, async () => {
    const page = await newGame(open, { game, players: 2, seed: '5' }, { size })
    await playOn(page, game, { shown: losing })
    const played = await movesIn(page)
    expect(await page.locator(`${losing}:is(.is-main, .go)`).count()).toBe(0)

    await pressOn(page, losing)
    await page.locator(LOST[game]).first().waitFor()
    expect(await movesIn(page)).toBe(played)
    expect(await page.evaluate(() => document.activeElement?.matches('.is-main, .go'))).toBe(true)
    expect(await findings(page)).toEqual([])

    await press(page, 'Escape')
    expect(await page.locator(LOST[game]).count()).toBe(0)
    expect(await movesIn(page)).toBe(played)

    await pressOn(page, losing)
    await pressOn(page, use)
    expect(await page.locator(LOST[game]).count()).toBe(0)

    if ((await page.locator(losing).count()) === 0) await playOn(page, game, { shown: losing })
    const before = await movesIn(page)
    await pressOn(page, losing)
    await pressOn(page, '[data-sure]')
    expect(await movesIn(page)).toBeGreaterThan(before)
    const told = await page.evaluate(() => JSON.stringify(window.overheard.heard.slice(-40)))
    expect(told).toMatch(/"key":"(forfeited|left)"/)
  })
