import type { View as FirstClassView } from '@roundhouse/first-class/base/view'
import type { View as NurembergView } from '@roundhouse/nuremberg/base/view'
import { loadGame, optionsFor } from '@roundhouse/table/games'
import { expect, test } from 'vitest'
import { lossesOf } from '../nuremberg/choosing/losses.ts'
import { rulesOf } from '../nuremberg/model/rules.ts'
import { TOOL_GAMES } from '../tools/games.ts'
import { momentOf, openRecord } from '../tools/recorded.ts'
import { sitDownAt } from './driver/dealt.ts'
import { pressOn } from './driver/hand.ts'
import { movesIn, press, TABLES } from './driver/playing.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

/** A bonus waits at the end of the turn. */
const hasBonus = ({ phase, acted, frame, waiting }: FirstClassView): boolean =>
  phase === 'turn' && acted && frame === null && waiting.length > 0

/** A frame is open of which the rest may be left. */
const isInFrame = ({ frame, mailFor }: FirstClassView): boolean => frame?.begun === true && mailFor < 0

/** Own track reaches something, and there is room for it. */
function canLoad(view: NurembergView): boolean {
  const rules = rulesOf({ options: NUREMBERG, chairs: view.players.map(() => ({ is: 'person', name: '' })) })
  return view.phase === 'trains' && view.payment === null && lossesOf({ rules, view }, 'pass').length > 0
}

const NUREMBERG = optionsFor(await loadGame('nuremberg'), TOOL_GAMES.nuremberg.fullest)

for (const [game, isIt, move, size] of [
  ['first-class', hasBonus, 'end', 'desktop'],
  ['first-class', isInFrame, 'done', 'phone'],
  ['nuremberg', canLoad, 'pass', 'desktop'],
  ['nuremberg', canLoad, 'pass', 'phone'],
] as const)
  test(`${game}, on a ${size}: before "${move}" loses something it is asked once, and Escape goes back`, async () => {
    const record = await momentOf(game, 1, view => isIt(view as FirstClassView & NurembergView))
    const page = await sitDownAt(open, record, { size })
    await page.locator(TABLES[game]).waitFor()
    const losing = `[data-move="${move}"]`
    const sure = `[data-sure="${move}"]`
    await page.locator(losing).waitFor()
    const played = await movesIn(page)
    expect(await page.locator(losing).getAttribute('class')).not.toMatch(/is-main|\bgo\b/)

    await pressOn(page, losing)
    await page.locator(sure).waitFor()
    expect(await page.evaluate(() => document.activeElement?.matches('.is-main, .go'))).toBe(true)
    expect(await findings(page)).toEqual([])

    await press(page, 'Escape')
    expect(await page.locator(sure).count()).toBe(0)
    await pressOn(page, losing)
    expect(await movesIn(page)).toBe(played)
    await pressOn(page, sure)
    expect(await movesIn(page)).toBeGreaterThan(played)
    const heard = await page.evaluate(() => JSON.stringify(window.overheard.heard))
    expect(heard).toMatch(move === 'done' ? /"key":"left"/ : /"key":"forfeited"/)
  })

for (const [game, isIt, move] of [
  ['first-class', hasBonus, 'end'],
  ['nuremberg', canLoad, 'pass'],
] as const)
  test(`${game}: the plain table asks, too`, async () => {
    const page = await open('?plain')
    await openRecord(page, await momentOf(game, 1, view => isIt(view as FirstClassView & NurembergView)))
    await page.locator('.plain-table').waitFor()
    const played = await movesIn(page)
    await pressOn(page, `[data-move="${move}"]`)
    expect(await page.locator('.plain-sure legend').innerText()).toMatch(/^You would lose for good: .+\.$/)
    expect(await findings(page)).toEqual([])
    await press(page, 'Escape')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-move'))).toBe(move)
    await pressOn(page, `[data-move="${move}"]`)
    expect(await movesIn(page)).toBe(played)
    await pressOn(page, `[data-sure="${move}"]`)
    expect(await movesIn(page)).toBeGreaterThan(played)
  })
