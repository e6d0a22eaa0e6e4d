import type { After as AfterIn, Say as SayOf } from '@roundhouse/kernel/say'
import type { AccountKey } from '@roundhouse/words/account/room'
import type { CoachKey } from '@roundhouse/words/coach/room'
import type { DaysKey } from '@roundhouse/words/days/room'
import type { LevelKey } from '@roundhouse/words/levels/room'
import type { LobbyKey } from '@roundhouse/words/lobby/room'
import type { NoticesKey } from '@roundhouse/words/notices/room'
import type { OnlineKey } from '@roundhouse/words/online/room'
import type { PageKey } from '@roundhouse/words/page/room'
import type { PhraseKey } from '@roundhouse/words/phrases/room'
import type { PrivacyKey } from '@roundhouse/words/privacy/room'
import type { ProfileKey } from '@roundhouse/words/profile/room'
import type { PuzzlesKey } from '@roundhouse/words/puzzles/room'
import type { TablesKey } from '@roundhouse/words/tables/room'
import type { TournamentsKey } from '@roundhouse/words/tournaments/room'
import type { LearnKey } from './learn/room.ts'
import type { PlainKey } from './plain/room.ts'
import type { RulesKey } from './rules/room.ts'

/**
 * The keys of all that can be said on the page. A game adds its own where it lists its rooms (`messages.ts`).
 * @public
 */
export interface MessageKeys {
  readonly account: AccountKey
  readonly coach: CoachKey
  readonly days: DaysKey
  readonly learn: LearnKey
  readonly levels: LevelKey
  readonly lobby: LobbyKey
  readonly notices: NoticesKey
  readonly online: OnlineKey
  readonly page: PageKey
  readonly phrases: PhraseKey
  readonly plain: PlainKey
  readonly privacy: PrivacyKey
  readonly profile: ProfileKey
  readonly puzzles: PuzzlesKey
  readonly rules: RulesKey
  readonly tables: TablesKey
  readonly tournaments: TournamentsKey
}

/** Every message there is. Those of games, coach, lessons and rules are there only where their rooms have been loaded. */
export type MessageKey = MessageKeys[keyof MessageKeys]

export type Say = SayOf<MessageKey>

/** What may stand behind a beginning of any of them. */
export type After<Start extends string> = AfterIn<Start, MessageKey>
