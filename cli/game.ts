import type { CoachReason } from '@roundhouse/bots/coach/reason'
import type { GamePuzzles } from '@roundhouse/bots/puzzles/rules'
import type { Summary } from '@roundhouse/bots/stats/summary'
import type { Dice, Seed } from '@roundhouse/kernel/dice'
import type { Game, GameDefinition, Reason, Result } from '@roundhouse/kernel/game'
import type { Barrier } from '@roundhouse/kernel/match'
import type { ScenarioOutcome } from '@roundhouse/kernel/notation/scenario'
import type { Line } from '@roundhouse/kernel/story'
import type { ExaminationSummary } from '@roundhouse/kernel/testing/examination'
import type { MessageRoom } from '@roundhouse/words/room'
import type { Text, Words } from './messages.ts'
import type { CliCommand } from './options/command.ts'
import type { CommandOptions } from './options/option.ts'
import type { Paint } from './terminal/paint.ts'
import type { TerminalVoice } from './words/voice.ts'

/** How wide a drawing may be, and its colours. */
export interface Screen {
  readonly width: number
  readonly paint: Paint
}

/** What a drawing is made from: what one viewer sees, who is spoken to, and the screen. */
export interface TablePicture<View, Voice> extends Screen {
  readonly view: View
  readonly voice: Voice
}

/** Says a thing that can be looked at; `rest` is what was typed behind its name. Without a screen it is said in sentences. */
export type LookTopic = (rest: string, screen: Screen | null) => string[]

export interface GameEnd {
  readonly result: Result
  readonly story: readonly Line[]
}

/** Shows one viewer what there is to see at one moment, as pictures or in words. */
export interface Presenter {
  drawTable(screen: Screen): string[]
  /** What is drawn again when a turn goes on. */
  drawOwn(screen: Screen): string[]
  /** What anyone who does not see the table hears of it at each turn; the rest can be asked for. */
  sayTable(): string[]
  /** What must not be forgotten when the question is answered. */
  reminders(): string[]
  question(moves: readonly string[]): string
  /** What a move does, without its text. */
  moveWords(text: string): string
  /** What could still be used and would be lost by a move, each in words. */
  forfeits(text: string): string[]
  readonly topics: Readonly<Record<string, LookTopic>>
  /** What is no thing by its kind but by its own name, such as a card; `null`: nothing is called so. */
  named(name: string): string[] | null
  drawFinal(end: GameEnd, width: number): string[]
  sayFinal(end: GameEnd): string[]
}

/** A long list of moves is cut into lines: what moves have in common stands in front, and each by what is its own. */
export interface Compact {
  readonly lead: string
  readonly own: string
}

/** A game that has been opened. */
export interface CliOpenGame<State extends Dice = Dice, View = unknown> {
  readonly game: Game<State, View>
  /** What is played: `First Class, modules A, B`. */
  about(say: Words): string
  /** Where it stands: `Round 2 of 6`. */
  when(say: Words, state: State): string
  /** Names a turn: where it changes, the whole table is drawn again. */
  turnOf(state: State): string
  presenter(view: View, voice: TerminalVoice): Presenter
  story(voice: TerminalVoice, lines: readonly Line[]): string[]
  reason(voice: TerminalVoice, reason: Reason): string
  /** Why nothing more can be taken back. */
  noUndo(say: Words, barrier: Barrier): string
  /** What the coach says for a plan. */
  advice(voice: TerminalVoice, reason: CoachReason): string
  /** What somebody typed, nearer to how moves are written. */
  tidy(text: string): string
  isMoveWord(word: string): boolean
  /** `null`: such a move is written out even in long lists. */
  compact(text: string): Compact | null
  /** Moves that are listed without words even where lists are read aloud. */
  isTerse(word: string): boolean
}

/** What a viewer is shown of a state. */
export const presenterAt = ({ game, presenter }: CliOpenGame, state: Dice, voice: TerminalVoice): Presenter =>
  presenter(game.view(state, voice.viewer), voice)

/** A question of the welcome, whose answer stands for a flag. */
export interface WelcomeQuestion {
  readonly flag: string
  readonly ask: Text
  readonly suggested: string
  /** Refuses what cannot be meant. */
  read(text: string): unknown
}

/** What "help" tells of a game during play. */
export interface Help {
  /** Moves to begin with. */
  readonly moves: string
  readonly shortened: string
  readonly move: string
  readonly things: Text
  /** What cannot be unseen. */
  readonly barrier: Text
  /** What can be looked at by its own name. */
  readonly named: Text
  /** Signs on the table, and what they mean. */
  readonly legend: readonly (readonly [sign: string, words: Text])[]
}

export interface RulebookFile {
  /** Below docs/rules, or a whole address. */
  readonly file: string
  readonly prefix: string
  readonly example: string
}

/** What is to be examined. It is plain data: a thread is told it. */
export interface ExaminationJob<Flags = unknown> {
  readonly games: number
  readonly seed: Seed
  readonly players: readonly number[]
  readonly every: number
  readonly flags: Flags
}

/** Commands that have options of a game. */
export type Use = 'play' | 'simulate' | 'examine'

/** What the command line says, by the names of the options. */
export type Flags = Readonly<Record<string, unknown>>

/**
 * What the terminal must know of a game. Commands see it without its own types: options and states that come back to it
 * went out from it, and flags come from its own options and questions.
 */
export interface CliGame<Options = unknown, Own = Flags, State extends Dice = Dice, View = unknown> {
  readonly name: string
  readonly definition: GameDefinition<Options, State, View>
  open(options: Options, rules?: number): CliOpenGame<State, View>
  /** The options of a new game: what no flag says is as suggested. */
  optionsFor(players: number, flags: Own): Options
  /** For the version, which is the same in all languages. */
  readonly title: string
  /** What it is called, and a sentence or two for those who do not know it. */
  readonly about: { readonly title: Text; readonly pitch: Text }
  /** The messages it brings along. */
  readonly rooms: readonly MessageRoom[]
  /** How many play the first game that is suggested. */
  readonly suggestedPlayers: number
  /** For the version: what else it depends on. */
  readonly version: string
  /** Is there anything that players must not see of each other? */
  readonly hasSecrets: boolean
  readonly help: Help
  readonly rulebook: RulebookFile
  /** The rule that says how many play. */
  readonly playersRule: string
  options(use: Use): CommandOptions
  readonly questions: readonly WelcomeQuestion[]
  /** Commands that only this game has. */
  readonly commands: readonly CliCommand[]
  /** The headings of the points, by what they are scored for. */
  readonly sources: Readonly<Record<string, Text>>
  /** What players of a ladder did, in words, in the order in which it is told. */
  readonly habits: Readonly<Record<string, string>>
  /** What winners and others did, likewise. */
  readonly deeds: Readonly<Record<string, string>>
  /** What else a simulation counted. */
  counted(say: Words, summary: Summary): string[]
  /** What became of each card, for games that have any. */
  cards?(say: Words, summary: Summary): string[]
  scenarios(text: string): ScenarioOutcome
  /** Its puzzles, for games that have any. They are loaded when somebody asks for them. */
  puzzles?(): Promise<GamePuzzles>
  /** How many games it takes to examine every table in every way once. */
  readonly examinedTables: number
  examine(job: ExaminationJob<Own>, onProgress: (games: number) => void): Promise<ExaminationSummary>
}
