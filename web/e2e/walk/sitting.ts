import { readRecord, writeRecord } from '@roundhouse/kernel/record'
import type { Chair } from '@roundhouse/table/chairs'
import type { SavedGame } from '@roundhouse/table/saving/saved-game'
import { seal, unseal } from '@roundhouse/table/saving/seal'
import type { Page } from 'playwright-core'
import { NAMES } from '../driver/forgotten.ts'
import { goTo } from '../driver/reader.ts'
import { type Moment, seedOf } from './sample.ts'

/** Under which the game is kept that is on the table. */
const idOf = ({ table }: Moment): string => `walk-${table.place}`

/** The game up to a moment, as the page keeps it: who has the move is a person, all others are bots, which are never let play. */
async function savedAt(moment: Moment): Promise<SavedGame> {
  const { table, number, seat, played } = moment
  const { game, name, options } = table
  const chairs = NAMES.slice(0, game.seats).map(
    (each, n): Chair => (n === seat ? { is: 'person', name: each } : { is: 'bot', level: 'greedy', name: each }),
  )
  const record = { game: name, rules: 1, options, seed: seedOf(number), notes: [], moves: played, result: null }
  return {
    id: idOf(moment),
    game: name,
    options,
    chairs,
    saved: 1,
    played: played.length,
    points: chairs.map(() => 0),
    isOver: false,
    sealed: await seal('walk', writeRecord(record)),
  }
}

/**
 * Puts the moment on the table. Who sits at another table goes to this one; who sits there already sees it change, as if
 * another tab had played on: that takes a fifth of the time.
 */
export async function sitAt(page: Page, moment: Moment): Promise<void> {
  const saved = await savedAt(moment)
  const path = `table/${saved.id}`
  const isThere = await page.evaluate(at => location.hash === at, `#/${path}`)
  await keep(page, saved, isThere)
  if (!isThere) await goTo(page, path)
  // What was begun to be chosen before is let go of.
  await page.keyboard.press('Escape')
}

/** Keeps a game in the browser; `isTold`: who has it open hears of it. */
const keep = (page: Page, saved: SavedGame, isTold: boolean): Promise<void> =>
  page.evaluate(
    async ({ saved, isTold }) => {
      const { overheard } = window
      overheard.areBotsHeld = true
      const before = overheard.snapshot
      const opening = indexedDB.open('roundhouse')
      await new Promise(resolve => opening.addEventListener('success', resolve))
      const change = opening.result.transaction('games', 'readwrite')
      const games = change.objectStore('games')
      const kept = games.get(saved.id)
      kept.addEventListener('success', () => games.put({ ...saved, saved: (kept.result?.saved ?? 0) + 1 }))
      await new Promise(resolve => change.addEventListener('complete', resolve))
      opening.result.close()
      if (!isTold) return
      const news = new BroadcastChannel('roundhouse-games')
      news.postMessage(saved.id)
      news.close()
      const moment = () => new Promise(resolve => setTimeout(resolve, 2))
      while (overheard.snapshot === before) await moment()
      await overheard.settled()
    },
    { saved, isTold },
  )

/** What was played since the moment, as the game that is kept has it. */
export async function playedSince(page: Page, moment: Moment): Promise<string[]> {
  const sealed = await page.evaluate(async id => {
    await window.reach.hit()
    await window.overheard.settled()
    const opening = indexedDB.open('roundhouse')
    await new Promise(resolve => opening.addEventListener('success', resolve))
    const kept = opening.result.transaction('games').objectStore('games').get(id)
    await new Promise(resolve => kept.addEventListener('success', resolve))
    opening.result.close()
    return kept.result.sealed as string
  }, idOf(moment))
  const { moves } = readRecord(await unseal(sealed))
  return moves.slice(moment.played.length).map(({ text }) => text)
}
