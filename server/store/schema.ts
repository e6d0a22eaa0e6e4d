import type { TableStage } from '@roundhouse/wire/online-snapshot'
import type { Generated } from 'kysely'

/* What lies in the database. Times are milliseconds, yes and no are 1 and 0. */

/** `person`: who has ever taken a chair or set a table up. Guests have a name and nothing else. */
interface PersonTable {
  readonly number: Generated<number>
  name: string
  readonly created: number
}

/** `sign_in`: by which tokens a person is known, one for each device. */
interface SignInTable {
  readonly token_hash: string
  readonly person: number
  readonly created: number
}

/** `game_table`: its `seq` decides who may write; the columns after it are for lists and alarms. */
interface GameTableTable {
  readonly number: Generated<number>
  readonly id: string
  readonly host: number
  readonly setup: string
  key_hash: string | null
  readonly created: number
  seq: number
  stage: TableStage
  to_move: number | null
  due: number | null
  /** When its last entry was written. */
  moved: number
  /** How often its secrets or its key were changed without an entry. */
  readonly revision: Generated<number>
}

/** `table_secret`: what must not be read in a copy of the database (`sealing.ts`). */
interface TableSecretTable {
  readonly game_table: number
  sealed: Uint8Array
}

/** `chair`: the person in each chair. */
interface ChairTable {
  readonly game_table: number
  readonly seat: number
  person: number | null
}

/** `entry`: the logs of all tables. */
export interface EntryTable {
  readonly game_table: number
  readonly seq: number
  readonly at: number
  /** A person by number, or `bot`, `clock` or `house`. */
  readonly author: string
  readonly command: string | null
  readonly event: string
  readonly hash: string | null
}

interface ChatLineTable {
  readonly game_table: number
  readonly number: number
  readonly at: number
  readonly person: number
  readonly seat: number | null
  readonly name: string
  readonly phrase: string | null
  readonly text: string | null
  readonly is_for_watchers: number
}

/** `report`: a line of chat that somebody complained about, as it was. */
interface ReportTable {
  readonly game_table: number
  readonly line: number
  readonly by_person: number
  readonly at: number
  readonly person: number
  readonly name: string
  readonly phrase: string | null
  readonly text: string | null
}

/** `device_key`: with which a person is known in another browser, once and until then. */
interface DeviceKeyTable {
  readonly person: number
  key_hash: string
  until_at: number
}

/** `vacation`: days off that a person took. One that was ended is as short as it was. */
interface VacationTable {
  readonly person: number
  readonly from_at: number
  until_at: number
}

/** `alarm_claim`: which of several nodes wakes a table that is due, or lets its bot think, until then. Only in PostgreSQL. */
interface AlarmClaimTable {
  readonly game_table: number
  readonly node: string
  readonly until_at: number
}

/** `beat`: which machine had the store last, and when; with several nodes, when each of them had. */
interface BeatTable {
  readonly node: string
  process: number
  at: number
  is_running: number
}

interface MetaTable {
  readonly key: string
  value: string
}

export interface StoreSchema {
  person: PersonTable
  sign_in: SignInTable
  game_table: GameTableTable
  table_secret: TableSecretTable
  chair: ChairTable
  entry: EntryTable
  chat_line: ChatLineTable
  report: ReportTable
  device_key: DeviceKeyTable
  vacation: VacationTable
  alarm_claim: AlarmClaimTable
  beat: BeatTable
  meta: MetaTable
}
