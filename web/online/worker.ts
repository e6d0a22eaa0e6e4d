import type { Advice } from '@roundhouse/bots/coach/advice'
import { type Reason, Refusal } from '@roundhouse/kernel/game'
import { readRecord } from '@roundhouse/kernel/record'
import type { SnapshotDelta } from '@roundhouse/table/delta'
import { newDeltaSender } from '@roundhouse/table/delta'
import { newOpener } from '@roundhouse/table/open-game'
import type { PlayResult } from '@roundhouse/table/snapshot'
import type { Phrase } from '@roundhouse/wire/phrases'
import { expose } from 'comlink'
import { CoachSession } from '../match/coach-session.ts'
import { randomHex } from '../match/random-hex.ts'
import { moveShelf, onlineStore } from '../saving/online-store.ts'
import type { KeptDeal } from './deal.ts'
import { Guest } from './guest.ts'
import type { KeptParts, LookOptions } from './guest-support.ts'
import { newPartKeeper } from './keep-parts.ts'
import { ServerLine } from './line.ts'
import { after, lineBeside } from './network.ts'
import { newShare } from './new-share.ts'
import type { CommandOutcome, OnlineState, PageCommand, ReportWish } from './state.ts'
import { tabLocks } from './tab-locks.ts'
import { UnsentMoves } from './unsent-moves.ts'

/** Which table is to be opened, how, and where its server is. */
export interface OnlineTableAddress extends LookOptions {
  readonly table: string
  /** The address of the page. */
  readonly page: string
  readonly language: string
}

/** A state on its way to the page: of the story only what was not sent before. */
export interface OnlineDelta extends Omit<OnlineState, 'snapshot'> {
  readonly snapshot: SnapshotDelta | null
}

/** The worker of a table elsewhere: it holds the line and the sample, and hands the page what is to be drawn. */
let seated: Seated | null = null

interface Seated {
  readonly guest: Guest
  readonly line: ServerLine
  readonly unsent: UnsentMoves
}

function current(): Seated {
  if (seated === null) throw new Refusal('no table is open')
  return seated
}

const coaching = new CoachSession(
  () => new Worker(new URL('../match/bot-worker.ts', import.meta.url), { type: 'module' }),
)

/** Whatever cannot be read any more is as if it had never been kept. */
async function keptOf(table: string): Promise<KeptParts> {
  try {
    const parts = (['known', 'deal'] as const).map(async part => [part, await onlineStore.load(table, part)])
    return Object.fromEntries(await Promise.all(parts))
  } catch {
    return {}
  }
}

const worker = {
  /** Opens a table; the page is told its state now, and whenever it changes. */
  async open(address: OnlineTableAddress, onState: (delta: OnlineDelta) => void): Promise<void> {
    const { table, page, language, ...look } = address
    const send = newDeltaSender()
    const keep = newPartKeeper(table)
    let drawn: OnlineState['snapshot'] = null
    const guest: Guest = new Guest({
      table,
      look,
      openGame: newOpener(),
      send: message => line.send(message),
      hangUp: () => line.end({ is: 'closed' }),
      now: Date.now,
      wake: after,
      newId: () => crypto.getRandomValues(new Uint32Array(3)).join('-'),
      newShare,
      // Once a game is dealt nobody needs this any more.
      commitmentFor: async (seat, share) => (await import('./deal.ts')).commitmentFor(table, seat, share),
      keep,
      keepMoves: moves => unsent.keep(moves),
      keptDeal: async () => (await keptOf(table)).deal ?? null,
      async finish({ record, viewer }, deal: KeptDeal | null) {
        // What is needed at the end alone comes then.
        const [{ dealFound }, { keepRecord }] = await Promise.all([import('./deal.ts'), import('./keep-record.ts')])
        const found = await dealFound(table, readRecord(record), deal, viewer === 'watcher' ? null : viewer)
        if (viewer !== 'watcher') await keepRecord(table, record)
        return found
      },
      tell(state) {
        if (state.snapshot !== drawn) coaching.stop()
        drawn = state.snapshot
        onState({ ...state, snapshot: state.snapshot && send(state.snapshot) })
      },
    })
    const line: ServerLine = new ServerLine(lineBeside(page, table), language, {
      onMessage: message => guest.receive(message),
      onState(state) {
        guest.lineChanged(state)
        if (state.is === 'open') void unsent.look()
      },
      seen: () => guest.seen(),
    })
    const place = { table, tab: randomHex(8), shelf: moveShelf, locks: tabLocks, wake: after }
    const unsent = new UnsentMoves(place, guest)
    seated = { guest, line, unsent }
    await unsent.look()
    guest.restore(await keptOf(table))
    addEventListener('offline', () => line.cut())
    addEventListener('online', () => line.check())
    line.open()
  },

  command: (command: PageCommand): Promise<CommandOutcome> => current().guest.command(command),
  ready: (): Promise<CommandOutcome> => current().guest.ready(),
  say: (what: { readonly phrase: Phrase } | { readonly text: string }): void => current().guest.say(what),
  report: (what: ReportWish): Promise<CommandOutcome> => current().guest.report(what),
  plan: (): Promise<void> => current().guest.plan(),
  endPlan: (isKept: boolean): Promise<void> => current().guest.endPlan(isKept),
  settleMisfit: (isPlayed: boolean): void => current().guest.settleMisfit(isPlayed),

  /** Somebody looks at the page again: is the line alive? What has happened meanwhile is shown at once. */
  look(): void {
    current().line.check()
    current().guest.showAll()
    void current().unsent.look()
  },

  retryNow(): void {
    current().guest.forgetLook()
    current().line.restart()
  },

  play: (text: string): PlayResult => current().guest.play(text),
  undo: (isWholeTurn: boolean): void => current().guest.undo(isWholeTurn),
  why: (text: string): Reason | null => current().guest.why(text),

  letBotsPlay: (areAll: boolean): void => current().guest.letBotsPlay(areAll),
  hurry: (): void => current().guest.showAll(),

  async advise(): Promise<readonly Advice[]> {
    const asked = current().guest.coachRequest()
    return asked === null ? [] : coaching.ask(asked.edition, asked.request)
  },
  stopCoach: (): void => coaching.stop(),

  // Nobody shares this screen, and every tab may play.
  sit: (): void => {},
  takeOver: (): void => {},
}

export type OnlineWorker = typeof worker
expose(worker)
