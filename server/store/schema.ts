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

/** `beat`: which machine had the store last, and when. */
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

/** `game_result`: how a table ended. It is worked out from its log, and can be worked out again. */
export interface GameResultTable {
  readonly game_table: number
  readonly game: string
  readonly options: string
  readonly players: number
  readonly is_rated: number
  readonly ended: number
}

/** `seat_result`: how it ended for each seat. */
export interface SeatResultTable {
  readonly game_table: number
  readonly seat: number
  /** Who sat there; otherwise the level of the bot. */
  readonly person: number | null
  readonly bot: string | null
  readonly place: number
  readonly points: number
  readonly has_left: number
  readonly ended: number
  /** The rating of the person after this game; `null`: it is not rated. */
  mu: number | null
  sigma: number | null
}

/** `rating`: how strong a person is at a game, after all that was rated so far. */
interface RatingTable {
  readonly person: number
  readonly game: string
  mu: number
  sigma: number
  games: number
}

/** `tally`: how often a person took or bought something. */
interface TallyTable {
  readonly person: number
  readonly game: string
  readonly thing: string
  times: number
}

/** `day_result`: how a person fared with the deal of a day, and the record that shows it. */
interface DayResultTable {
  readonly day: string
  readonly person: number
  readonly game: string
  readonly at: number
  readonly place: number
  readonly points: number
  readonly record: string
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
  beat: BeatTable
  meta: MetaTable
  game_result: GameResultTable
  seat_result: SeatResultTable
  rating: RatingTable
  tally: TallyTable
  day_result: DayResultTable
}
