import type { Move } from '@roundhouse/kernel/game'
import { begin, type Match, play } from '@roundhouse/kernel/match'
import { type HeaderLine, recordOf, writeRecord } from '@roundhouse/kernel/record'
import type { Line } from '@roundhouse/kernel/story'
import type { State } from '../base/state.ts'
import { firstClass, type Options } from '../box.ts'
import type { FirstClass } from '../game.ts'

/** Who sits at the table, and how the moves are found. */
export interface Players {
  readonly names: readonly string[]
  /** A line for the header: who plays how. */
  readonly event: string
  decide(game: FirstClass, state: State): Move
}

/** Plays a game and writes it down, with a comment wherever something memorable happens. */
export function playthrough(options: Options, seed: State['seed'], { names, event, decide }: Players): string {
  const game = firstClass.open(options) as FirstClass
  const comments = new Map<number, string[]>()
  let match: Match<State> = begin(game, seed)
  while (game.toMove(match.now) !== null) {
    const next = play(game, match, match.now.toMove, game.write(decide(game, match.now)))
    const memorable = next.story.slice(match.story.length).flatMap(line => comment(line, names))
    if (memorable.length > 0) comments.set(next.played.length, memorable)
    match = next
  }
  const notes: HeaderLine[] = [
    ...names.map((name, seat): HeaderLine => ['name', `${seat + 1} ${name}`]),
    ['event', event],
  ]
  return withComments(writeRecord(recordOf(firstClass, options, match, notes)), comments)
}

function comment({ key, facts }: Line, names: readonly string[]): string[] {
  const name = (seat: unknown) => names[seat as number]!
  if (key === 'dealt') return [`# Round ${facts['round']}`]
  if (key === 'scoring') return [`# ${name(facts['seat'])} scores after round ${facts['round']}`]
  if (key === 'locomotive-tile')
    return [`# ${name(facts['seat'])} fills the ${facts['train']} train: tile ${facts['tile']}`]
  if (key === 'fulfilled') return [`# ${name(facts['seat'])} fulfils ${facts['card']}`]
  if (key === 'scored' && facts['for'] === 'constantinople')
    return [`# ${name(facts['seat'])} reaches Constantinople for ${facts['points']} points`]
  if (key === 'arrested')
    return [`# Arrested: ${(facts['seats'] as readonly number[]).map(name).join(', ') || 'nobody'}`]
  return []
}

/** The moves follow the first empty line; a comment stands after the move that it speaks of. */
function withComments(text: string, comments: ReadonlyMap<number, readonly string[]>): string {
  const lines = text.split('\n')
  const header = lines.indexOf('')
  return lines.flatMap((line, i) => [line, ...(comments.get(i - header) ?? [])]).join('\n')
}
