import type { FastifyBaseLogger } from 'fastify'
import type { Hub } from '../hub/hub.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Metrics } from '../metrics.ts'
import type { NoticeOffice } from '../notices/office.ts'
import type { Accounts } from '../people/accounts.ts'
import type { Ratings } from '../ratings/ratings.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'

/** What a server is told about the place where it runs. */
export interface House {
  readonly hub: Hub
  readonly accounts: Accounts
  readonly lobby: Lobby
  readonly ratings: Ratings
  readonly notices: NoticeOffice
  readonly tournaments: Tournaments
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  /** The address by which people know it; `null`: any by which it is reached on this machine. */
  readonly publicUrl: URL | null
  /** The folder of the page; `null`: another server has it. */
  readonly page: string | null
  readonly limits?: AddressLimits
}

/** What one address may do. */
export interface AddressLimits {
  /** Requests in a minute, pages and their parts not counted. */
  readonly requests: number
  /** New guests in an hour. */
  readonly guests: number
  /** Sockets at one time. */
  readonly sockets: number
}
