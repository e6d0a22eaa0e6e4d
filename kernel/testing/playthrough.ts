import type { Dice, Seed } from '../dice.ts'
import type { Game, GameDefinition, Move, Seat } from '../game.ts'
import { begin, type Match, play } from '../match.ts'
import { type GameRecord, type HeaderLine, recordOf, writeRecord } from '../record.ts'
import { handleLine, type Line, type LineHandlers } from '../story.ts'

/** Who sits at the table, and how the moves are found. */
export interface Players<State extends Dice, Own extends Game<State> = Game<State>> {
  readonly names: readonly string[]
  /** A line for the header: who plays how. */
  readonly event: string
  decide(game: Own, state: State): Move
}

/** What is memorable in a line of the story, in words. */
export type Memorable<StoryLine extends Line = Line> = LineHandlers<
  StoryLine,
  string | null,
  [nameOf: (seat: Seat) => string]
>

/** Plays a game and writes it down, with a comment wherever something memorable happens. */
export function playthrough<Options, State extends Dice, Own extends Game<State>, StoryLine extends Line>(
  definition: GameDefinition<Options, State>,
  options: Options,
  seed: Seed,
  { names, event, decide }: Players<State, Own>,
  memorable: Memorable<StoryLine>,
): string {
  const game = definition.open(options) as Own
  const nameOf = (seat: Seat): string => names[seat]!
  const comments = new Map<number, string[]>()
  let match: Match<State> = begin(game, seed)
  for (let seat = game.toMove(match.now); seat !== null; seat = game.toMove(match.now)) {
    const next = play(game, match, seat, game.write(decide(game, match.now)))
    const told = (next.story as readonly StoryLine[])
      .slice(match.story.length)
      .map(line => handleLine<StoryLine, string | null, [typeof nameOf]>(memorable, line, nameOf) ?? null)
    comments.set(
      next.played.length,
      told.filter(words => words !== null).map(words => `# ${words}`),
    )
    match = next
  }
  const notes: HeaderLine[] = [
    ...names.map((name, seat): HeaderLine => ['name', `${seat + 1} ${name}`]),
    ['event', event],
  ]
  return withComments(writeRecord(recordOf(definition, options, match, notes)), comments)
}

/** The moves follow the first empty line; a comment stands after the move that it speaks of. */
function withComments(text: string, comments: ReadonlyMap<number, readonly string[]>): string {
  const lines = text.split('\n')
  const header = lines.indexOf('')
  return lines.flatMap((line, i) => [line, ...(comments.get(i - header) ?? [])]).join('\n')
}

/** The record of a game in which this bot had every seat. */
export const isPlayedBy = (bot: string, { notes }: GameRecord): boolean =>
  notes.some(([key, value]) => key === 'event' && value.split(', ').every(words => words.endsWith(` plays ${bot}`)))
