import type { BotDesk } from './bots/desk.ts'
import type { Clock } from './clock.ts'
import type { Allowances } from './hub/allowance.ts'
import type { Chance } from './hub/chance.ts'
import { Hub } from './hub/hub.ts'
import type { Lobby } from './lobby/lobby.ts'
import { openLobby } from './lobby/open-lobby.ts'
import type { Metrics } from './metrics.ts'
import { type Moderation, openModeration } from './moderation/moderation.ts'
import type { NoticeOffice } from './notices/office.ts'
import { type NoticeOptions, openOffice } from './notices/open-office.ts'
import { Accounts } from './people/accounts.ts'
import { Ratings } from './ratings/ratings.ts'
import { ResultKeeper } from './ratings/result-keeper.ts'
import type { SqlStore } from './store/sql-store.ts'
import { Tournaments } from './tournaments/tournaments.ts'

/** What the services of a server work with. */
export interface ServiceSupport {
  readonly store: SqlStore
  readonly clock: Clock
  readonly chance: Chance
  readonly bots: BotDesk
  readonly metrics: Metrics
  readonly notices: NoticeOptions
  /** Where the page is, as soon as the server listens. */
  readonly home: () => URL
  readonly allowances?: Allowances
  onTrouble(what: string, error: unknown): void
}

/** Everything a server does for people, apart from answering requests. */
export interface Services {
  readonly hub: Hub
  readonly accounts: Accounts
  readonly lobby: Lobby
  readonly notices: NoticeOffice
  readonly moderation: Moderation
  readonly ratings: Ratings
  readonly results: ResultKeeper
  readonly tournaments: Tournaments
  /** Once the server listens: a port that is taken must leave no sign of life in the store. */
  start(): Promise<void>
  /** What is under way is kept and answered first. */
  stop(): Promise<void>
}

export async function openServices(support: ServiceSupport): Promise<Services> {
  const { store, clock, chance, onTrouble, notices: sending } = support
  const notices = await openOffice(sending, { ...support, newKey: chance.key })
  const results = new ResultKeeper(support)
  const onEnd = (table: string) => void results.tableEnded(table).then(() => tournaments.tableEnded(table))
  const hub = new Hub({ ...support, notices, onEnd })
  const moderation = openModeration(hub, store, clock, onTrouble)
  const apart = (person: number) => moderation.apartFrom(person)
  const lobby = openLobby({ hub, place: store, apart, notices })
  const ratings = new Ratings(store)
  const tournaments = new Tournaments({
    ...{ hub, place: store, results, onTrouble },
    ...{ newSeed: chance.share, newId: chance.tableId },
    blocksAmong: people => moderation.blocksAmong(people),
  })
  const parts = [notices, moderation, ratings, tournaments]
  const accounts = new Accounts({ store, clock, chance, onTrouble, tables: hub, parts })
  return {
    ...{ hub, accounts, lobby, notices, moderation, ratings, results, tournaments },
    async start() {
      await hub.start()
      accounts.start()
      moderation.start()
      results.start()
      tournaments.start()
      notices.start()
    },
    async stop() {
      accounts.stop()
      moderation.stop()
      lobby.stop()
      await tournaments.stop()
      await results.stop()
      await notices.stop()
      await hub.stop()
    },
  }
}
