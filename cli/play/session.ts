import { randomBytes } from 'node:crypto'
import { type Seated, seatBot } from '@roundhouse/bots/bot'
import { botNamed } from '@roundhouse/bots/bots'
import { PATIENCE } from '@roundhouse/bots/protocol/visitor'
import { repeat } from '@roundhouse/kernel/branch'
import { type Dice, fork, readSeed, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Move, Seat, Viewer } from '@roundhouse/kernel/game'
import { begin, type Match, play, undoMove, undoTurn } from '@roundhouse/kernel/match'
import type { HeaderLine } from '@roundhouse/kernel/record'
import type { Line } from '@roundhouse/kernel/story'
import type { CliGame, OpenGame, Scene, Screen } from '../game.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Voice } from '../words/voice.ts'
import { type Chair, isPerson, namesOf, ourBot } from './chairs.ts'
import type { Thinking } from './thinkers.ts'

/** A game at this terminal: who sits where, how far it is, and what each has been told. */
export interface Session {
  readonly cli: CliGame
  readonly options: unknown
  readonly opened: OpenGame
  readonly game: Game
  readonly chairs: readonly Chair[]
  readonly names: readonly string[]
  readonly terminal: Terminal
  /** Our bots: those that play, and those that would stand in for a program. */
  readonly bots: readonly (Bot | null)[]
  /** What a record says of the programs that played: what they call themselves, and who stood in for them. */
  readonly notes: HeaderLine[]
  readonly programs: Programs
  readonly thinking: Thinking
  match: Match
  /** How long the story was after each move. */
  marks: number[]
  /** How much of the story each seat has been told. */
  readonly told: number[]
  /** Who sits in front of the screen; `null`: nobody has yet. */
  front: Seat | null
  /** The turn for which whoever sits there has seen the table; empty: he has not seen it yet. */
  seenIn: string
  /** The file every move is saved to; `null`: that has failed and was said. */
  savePath: string | null
}

/** The session goes on, `load` puts another in its place, or the game is left. */
export type Next = Session | 'left'

type Bot = Seated<Dice, unknown, Move>

/** How bots that are programs of their own are treated. */
export interface Programs {
  /** A file that was loaded starts none, unless that is wished: it may come from anywhere. */
  readonly isStarted: boolean
  /** What each decision may take. */
  readonly milliseconds: number
}

export const PROGRAMS: Programs = { isStarted: true, milliseconds: PATIENCE.decision }

export interface Start {
  readonly cli: CliGame
  /** Of the game's own kind. */
  readonly options: unknown
  readonly chairs: readonly Chair[]
  readonly terminal: Terminal
  readonly savePath: string | null
  readonly programs: Programs
  readonly thinking: Thinking
}

export const newSeed = (): Seed => readSeed(randomBytes(16).toString('hex'))!

export function newSession(start: Start, seed: Seed): Session {
  const opened = start.cli.open(start.options)
  return sessionAt(start, opened, begin(opened.game, seed))
}

/** A session that goes on from a match. */
export function sessionAt(start: Start, opened: OpenGame, match: Match): Session {
  const { cli, chairs, terminal, options, savePath, programs, thinking } = start
  const { game } = opened
  return {
    cli,
    options,
    opened,
    game,
    chairs,
    terminal,
    savePath,
    programs,
    thinking,
    match,
    notes: [],
    names: namesOf(terminal.words, chairs),
    bots: seatBots(game, chairs, match),
    marks: marksOf(game, match),
    told: chairs.map(() => 0),
    front: null,
    seenIn: '',
  }
}

/** The bots' dice are their own; how many moves were played keeps a loaded game from rolling the same ones again. */
function seatBots(game: Game, chairs: readonly Chair[], { now, played }: Match): (Bot | null)[] {
  const seed = fork(fork(now.seed, 1), played.length)
  return chairs.map((chair, seat) =>
    isPerson(chair) ? null : seatBot(game, botNamed(game.name, ourBot(game.name, chair)), seat, seed),
  )
}

/** Plays the moves again to see which part of the story belongs to which. */
function marksOf(game: Game, { seed, played }: Match): number[] {
  let match = begin(game, seed)
  return played.map(move => {
    match = repeat(game, match, move)
    return match.story.length
  })
}

export function playMove(session: Session, seat: Seat, text: string): void {
  session.match = play(session.game, session.match, seat, text)
  session.marks.push(session.match.story.length)
}

/** Takes back a move or a whole turn, and what was told of it. */
export function undo(session: Session, seat: Seat, isWholeTurn: boolean): void {
  session.match = isWholeTurn ? undoTurn(session.match, seat) : undoMove(session.match, seat)
  const { played, story } = session.match
  session.marks.length = played.length
  for (const [each, told] of session.told.entries()) session.told[each] = Math.min(told, story.length)
}

export const toMove = ({ game, match }: Session): Seat | null => game.toMove(match.now)

/** Names a turn, or a part of a scoring phase. */
export const turnOf = ({ opened, match }: Session): string => opened.turnOf(match.now)

export const sceneOf = (session: Session, viewer: Viewer): Scene =>
  session.opened.see(session.match.now, voiceOf(session, viewer))

export const voiceOf = ({ names, terminal }: Session, viewer: Viewer): Voice => ({ viewer, names, say: terminal.words })

/** A part of the story, as this viewer may hear it. */
export const storyOf = (session: Session, viewer: Viewer, lines: readonly Line[]): string[] =>
  session.opened.story(voiceOf(session, viewer), lines)

/** What can be drawn on; `null`: everything is said. */
export const screenOf = ({ terminal }: Session): Screen | null =>
  terminal.isPlain ? null : { width: terminal.columns, paint: terminal.paint }

/** Every legal move as it is written. */
export const movesOf = ({ game, match }: Session): string[] => game.moves(match.now).map(move => game.write(move))

/** Where in the story this seat's last turn ended: after its last run of moves, before the running one. */
export function endOfLastTurn(session: Session, seat: Seat): number {
  const { played } = session.match
  let place = played.length
  while (place > 0 && played[place - 1]!.seat === seat) place--
  while (place > 0 && played[place - 1]!.seat !== seat) place--
  return place === 0 ? 0 : session.marks[place - 1]!
}

export const people = ({ chairs }: Session): Seat[] => chairs.flatMap((chair, seat) => (isPerson(chair) ? [seat] : []))
