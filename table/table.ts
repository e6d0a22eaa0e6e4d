import { branchFrom } from '@roundhouse/kernel/branch'
import type { Seed } from '@roundhouse/kernel/dice'
import type { Game, Reason, Seat, Viewer } from '@roundhouse/kernel/game'
import { begin, IllegalMove, type Match, play as playMove } from '@roundhouse/kernel/match'
import { type GameRecord, type HeaderLine, headerOf, recordOf, replay, writeRecord } from '@roundhouse/kernel/record'
import { type Chair, chairsIn, notesOf } from './chairs.ts'
import type { TableGame } from './games.ts'
import { sharedGame } from './shared-games.ts'

/**
 * A match with people and bots in its chairs, and everything that is secret in it: anyone who looks is handed a snapshot
 * (`snapshot.ts`). Moves come from seats; who acts for a seat is the business of the one who keeps the table.
 *
 * It is a value, as a match is: what is played makes a new one and leaves the old as it was. So several moves are played
 * all or none, and a table is shown only once it is kept.
 */
export interface Table {
  /** Under which it is kept. */
  readonly id: string
  readonly manifest: TableGame
  /** The number of the rules it is played by, from its first move to its last. */
  readonly rules: number
  /** As lines of a record's header, and as the game reads them. */
  readonly header: readonly HeaderLine[]
  readonly options: unknown
  readonly chairs: readonly Chair[]
  readonly game: Game
  readonly match: Match
  /** How long the story was when the game was dealt, and after each move. */
  readonly storyLengths: readonly number[]
  /** The match before each move since the dice last showed something, oldest first: no way back leads further (`undo.ts`). */
  readonly past: readonly EarlierMatch[]
}

/** An earlier match, of which the moves and the story are not kept: those of now begin with them (`matchBefore`). */
export type EarlierMatch = Pick<Match, 'now' | 'back' | 'barrier'>

export interface Setup {
  readonly id: string
  /** Lines of a record's header. */
  readonly options: readonly HeaderLine[]
  readonly chairs: readonly Chair[]
  /** The number of its rules; not given: the newest. */
  readonly rules?: number
}

/** What became of a request: the table as it is then, or why it stays as it is. */
export type TableResult<Why> = { readonly ok: true; readonly table: Table } | ({ readonly ok: false } & Why)

export function newTable(manifest: TableGame, setup: Setup, seed: Seed): Table {
  const { id, options: header, chairs, rules = manifest.definition.rules } = setup
  const { options, game } = sharedGame(manifest, header, rules)
  const match = begin(game, seed)
  return { id, manifest, rules, header, options, chairs, game, match, storyLengths: [match.story.length], past: [] }
}

/** Goes on from a record, which says who sits where unless that is known: its rules and every move in it are checked. */
export function resumeTable(
  manifest: TableGame,
  id: string,
  record: GameRecord,
  chairs: readonly Chair[] | null = null,
): Table {
  const storyLengths: number[] = []
  let past: readonly EarlierMatch[] = []
  let before: Match | null = null
  const { game, match } = replay(manifest.definition, record, after => {
    storyLengths.push(after.story.length)
    past = before === null ? [] : pastAfter(past, before, after)
    before = after
  })
  const options = manifest.definition.readOptions(headerOf(record))
  const seated = chairs ?? chairsIn(record, game.seats)
  const { rules, options: header } = record
  return { id, manifest, rules, header, options, chairs: seated, game, match, storyLengths, past }
}

/** Another game from here on, as one seat: what that seat cannot see is dealt again. */
export const branchAs = (table: Table, seat: Seat, seed: Seed): Table =>
  follow(table, branchFrom(table.game, table.match, seat, seed))

/** Lets a seat play a plan, as far as it can: what was dealt again may end it early. */
export function playPlan(table: Table, seat: Seat, [text, ...rest]: readonly string[]): Table {
  if (text === undefined || toMove(table) !== seat) return table
  const outcome = play(table, seat, text)
  return outcome.ok ? playPlan(outcome.table, seat, rest) : table
}

/** The table after one more move. */
const follow = (table: Table, match: Match): Table => ({
  ...table,
  match,
  storyLengths: [...table.storyLengths, match.story.length],
  past: pastAfter(table.past, table.match, match),
})

/** Where the dice were rolled, or what is hidden was dealt again, a new past begins. */
const pastAfter = (past: readonly EarlierMatch[], before: Match, after: Match): readonly EarlierMatch[] =>
  after.now.rolled === before.now.rolled && isSameSeed(after.now.seed, before.now.seed)
    ? [...past, { now: before.now, back: before.back, barrier: before.barrier }]
    : []

const isSameSeed = (one: Seed, other: Seed): boolean => one.every((word, i) => word === other[i])

/** The match as it was before a move of the past. */
export function matchBefore({ match, past, storyLengths }: Table, place: number): Match {
  const moves = match.played.length - past.length + place
  const story = match.story.slice(0, storyLengths[moves]!)
  return { ...match, ...past[place]!, played: match.played.slice(0, moves), story }
}

/** Whose move it is. Nobody: the game is over. */
export const toMove = ({ game, match }: Table): Seat | null => game.toMove(match.now)

export const isOver = (table: Table): boolean => toMove(table) === null

/** Every legal move of the player to move, as it is written. */
export const movesAt = ({ game, match }: Table): string[] => game.moves(match.now).map(move => game.write(move))

export function play(table: Table, seat: Seat, text: string): TableResult<{ readonly reason: Reason }> {
  if (!isSeat(table, seat)) return { ok: false, reason: NO_SUCH_SEAT }
  try {
    return { ok: true, table: playLegal(table, seat, text) }
  } catch (error) {
    if (error instanceof IllegalMove) return { ok: false, reason: error.reason }
    throw error
  }
}

/** Plays a move that must be legal, such as a bot's answer: one that is not is a bug, and thrown. */
export const playLegal = (table: Table, seat: Seat, text: string): Table =>
  follow(table, playMove(table.game, table.match, seat, text))

/** Why this seat cannot play this text now; `null` if it can. */
export const why = (table: Table, seat: Seat, text: string): Reason | null =>
  isSeat(table, seat) ? table.game.why(table.match.now, seat, text) : NO_SUCH_SEAT

const NO_SUCH_SEAT: Reason = { rule: 'table', code: 'no-such-seat', facts: {}, remedy: null }

const isSeat = ({ chairs }: Table, seat: Seat): boolean => chairs[seat] !== undefined

/**
 * How long the story was when this viewer's last turn ended: after its last run of moves, before the running one. What
 * comes after is news.
 */
export function storyLengthAtLastTurn({ match: { played }, storyLengths }: Table, viewer: Viewer): number {
  let moves = played.length
  while (moves > 0 && played[moves - 1]!.seat === viewer) moves--
  while (moves > 0 && played[moves - 1]!.seat !== viewer) moves--
  return moves === 0 ? 0 : storyLengths[moves]!
}

/** The whole game as a record; of a running one it holds the seed, so nobody at the table may see it. */
export const recordAt = (
  { manifest, rules, options, match, chairs, game }: Table,
  notes: readonly HeaderLine[] = [],
): string =>
  writeRecord({ ...recordOf(manifest.definition, options, match, [...notesOf(chairs), ...notes], game), rules })
