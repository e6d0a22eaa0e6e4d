import { rmSync } from 'node:fs'
import type { Writable } from 'node:stream'
import { newThinker } from '@roundhouse/table/thinker'
import type { NewTable } from '@roundhouse/wire/setup'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { BotDesk } from '../bots/desk.ts'
import { type Clock, systemClock } from '../clock.ts'
import { closeApp, newApp } from '../http/app.ts'
import type { AddressLimits } from '../http/house.ts'
import type { Allowances } from '../hub/allowance.ts'
import { type Chance, systemChance } from '../hub/chance.ts'
import { newMetrics } from '../metrics.ts'
import { NO_MAIL, type NoticeOptions } from '../notices/open-office.ts'
import { openServices, type Services } from '../services.ts'
import type { SqlStore } from '../store/sql-store.ts'
import { openServed } from '../store/store-place.ts'
import { answersDescribed } from './answers-described.ts'
import { newTestPlace, removeTestPlace, testPlaceOf } from './test-place.ts'

/** Programs are quicker than people. */
const PLENTY = { most: 1e6, perSecond: 1e6 }
export const GENEROUS: Allowances = {
  ...{ messages: PLENTY, excess: PLENTY, commands: PLENTY, talk: PLENTY },
  ...{ setUps: PLENTY, reports: PLENTY, keys: PLENTY, vacations: PLENTY, meetings: PLENTY },
  ...{ notices: PLENTY, trials: PLENTY, calls: PLENTY, tournaments: PLENTY, avoidances: PLENTY },
}

/** A server for tests, in a folder of its own; its bots think in this thread. */
export interface TestHouse extends Omit<Services, 'start'> {
  readonly app: FastifyInstance
  readonly store: SqlStore
  readonly address: string
  readonly folder: string
  readonly trouble: unknown[]
  /** Its folder stays. */
  stop(): Promise<void>
  close(): Promise<void>
}

export const deskHere = (): BotDesk => {
  const thinker = newThinker()
  return { decide: turn => thinker.decide(turn), waiting: 0, close: async () => {} }
}

/** What a test wants otherwise than usual. */
export interface HouseWishes {
  /** Goes on in the folder where another one has stopped. */
  readonly folder?: string
  /** Is one of the nodes on this database; the folder has its key. */
  readonly postgres?: string
  readonly clock?: Clock
  readonly bots?: BotDesk
  readonly chance?: Chance
  /** `undefined`: as they are for people. */
  readonly allowances?: Allowances | undefined
  readonly limits?: AddressLimits | undefined
  readonly publicUrl?: URL
  readonly notices?: NoticeOptions
  /** The folder of a page that is served, too. */
  readonly page?: string
  /** Gets every line of the log. */
  readonly log?: Writable
  /** Answers are not compared with their description, which takes time: for those who measure. */
  readonly isMeasured?: boolean
}

const NO_LIMITS: AddressLimits = { requests: 1e6, guests: 1e6, sockets: 1e6 }

export async function openHouse(wishes: HouseWishes = {}): Promise<TestHouse> {
  const { folder = (await newTestPlace()).folder, clock = systemClock } = wishes
  const allowances = 'allowances' in wishes ? wishes.allowances : GENEROUS
  const limits = 'limits' in wishes ? wishes.limits : NO_LIMITS
  const trouble: unknown[] = []
  const metrics = newMetrics()
  const place = wishes.postgres === undefined ? testPlaceOf(folder) : { url: wishes.postgres, folder }
  const { store, nodes } = await openServed(place, clock.now())
  const log = wishes.log === undefined ? pino({ level: 'silent' }) : pino({ level: 'debug' }, wishes.log)
  const onTrouble = (what: string, error: unknown) => {
    log.error({ err: error }, what)
    trouble.push(error)
  }
  const { bots = deskHere(), chance = systemChance, publicUrl = null, page = null } = wishes
  const home = (): URL => publicUrl ?? new URL(address)
  const support = { store, nodes, clock, chance, bots, metrics, home, onTrouble, ...(allowances && { allowances }) }
  const services = await openServices({ ...support, notices: wishes.notices ?? NO_MAIL })
  const onlooker = wishes.isMeasured ? undefined : answersDescribed(trouble)
  const app = await newApp({ ...services, log, metrics, publicUrl, page, ...(limits && { limits }) }, onlooker)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await services.start()
  const stop = async (): Promise<void> => {
    await services.stop()
    await closeApp(app)
  }
  return {
    ...services,
    app,
    store,
    address,
    folder,
    trouble,
    stop,
    async close() {
      await stop()
      await removeTestPlace(folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Somebody new with this name; answers their cookie. */
export async function guestAt({ address }: Pick<TestHouse, 'address'>, name: string): Promise<string> {
  const answer = await post(`${address}/api/guest`, { name })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.headers.get('set-cookie')!.split(';')[0]!
}

/** What a table is like if nothing else is said. */
export const USUAL_TABLE: NewTable = {
  game: 'first-class',
  options: { players: '2', modules: 'A,B' },
  chairs: [
    { is: 'person', keptFor: null },
    { is: 'person', keptFor: null },
  ],
  pace: 'live',
  bank: { live: 20, daily: 3 },
  isElastic: false,
  hours: null,
  canAskUndo: true,
  standIn: 'random',
  watch: 'link',
  delay: 0,
}

/** A new table; answers its link. */
export async function tableAt(
  { address }: Pick<TestHouse, 'address'>,
  cookie: string,
  wishes: Partial<NewTable> = {},
): Promise<string> {
  const answer = await post(`${address}/api/tables`, { ...USUAL_TABLE, ...wishes }, cookie)
  if (answer.status !== 201) throw new Error(await answer.text())
  const { table, key } = (await answer.json()) as { readonly table: string; readonly key: string }
  return `${address}/#/sit/${table}/${key}`
}

const post = (url: string, body: unknown, cookie = ''): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
    body: JSON.stringify(body),
  })
