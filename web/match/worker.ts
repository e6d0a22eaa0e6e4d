import type { Advice } from '@roundhouse/bots/coach/advice'
import { levelsOf } from '@roundhouse/bots/play/bots'
import { readSeed, type Seed } from '@roundhouse/kernel/dice'
import { type Reason, Refusal, type Seat } from '@roundhouse/kernel/game'
import { readRecord } from '@roundhouse/kernel/record'
import type { Chair } from '@roundhouse/table/chairs'
import { dayGameId } from '@roundhouse/table/day'
import { newDeltaSender, type SnapshotDelta } from '@roundhouse/table/delta'
import { type GameName, loadBots, loadGame } from '@roundhouse/table/games'
import type { HotSeat } from '@roundhouse/table/hot-seat'
import {
  followerSnapshot,
  hotSeatAt,
  playInFront,
  rehearse,
  sitDown,
  snapshotAt,
  undoInFront,
  whyInFront,
} from '@roundhouse/table/hot-seat'
import { withKnownBots } from '@roundhouse/table/levels'
import { beginGame, type NewGame } from '@roundhouse/table/new-game'
import { editionAt } from '@roundhouse/table/open-game'
import { coachRequest } from '@roundhouse/table/requests'
import { openSaved, type SavedGame } from '@roundhouse/table/saving/saved-game'
import type { PlayResult, Snapshot } from '@roundhouse/table/snapshot'
import { branchAs, isOver, playPlan, resumeTable, type Table } from '@roundhouse/table/table'
import { expose } from 'comlink'
import type { Fault } from '../saving/fault.ts'
import { openNews } from '../saving/news.ts'
import { openFile } from '../saving/open.ts'
import { store } from '../saving/store.ts'
import { BotSeats } from './bot-seats.ts'
import { CoachSession } from './coach-session.ts'
import type { DayGame } from './day-game.ts'
import { GameKeeper } from './game-keeper.ts'
import { type GameLock, openGameLock } from './game-lock.ts'
import { randomHex } from './random-hex.ts'

/** What became of a file: a game that is kept now, or what is wrong with it. */
export type ImportResult = { readonly id: string; readonly isOver: boolean } | Fault

/**
 * The table's own worker: it holds the table and hands the page snapshots, never a state. The page is told of a move while it
 * is being kept, and nobody plays on before it is.
 */
let hotSeat: HotSeat | null = null
let listener: (snapshot: Snapshot, isOwner: boolean) => void = () => {}
let onFault: (fault: string) => void = () => {}

/** Does this tab own the game? One that only follows it plays nothing and keeps nothing. */
let lock: GameLock | null = null
const isOwner = (): boolean => lock?.isOwner() ?? true

const news = openNews(id => {
  if (id === hotSeat?.table.id && lock !== null) void lookAgain()
})
const keeper = new GameKeeper(id => news.tell(id))

const newSeed = (): Seed => readSeed(randomHex(16))!
const newId = (): string => randomHex(16)

function current(): HotSeat {
  if (hotSeat === null) throw new Refusal('no game is open')
  return hotSeat
}

/** A game that is new here: it is kept, and answers the name under which it is. */
async function laid(table: Table): Promise<string> {
  hotSeat = hotSeatAt(table)
  keeper.goOnFrom(null)
  await keeper.keep(table)
  return table.id
}

/** The table as it is after a move, or after one was taken back. */
async function publish(table: Table): Promise<void> {
  coaching.stop()
  hotSeat = { ...current(), table }
  const keeping = keeper.keep(table)
  if (isOwner()) show()
  try {
    if (!(await keeping) || !isOwner()) await lookAgain()
  } catch {
    // Such as a full disk. The table goes away, and with it what was shown and is not kept.
    onFault('fault.not-kept')
  }
}

let isOutdated = false
let looking: Promise<void> | null = null

/** Shows the game as it was kept last, here or in another tab. However often it is asked, one look at a time is enough. */
function lookAgain(): Promise<void> {
  isOutdated = true
  looking ??= lookUntilNew().finally(() => {
    looking = null
  })
  return looking
}

async function lookUntilNew(): Promise<void> {
  while (isOutdated && hotSeat !== null) {
    isOutdated = false
    await keeper.settled()
    const saved = await store.load(hotSeat.table.id)
    // A game that was deleted in another tab stays on the table here.
    if (saved !== undefined) await sitDownAt(saved)
    coaching.stop()
    show()
  }
}

/** Who only follows sits nowhere. Where several people play, somebody has to sit down again. */
async function sitDownAt(saved: SavedGame): Promise<void> {
  const table = await openSaved(saved)
  keeper.goOnFrom(saved.saved)
  hotSeat = isOwner() ? hotSeatAt(table) : { table, front: null }
}

function show(): void {
  const now = current()
  listener(isOwner() ? snapshotAt(now) : followerSnapshot(now.table), isOwner())
}

const newBotWorker = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })

const coaching = new CoachSession(newBotWorker)
const bots = new BotSeats(newBotWorker)

const table = {
  start: async (game: NewGame): Promise<string> => laid(await beginGame(newId(), game, newSeed())),

  /** What is dealt on a day, and how one's own game with it stands. */
  async day(day: string): Promise<DayGame> {
    const { dayGame } = await import('./day-game.ts')
    return dayGame(day)
  },

  /** Begins the deal of a day, once: then it is the game that is kept. */
  async startDay(day: string, name: string): Promise<string> {
    const id = dayGameId(day)
    if ((await store.load(id)) !== undefined) return id
    const { tableOfDay } = await import('@roundhouse/table/day-deal')
    return laid(await tableOfDay(id, day, name))
  },

  async open(id: string): Promise<void> {
    lock = await openGameLock(id, () => void lookAgain())
    const saved = await store.load(id)
    if (saved === undefined) throw new Refusal('fault.gone')
    await sitDownAt(saved)
  },

  /** The game is played here from now on; the tab that owned it follows. */
  takeOver: (): void => lock?.takeOver(),

  /** Takes in a file of Roundhouse: a record or a saved game. What is damaged or foreign changes nothing here. */
  async take(text: string): Promise<ImportResult> {
    const opened = await openFile(newId(), text)
    return 'fault' in opened ? opened : { id: await laid(opened), isOver: isOver(opened) }
  },

  /** A game that branches off where a record stops, as one of its seats, which begins with a plan. */
  async branch(text: string, seat: Seat, chairs: readonly Chair[], plan: readonly string[]): Promise<string> {
    const record = readRecord(text)
    const until = resumeTable(await loadGame(record.game), newId(), record, chairs)
    return laid(playPlan(branchAs(await withKnownBots(until), seat, newSeed()), seat, plan))
  },

  /** The bots there are for a game, the weakest first. */
  levels: async (game: GameName): Promise<string[]> => levelsOf(await loadBots(game)),

  listen(onDelta: (delta: SnapshotDelta, isOwner: boolean) => void, onFaultOf: (fault: string) => void): void {
    const send = newDeltaSender()
    listener = (snapshot, isOwned) => onDelta(send(snapshot), isOwned)
    onFault = onFaultOf
    show()
    setTimeout(() => hotSeat !== null && rehearse(hotSeat))
  },

  async play(text: string): Promise<PlayResult> {
    const outcome = playInFront(current(), text)
    if (!outcome.ok) return outcome
    await publish(outcome.table)
    return { ok: true }
  },

  async undo(isWholeTurn: boolean): Promise<void> {
    const outcome = undoInFront(current(), isWholeTurn)
    if (outcome.ok) await publish(outcome.table)
  },

  sit(): void {
    if (isOwner()) hotSeat = sitDown(current())
    show()
  },

  why: (text: string): Reason | null => whyInFront(current(), text),

  /**
   * Lets the bot that has the move play, several equal actions at once, or all bots until a person has the move. The page
   * calls it at the pace its reader likes.
   */
  async letBotsPlay(areAll: boolean): Promise<void> {
    if (!isOwner()) return
    const asked = current().table
    // Meanwhile somebody may take a move back, or the game over.
    const played = await bots.playOn(asked, areAll, () => current().table === asked && isOwner())
    if (played !== null && played !== asked) await publish(played)
  },

  /** Good moves for the one in front, as far as that one can know; none, if there is nothing to decide. */
  async advise(): Promise<readonly Advice[]> {
    const { table, front } = current()
    const request = front === null ? null : coachRequest(table, front)
    return request === null ? [] : coaching.ask(editionAt(table), request)
  },

  stopCoach: (): void => coaching.stop(),

  /** The bot that thinks plays what seems best by now. */
  async hurry(): Promise<void> {
    await bots.hurry()
  },
}

export type TableWorker = typeof table
expose(table)
