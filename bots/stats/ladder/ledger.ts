import { readSeed, type Seed, writeSeed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { botGameNamed } from '../../games.ts'
import { settingOf } from '../../play/bots.ts'
import { addCounts } from '../stats.ts'
import { type Contest, newScore, playDeal, type Score } from './contest.ts'
import { fingerprintOf } from './fingerprint.ts'
import { newSelfPlayStats, playSelfPlay, type SelfPlay, type SelfPlayStats } from './self-play.ts'

/** Something of which any number can be played, one after the other: deals of a contest, games of a showing. */
export type Event = Contest | SelfPlay

export const isContest = (event: Event): event is Contest => 'one' in event

/** What was counted of an event: all from the first to the last that was counted. */
export interface Account {
  readonly event: Event
  /** The settings of its bots, their trained weights, and what is printed: with anything else it is another event. */
  readonly settings: string
  done: number
  counts: Score | SelfPlayStats
}

/** All that was played so far, from one seed. */
export interface Ledger {
  readonly seed: Seed
  readonly accounts: Account[]
}

export const newLedger = (seed: Seed): Ledger => ({ seed, accounts: [] })

/** One thing to be played, the n-th of its event. Plain data. */
export interface Task {
  readonly event: Event
  readonly n: number
}

export const playTask = ({ event, n }: Task, seed: Seed): Score | SelfPlayStats =>
  isContest(event) ? playDeal(event, seed, n) : playSelfPlay(event, seed, n)

const botsOf = (event: Event): string[] => (isContest(event) ? [event.one, event.others] : [event.bot])

function settingsOf(event: Event): string {
  const botGame = botGameNamed(event.game)
  const { definition, knowledge, training } = botGame
  const { rules } = definition
  const fingerprint = fingerprintOf(event.game, event.players)
  const settings = botsOf(event).map(bot => {
    const setting = settingOf(botGame, bot)
    const weights = setting?.style === undefined ? {} : { weights: knowledge.styles![setting.style]!.weights }
    const net = setting?.usesNet ? { net: training?.net?.shipped.checksum ?? null } : {}
    return setting === null ? null : { ...setting, ...net, ...weights }
  })
  return JSON.stringify([rules, fingerprint, ...settings])
}

/** The account of an event; one that was made with other settings is forgotten. */
export function accountOf({ accounts }: Ledger, event: Event): Account {
  const name = JSON.stringify(event)
  const place = accounts.findIndex(account => JSON.stringify(account.event) === name)
  const settings = settingsOf(event)
  if (accounts[place]?.settings === settings) return accounts[place]
  const account = { event, settings, done: 0, counts: isContest(event) ? newScore() : newSelfPlayStats() }
  accounts.splice(place === -1 ? accounts.length : place, 1, account)
  return account
}

/** How many of an event are wanted. */
export interface Quota {
  readonly event: Event
  readonly count: number
}

/** What is still to be played: some of each event in turn, so that all are equally far wherever it stops. */
export function tasksOf(ledger: Ledger, wanted: readonly Quota[]): Task[] {
  const open = wanted.map(({ event, count }) => ({ event, count, done: accountOf(ledger, event).done }))
  const most = Math.max(0, ...open.map(({ count }) => count))
  return Array.from({ length: most }, (_, n) => n).flatMap(n =>
    open.filter(({ count, done }) => n >= done && n < count).map(({ event }) => ({ event, n })),
  )
}

/** Enters what was played into the ledger, in order: what comes too early waits. */
export function newEntry(ledger: Ledger): (task: Task, counts: Score | SelfPlayStats) => void {
  const waiting = new Map<string, Score | SelfPlayStats>()
  const keyOf = (event: Event, n: number): string => `${n} ${JSON.stringify(event)}`
  return ({ event, n }, counts) => {
    waiting.set(keyOf(event, n), counts)
    const account = accountOf(ledger, event)
    for (;;) {
      const key = keyOf(event, account.done)
      const next = waiting.get(key)
      if (next === undefined) return
      waiting.delete(key)
      account.counts = addCounts(account.counts, next)
      account.done++
    }
  }
}

const FORMAT = 'roundhouse-ladder 1'

/** A line for each account, so that changes can be seen. */
export const writeLedger = ({ seed, accounts }: Ledger): string =>
  `{"format":"${FORMAT}","seed":"${writeSeed(seed)}","accounts":[\n${accounts.map(account => JSON.stringify(account)).join(',\n')}\n]}\n`

export function readLedger(text: string): Ledger {
  const { format, seed, accounts } = JSON.parse(text)
  const read = readSeed(String(seed))
  if (format !== FORMAT || read === null) throw new Refusal(`This is no ${FORMAT}`)
  return { seed: read, accounts }
}
