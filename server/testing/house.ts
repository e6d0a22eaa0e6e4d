import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newThinker } from '@roundhouse/table/thinker'
import type { NewTable } from '@roundhouse/wire/setup'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { BotDesk } from '../bots/desk.ts'
import { newApp } from '../http/app.ts'
import type { Allowances } from '../hub/allowance.ts'
import { systemChance } from '../hub/chance.ts'
import { systemClock } from '../hub/clock.ts'
import { Hub } from '../hub/hub.ts'
import { newMetrics } from '../metrics.ts'
import { openStore } from '../store/open-store.ts'

/** Programs are quicker than people. */
const PLENTY = { most: 1e6, perSecond: 1e6 }
const GENEROUS: Allowances = { messages: PLENTY, excess: PLENTY, commands: PLENTY, talk: PLENTY, setUps: PLENTY }

/** A server for tests, in a folder of its own; its bots think in this thread. */
export interface TestHouse {
  readonly app: FastifyInstance
  readonly hub: Hub
  readonly address: string
  readonly folder: string
  readonly trouble: unknown[]
  close(): Promise<void>
}

export const deskHere = (): BotDesk => {
  const thinker = newThinker()
  return { decide: turn => thinker.decide(turn), waiting: 0, close: async () => {} }
}

/** With a folder that is given, it goes on where another one has stopped. */
export async function openHouse(folder = mkdtempSync(join(tmpdir(), 'roundhouse-house-'))): Promise<TestHouse> {
  const trouble: unknown[] = []
  const store = await openStore({ folder, now: Date.now() })
  const onTrouble = (_: string, error: unknown) => void trouble.push(error)
  const hub = new Hub({
    store,
    clock: systemClock,
    chance: systemChance,
    bots: deskHere(),
    allowances: GENEROUS,
    onTrouble,
  })
  const log = pino({ level: 'silent' })
  const app = await newApp({ hub, log, metrics: newMetrics(), publicUrl: null, page: null })
  await hub.start()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    hub,
    address,
    folder,
    trouble,
    async close() {
      await hub.stop()
      await app.close()
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
