import type { GameOptions, Stage } from '@roundhouse/kernel/manifest'
import type { GameName } from '@roundhouse/table/games'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { FunctionComponent } from 'preact'
import type { GameGuide } from './guide/guide.ts'
import type { LessonAbout, Lessons } from './learn/lesson.ts'
import type { GameMessages } from './messages/game-messages.ts'
import type { Say } from './messages/say.ts'
import type { WebPuzzles } from './puzzles/puzzles.ts'
import type { GameReview } from './review/game-review.ts'
import type { Album, OpenAlbum } from './rules/album.ts'
import type { Rulebook } from './rules/rulebook.ts'
import type { Strategy } from './rules/strategy.ts'
import type { Load } from './shell/load.ts'
import type { SeatSigns } from './shell/SeatSign.tsx'
import type { GameSounds } from './sound/sounds.ts'
import type { PlainWords } from './table/plain/words.ts'
import type { TableProps } from './table/props.ts'

/** Something in the reader's language. */
type Words = (say: Say) => string

export interface OptionsProps {
  readonly options: GameOptions
  readonly change: (options: GameOptions) => void
  /** Pictures of what can be chosen; `null` until they are here, and where a game has none. */
  readonly album: OpenAlbum | null
}

/** What the page says of a game before it is opened. */
interface About {
  readonly title: Words
  /** A sentence or two for those who do not know the game. */
  readonly pitch: Words
  /** The game that Play begins at once. */
  readonly suggestion: Words
  /** What was chosen for it, in a few words: `Modules A and B`. */
  readonly setup?: (say: Say, options: ReadonlyMap<string, string>) => string
  /** What people look for who want to play it with others. */
  readonly setups?: readonly GameOptions[]
  /** How far a game is: `Round 2 of 6`. */
  readonly stage: (say: Say, stage: Stage) => string
  /** What its stages are called: `Round`. */
  readonly stages: Words
}

/**
 * All that the page knows of a game, in one place. What stands here comes with the first page; what is loaded comes when
 * it is needed. A game without an optional part is shown without it, or with a plain one.
 */
export interface WebGame<Name extends string = GameName> {
  readonly name: Name
  readonly about: About
  /** Without them the game is told as its engine writes it. */
  readonly messages?: GameMessages
  readonly players: { readonly least: number; readonly most: number }
  /** A first game. */
  readonly suggested: { readonly players: number; readonly options: GameOptions }
  /** Where the picture on the first page is; the colours around it are set for `.poster.<name>`. */
  readonly poster?: string
  /** By what its seats are known on all screens; without them by the plain ones. */
  readonly signs?: SeatSigns
  /** What else can be chosen for a new game. */
  readonly Options?: FunctionComponent<OptionsProps>
  /** Without it the game is played at the plain table. */
  readonly table?: Load<FunctionComponent<TableProps>>
  /** How the plain table puts the game into words; without them it shows what the engine writes. */
  readonly plain?: Load<PlainWords>
  /** Where a turn can also end with its last action: the move that ends it otherwise, and whether a decision is in the viewer's own turn. */
  readonly endOfTurn?: { readonly move: string; readonly isOwnTurn: (snapshot: Snapshot) => boolean }
  readonly rulebook?: Rulebook
  /** What strong play does. */
  readonly strategy?: Load<Strategy>
  /** Pictures beside the rules, and everything printed. */
  readonly album?: { readonly title: Words; readonly load: Load<Album> }
  readonly lessons?: { readonly about: (say: Say, lesson: string) => LessonAbout; readonly load: Load<Lessons> }
  /** What a newcomer is told in a guided game. */
  readonly guide?: Load<GameGuide>
  readonly puzzles?: Load<WebPuzzles>
  readonly review?: Load<GameReview>
  readonly sounds?: GameSounds
}

/** One manifest for every game there is. */
export type WebGames = { readonly [Name in GameName]: WebGame<Name> }
