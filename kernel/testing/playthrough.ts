import type { Dice, Seed } from '../dice.ts'
import type { Game, GameDefinition, Move } from '../game.ts'
import { begin, type Match, play } from '../match.ts'
import { type HeaderLine, recordOf, writeRecord } from '../record.ts'
import type { Line } from '../story.ts'

/** Who sits at the table, and how the moves are found. */
export interface Players<State extends Dice, Own extends Game<State> = Game<State>> {
  readonly names: readonly string[]
  /** A line for the header: who plays how. */
  readonly event: string
  decide(game: Own, state: State): Move
}

/** What is memorable in a line of the story, in words. */
export type Memorable = (line: Line, nameOf: (seat: unknown) => string) => string | null

/** Plays a game and writes it down, with a comment wherever something memorable happens. */
export function playthrough<Options, State extends Dice, Own extends Game<State>>(
  definition: GameDefinition<Options, State>,
  options: Options,
  seed: Seed,
  { names, event, decide }: Players<State, Own>,
  memorable: Memorable,
): string {
  const game = definition.open(options) as Own
  const nameOf = (seat: unknown): string => names[seat as number]!
  const comments = new Map<number, string[]>()
  let match: Match<State> = begin(game, seed)
  for (let seat = game.toMove(match.now); seat !== null; seat = game.toMove(match.now)) {
    const next = play(game, match, seat, game.write(decide(game, match.now)))
    const told = next.story.slice(match.story.length).map(line => memorable(line, nameOf))
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
