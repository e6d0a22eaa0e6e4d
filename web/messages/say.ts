import type { FirstClassAboutKey } from '@roundhouse/first-class/words/about/room'
import type { FirstClassCoachKey } from '@roundhouse/first-class/words/coach/room'
import type { FirstClassKey } from '@roundhouse/first-class/words/room'
import type { After as AfterIn, Say as SayOf } from '@roundhouse/kernel/say'
import type { NurembergAboutKey } from '@roundhouse/nuremberg/words/about/room'
import type { NurembergCoachKey } from '@roundhouse/nuremberg/words/coach/room'
import type { NurembergKey } from '@roundhouse/nuremberg/words/room'
import type { CoachKey } from '@roundhouse/words/coach/room'
import type { LevelKey } from '@roundhouse/words/levels/room'
import type { PageKey } from '@roundhouse/words/page/room'
import type { LearnKey } from './learn/room.ts'
import type { PlainKey } from './plain/room.ts'
import type { RulesKey } from './rules/room.ts'

export type { Values } from '@roundhouse/kernel/say'

type OfGames =
  | FirstClassKey
  | FirstClassAboutKey
  | FirstClassCoachKey
  | NurembergKey
  | NurembergAboutKey
  | NurembergCoachKey

/** Every message there is. Those of games, coach, lessons and rules are there only where their rooms have been loaded. */
export type MessageKey = OfGames | CoachKey | LearnKey | LevelKey | PageKey | PlainKey | RulesKey

export type Say = SayOf<MessageKey>

/** What may stand behind a beginning of any of them. */
export type After<Start extends string> = AfterIn<Start, MessageKey>
