import type { Avoidance, ReportReason, SanctionKind } from '@roundhouse/wire/conduct'
import type { NoticeChannel, NoticeKind } from '@roundhouse/wire/notices'
import type { TableStage } from '@roundhouse/wire/online-snapshot'
import type { TournamentStage } from '@roundhouse/wire/tournament'
import type { Generated } from 'kysely'

/* What lies in the database. Times are milliseconds, yes and no are 1 and 0. */

/** `person`: who has ever taken a chair or set a table up. Guests have a name and nothing else. */
interface PersonTable {
  readonly number: Generated<number>
  name: string
  readonly created: number
  /** What no two accounts may have in common (`people/account-name.ts`); `null`: a guest. */
  name_key: string | null
  /** Sealed. */
  /** When they were last here, to the hour. */
  seen: Generated<number>
  /** When they were forgotten, or became another person; `null`: they are here. */
  gone: number | null
}

/** `sign_in`: by which tokens a person is known, one for each device. */
interface SignInTable {
  readonly token_hash: string
  person: number
  readonly created: number
  /** The browser and the system it runs on. */
  device: Generated<string>
  seen: Generated<number>
  /** When the person last showed there that they are it. 0: never, such as with a key from another device. */
  proven: Generated<number>
}

/** `credential`: with what somebody signs in. */
interface CredentialTable {
  /** Of a passkey as the browser knows it; `password <person>`. */
  readonly id: string
  readonly person: number
  readonly kind: 'passkey' | 'password'
  /** The public key of a passkey; the hash of a password. */
  secret: string
  /** How often a passkey was used, if it counts. */
  counter: number
  /** How a browser reaches the passkey, as JSON. */
  readonly transports: string
  /** Where it was made. */
  readonly device: string
  readonly created: number
}

/** `recovery_code`: each lets its person in once. */
interface RecoveryCodeTable {
  readonly code_hash: string
  readonly person: number
  used: number | null
}

/** `known_device`: where somebody was signed in once; it says nothing more, and outlives the sign-in. */
interface KnownDeviceTable {
  readonly token_hash: string
  readonly person: number
  readonly created: number
}

/** `passkey_challenge`: what a passkey has to sign, once and soon. */
interface PasskeyChallengeTable {
  readonly id: string
  readonly challenge: string
  /** Of an account that is to be made with it. */
  readonly name: string | null
  readonly until_at: number
}

/** `game_table`: its `seq` decides who may write; the columns after it are for lists and alarms. */
interface GameTableTable {
  readonly number: Generated<number>
  readonly id: string
  host: number
  setup: string
  key_hash: string | null
  readonly created: number
  seq: number
  stage: TableStage
  to_move: number | null
  due: number | null
  /** When its last entry was written. */
  moved: number
  /** How often something of it was changed without an entry. */
  revision: Generated<number>
  /** In the lobby until it is full; for everybody to watch. Both are in its setup, and here to be found by. */
  readonly is_open: Generated<number>
  readonly is_public: Generated<number>
  /** The table of which this is the rematch: each has one at most. */
  readonly rematch_of: Generated<number | null>
  /** How it ended is written (`game_result`). */
  has_result: Generated<number>
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
  /** When the table was over or called off; `null`: it runs. The database notes it when the stage changes. */
  readonly ended: Generated<number | null>
}

/** `entry`: the logs of all tables. */
export interface EntryTable {
  readonly game_table: number
  readonly seq: number
  readonly at: number
  /** A person by number, or `bot`, `clock` or `house`. */
  author: string
  readonly command: string | null
  event: string
  readonly hash: string | null
}

/** `chat_line`: one that was deleted keeps its number, and has neither a name nor words. */
interface ChatLineTable {
  readonly game_table: number
  readonly number: number
  readonly at: number
  person: number
  readonly seat: number | null
  name: string
  phrase: string | null
  text: string | null
  readonly is_for_watchers: number
}

/** `report`: lines of chat that somebody complained about, as servers before `abuse_report` kept them. */
interface ReportTable {
  readonly game_table: number
  readonly line: number
  by_person: number
  readonly at: number
  person: number
  name: string
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
  person: number
  readonly from_at: number
  until_at: number
}

/** `alarm_claim`: which of several nodes wakes a table that is due, or lets its bot think, until then. Only in PostgreSQL. */
interface AlarmClaimTable {
  readonly game_table: number
  readonly node: string
  readonly until_at: number
}

/** `invited`: who may come to a table without its key, until they decline. */
interface InvitedTable {
  readonly game_table: number
  readonly person: number
  readonly by_person: number
  readonly created: number
}

/** `favourite`: whom a person would like to play with first. */
interface FavouriteTable {
  readonly person: number
  readonly other: number
  readonly created: number
}

/** `notice_setting`: what a person chose for their notices, as JSON. */
interface NoticeSettingTable {
  readonly person: number
  settings: string
}

/** `subscription`: a browser that shows pushes. Where it is reached is sealed. */
interface SubscriptionTable {
  readonly endpoint_hash: string
  person: number
  sealed: Uint8Array
  readonly created: number
}

/** `contact`: the e-mail address of a person, sealed, and the code that proves it. */
interface ContactTable {
  readonly person: number
  mail: Uint8Array
  /** When it was; `null`: not yet, and nothing but the code is sent there. */
  proved: number | null
  code_hash: string | null
  code_until: number
  code_tries: number
}

/** `webhook`: an address that is posted to, and what that is signed with, sealed. */
interface WebhookTable {
  readonly person: number
  sealed: Uint8Array
}

/** `notice`: what a person was told of a table and has not looked at since, one for each table. */
interface NoticeTable {
  readonly person: number
  readonly game_table: number
  kind: NoticeKind
  created: number
  /** It is still to be worked out by which ways it goes (`delivery`). */
  is_new: number
  /** Another player has called since. */
  was_called: number
}

/** `delivery`: a notice on one of its ways. A row that is there is still to be sent. */
interface DeliveryTable {
  readonly id: string
  readonly person: number
  readonly game_table: number
  readonly channel: NoticeChannel
  /** The subscription, by its hash; empty: the channel has one way alone. */
  readonly target: string
  readonly created: number
  due: number
  /** Whoever sends it has it until then. */
  claimed_until: number
  tries: number
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
  person: number | null
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
  person: number
  readonly game: string
  readonly at: number
  readonly place: number
  readonly points: number
  readonly record: string
}

/** `avoidance`: whom a person does not want to hear, or to meet. */
interface AvoidanceTable {
  person: number
  other: number
  how: Avoidance
  readonly created: number
}

/** `abuse_report`: what somebody reported at a table, with the chat as it was. Nobody deletes one. */
interface AbuseReportTable {
  readonly number: Generated<number>
  readonly game_table: number
  by_person: number
  /** By which the page knows it: what is sent twice is kept once. */
  readonly command: string
  /** Who is meant. */
  person: number
  readonly reason: ReportReason
  /** In the reporter's own words. */
  text: string
  /** `ReportedLine`s as JSON. */
  lines: string
  readonly at: number
  /** When a host was done with it, and what they noted; `null`: it is open. */
  done: number | null
  done_by: number | null
  note: Generated<string>
}

/** `sanction`: what hosts did about people, for how long and why. One that is lifted stays. */
interface SanctionTable {
  readonly number: Generated<number>
  person: number
  readonly kind: SanctionKind
  readonly at: number
  /** `null`: for ever. */
  readonly until_at: number | null
  /** `null`: by the command line. */
  by_person: number | null
  readonly why: string
  readonly report: number | null
  lifted: number | null
  lifted_by: number | null
  lifted_why: Generated<string>
}

/** `server_host`: who may look after the people of this server, from when to when. */
interface ServerHostTable {
  readonly number: Generated<number>
  readonly person: number
  readonly created: number
  removed: number | null
}

/** `tournament`: what its maker chose is a JSON text; `seed` is what lots are drawn of. */
interface TournamentTable {
  readonly id: string
  maker: number
  readonly name: string
  readonly plan: string
  readonly is_open: number
  stage: TournamentStage
  readonly created: number
  closes: number | null
  /** Without the final. */
  rounds: number
  /** The last that began; 0: none. Whoever raises it begins the next one. */
  round: number
  readonly seed: string
}

/** `tournament_person`: who takes part, and until after which round they did. */
interface TournamentPersonTable {
  readonly tournament: string
  person: number
  readonly registered: number
  group_number: number | null
  left_after: number | null
}

/** `tournament_round`: its deal is known by name and commitment; the deal itself lies sealed with its tables. */
interface TournamentRoundTable {
  readonly tournament: string
  readonly round: number
  readonly is_final: number
  readonly deal: string
  readonly commitment: string
  readonly began: number
  ended: number | null
  /** Everybody may see how the cards lay at all of its tables. */
  is_disclosed: number
}

/** `tournament_table`: who sits there and how it ended stands with the table. */
interface TournamentTableTable {
  readonly game_table: number
  readonly tournament: string
  readonly round: number
}

/** `tournament_bye`: who did not play in a round. */
interface TournamentByeTable {
  readonly tournament: string
  readonly round: number
  person: number
}

export interface StoreSchema {
  person: PersonTable
  sign_in: SignInTable
  credential: CredentialTable
  recovery_code: RecoveryCodeTable
  known_device: KnownDeviceTable
  passkey_challenge: PasskeyChallengeTable
  game_table: GameTableTable
  table_secret: TableSecretTable
  chair: ChairTable
  entry: EntryTable
  chat_line: ChatLineTable
  report: ReportTable
  device_key: DeviceKeyTable
  vacation: VacationTable
  alarm_claim: AlarmClaimTable
  invited: InvitedTable
  favourite: FavouriteTable
  notice_setting: NoticeSettingTable
  subscription: SubscriptionTable
  contact: ContactTable
  webhook: WebhookTable
  notice: NoticeTable
  delivery: DeliveryTable
  beat: BeatTable
  meta: MetaTable
  game_result: GameResultTable
  seat_result: SeatResultTable
  rating: RatingTable
  tally: TallyTable
  day_result: DayResultTable
  avoidance: AvoidanceTable
  abuse_report: AbuseReportTable
  sanction: SanctionTable
  server_host: ServerHostTable
  tournament: TournamentTable
  tournament_person: TournamentPersonTable
  tournament_round: TournamentRoundTable
  tournament_table: TournamentTableTable
  tournament_bye: TournamentByeTable
}
