import type { Advice } from '@roundhouse/bots/coach/advice'
import { levelsOf } from '@roundhouse/bots/play/bots'
import { readSeed, type Seed } from '@roundhouse/kernel/dice'
import { type Reason, Refusal, type Seat } from '@roundhouse/kernel/game'
import { readRecord } from '@roundhouse/kernel/record'
import { newTeller, type Telling } from '@roundhouse/table/delta'
import { type GameName, loadBots, shelfOf } from '@roundhouse/table/games'
import { Host } from '@roundhouse/table/host'
import { withKnownBot } from '@roundhouse/table/levels'
import type { Answer, Chair, NewGame, Scene } from '@roundhouse/table/snapshot'
import { expose, type Remote, wrap } from 'comlink'
import type { Fault } from '../saving/fault.ts'
import { openFile } from '../saving/open.ts'
import { seal, unseal } from '../saving/seal.ts'
import { keepGame, savedGame } from '../saving/store.ts'
import type { BotWorker } from './bot-worker.ts'
import { Coaching } from './coaching.ts'

/** What became of a file: a game that is kept now, or what is wrong with it. */
export type Taken = { readonly id: string; readonly isOver: boolean } | Fault

/**
 * The table's own worker: it holds the match and hands the page scenes, never a state. Every move is kept before the
 * page hears of it.
 */
let host: Host | null = null
let bots: Remote<BotWorker> | null = null
let listener: (scene: Scene) => void = () => {}

const newSeed = (): Seed => {
  const words = crypto.getRandomValues(new Uint32Array(4))
  return readSeed([...words].map(word => word.toString(16).padStart(8, '0')).join(''))!
}

function current(): Host {
  if (host === null) throw new Refusal('no game is open')
  return host
}

async function keep(scene: Scene): Promise<void> {
  const now = current()
  const { id, game, options, chairs, played, points, view } = scene
  const sealed = await seal(`${game}, ${chairs.map(({ name }) => name).join(', ')}`, now.record())
  const stage = (await shelfOf(game)).stageOf(view, chairs.length)
  const isOver = now.isOver()
  await keepGame({ id, game, options, chairs, saved: Date.now(), played, stage, points, isOver, sealed })
}

async function publish(): Promise<void> {
  coaching.stop()
  const scene = current().scene()
  await keep(scene)
  listener(scene)
}

/** Bots think elsewhere, so that the table answers at once while they do. */
function botWorker(): Remote<BotWorker> {
  bots ??= wrap<BotWorker>(newBotWorker())
  return bots
}

const newBotWorker = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })

const coaching = new Coaching(newBotWorker)

/** Chairs as they can be taken here. */
async function known(game: GameName, chairs: readonly Chair[]): Promise<Chair[]> {
  const bots = await loadBots(game)
  return chairs.map(chair => withKnownBot(bots, chair))
}

const table = {
  async start({ game, wishes, chairs, seed }: NewGame): Promise<string> {
    const { box, optionsFor } = await shelfOf(game)
    const setup = { game, chairs: await known(game, chairs), options: optionsFor(wishes) }
    host = new Host(crypto.randomUUID(), box, setup, readSeed(seed ?? '') ?? newSeed())
    await keep(host.scene())
    return host.id
  },

  async open(id: string): Promise<void> {
    const saved = await savedGame(id)
    if (saved === undefined) throw new Refusal('fault.gone')
    const { box } = await shelfOf(saved.game)
    host = Host.resume(id, box, await known(saved.game, saved.chairs), await unseal(saved.sealed))
  },

  /** Takes in a file of Roundhouse: a record or a saved game. What is damaged or foreign changes nothing here. */
  async take(text: string): Promise<Taken> {
    const opened = await openFile(text)
    if ('fault' in opened) return opened
    const { box, record, chairs } = opened
    host = Host.resume(crypto.randomUUID(), box, chairs, record)
    await keep(host.scene())
    return { id: host.id, isOver: host.isOver() }
  },

  /** A game that goes on from where a record stops, as one of its seats. */
  async branchFrom(text: string, seat: Seat, chairs: readonly Chair[]): Promise<string> {
    const { box } = await shelfOf(readRecord(text).game as GameName)
    host = Host.branchFrom(crypto.randomUUID(), box, await known(box.name as GameName, chairs), text, seat, newSeed())
    await keep(host.scene())
    return host.id
  },

  /** The bots there are for a game, the weakest first. */
  levels: async (game: GameName): Promise<string[]> => levelsOf(await loadBots(game)),

  listen(onTelling: (telling: Telling) => void): void {
    const tell = newTeller()
    listener = scene => onTelling(tell(scene))
    listener(current().scene())
  },

  async play(text: string): Promise<Answer> {
    const answer = current().play(text)
    if (answer.ok) await publish()
    return answer
  },

  async undo(isWholeTurn: boolean): Promise<void> {
    current().undo(isWholeTurn)
    await publish()
  },

  sit(): void {
    current().sit()
    listener(current().scene())
  },

  why: (text: string): Reason | null => current().why(text),

  /** Lets the bot that is to decide make its move. The page calls it at the pace its reader likes. */
  async letBotPlay(): Promise<void> {
    const asked = current()
    const ask = asked.guessForBot()
    if (ask === null) return
    const { game, options } = asked.setup
    const { played } = asked.scene()
    const text = await botWorker().decide(game, options, ask)
    if (host !== asked || asked.scene().played !== played) return
    asked.playForBot(text)
    await publish()
  },

  /** Good moves for the one in front, as far as that one can know; none, if there is nothing to decide. */
  async advise(): Promise<readonly Advice[]> {
    const sought = current().guessForCoach()
    return sought === null ? [] : coaching.ask(current().setup, sought)
  },

  stopCoach: (): void => coaching.stop(),

  /** The bot that thinks plays what seems best by now. */
  async hurry(): Promise<void> {
    await bots?.hurry()
  },

  /** A finished game has no secrets any more. */
  record: (): string => {
    if (!current().isOver()) throw new Refusal('the record of a running game holds secrets')
    return current().record()
  },
}

export type TableWorker = typeof table
expose(table)
