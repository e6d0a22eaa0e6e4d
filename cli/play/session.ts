import type { Seat, Viewer } from '@roundhouse/kernel/game'
import type { HeaderLine } from '@roundhouse/kernel/record'
import type { Line } from '@roundhouse/kernel/story'
import { peopleIn } from '@roundhouse/table/chairs'
import { type HotSeat, hotSeatAt } from '@roundhouse/table/hot-seat'
import { movesAt, playLegal, type Table } from '@roundhouse/table/table'
import { type CliGame, type CliOpenGame, type Presenter, presenterAt, type Screen } from '../game.ts'
import { sayAll, type Terminal } from '../terminal/terminal.ts'
import type { TerminalVoice } from '../words/voice.ts'
import { namesOf } from './chairs.ts'
import { type NewsReader, newNewsReader } from './news.ts'
import type { BotLimits } from './search-bots.ts'

/** What a session begins with. */
export interface SessionStart {
  readonly cli: CliGame
  readonly terminal: Terminal
  /** The file every move is saved to; `null`: that has failed and was said. */
  savePath: string | null
  readonly limits: BotLimits
}

/** A table at this terminal, and what has been shown of it. */
export interface Session extends SessionStart {
  readonly opened: CliOpenGame
  readonly names: readonly string[]
  /** What a record says of the programs that played: what they call themselves, and who stood in for them. */
  readonly notes: HeaderLine[]
  readonly readNews: NewsReader
  hotSeat: HotSeat
  /** The turn for which the one who sits there has seen the table; empty: he has not seen it yet. */
  seenIn: string
}

/** The session goes on, `load` puts another in its place, or the game is left. */
export type Next = Session | 'left'

/** A session at a table, as it was dealt or as it goes on. */
export const sessionAt = (
  start: SessionStart,
  table: Table,
  opened: CliOpenGame,
  notes: readonly HeaderLine[] = [],
): Session => ({
  ...start,
  opened,
  names: namesOf(start.terminal.words, table.chairs),
  notes: [...notes],
  readNews: newNewsReader(start.cli.hasSecrets),
  hotSeat: hotSeatAt(table),
  seenIn: '',
})

export const tableOf = ({ hotSeat }: Session): Table => hotSeat.table

export function setTable(session: Session, table: Table): void {
  session.hotSeat = { ...session.hotSeat, table }
}

/** Plays what is known to be legal. */
export const playMove = (session: Session, seat: Seat, text: string): void =>
  setTable(session, playLegal(tableOf(session), seat, text))

/** Every legal move as it is written. */
export const movesOf = (session: Session): string[] => movesAt(tableOf(session))

/** Names a turn, or a part of a scoring phase. */
export const turnOf = (session: Session): string => session.opened.turnOf(tableOf(session).match.now)

export const presenterOf = (session: Session, viewer: Viewer): Presenter =>
  presenterAt(session.opened, tableOf(session).match.now, voiceOf(session, viewer))

export const voiceOf = ({ names, terminal }: Session, viewer: Viewer): TerminalVoice => ({
  viewer,
  names,
  say: terminal.words,
})

/** A part of the story, as this viewer may hear it. */
export const storyOf = (session: Session, viewer: Viewer, lines: readonly Line[]): string[] =>
  session.opened.story(voiceOf(session, viewer), lines)

/** Says what happened since this viewer was told last. */
export const tellNews = (session: Session, viewer: Viewer): void =>
  sayAll(session.terminal, storyOf(session, viewer, session.readNews(tableOf(session), viewer)))

/** What can be drawn on; `null`: everything is said. */
export const screenOf = ({ terminal }: Session): Screen | null =>
  terminal.isPlain ? null : { width: terminal.columns, paint: terminal.paint }

export const people = (session: Session): Seat[] => peopleIn(tableOf(session).chairs)
