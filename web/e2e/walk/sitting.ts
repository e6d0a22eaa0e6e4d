import { readRecord, writeRecord } from '@roundhouse/kernel/record'
import type { Chair } from '@roundhouse/table/chairs'
import type { SavedGame } from '@roundhouse/table/saving/saved-game'
import { seal, unseal } from '@roundhouse/table/saving/seal'
import type { Page } from 'playwright-core'
import { NAMES } from '../driver/forgotten.ts'
import { keptGames, putGames } from '../driver/kept.ts'
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
async function keep(page: Page, saved: SavedGame, isTold: boolean): Promise<void> {
  const before = (await keptGames<SavedGame>(page)).find(({ id }) => id === saved.id)
  await putGames(page, [{ ...saved, saved: (before?.saved ?? 0) + 1 }])
  await page.evaluate(tell, isTold ? saved.id : null)
}

/** Runs in the page: bots are held, and whoever has the game open shows it as it is kept now. */
async function tell(id: string | null): Promise<void> {
  const { overheard } = window
  overheard.areBotsHeld = true
  if (id === null) return
  const before = overheard.snapshot
  const news = new BroadcastChannel('roundhouse-games')
  news.postMessage(id)
  news.close()
  const moment = () => new Promise(resolve => setTimeout(resolve, 2))
  while (overheard.snapshot === before) await moment()
  await overheard.settled()
}

/** What was played since the moment, as the game that is kept has it. */
export async function playedSince(page: Page, moment: Moment): Promise<string[]> {
  await page.evaluate(async () => {
    await window.reach.hit()
    await window.overheard.settled()
  })
  const kept = (await keptGames<SavedGame>(page)).find(({ id }) => id === idOf(moment))
  const { moves } = readRecord(await unseal(kept!.sealed))
  return moves.slice(moment.played.length).map(({ text }) => text)
}
