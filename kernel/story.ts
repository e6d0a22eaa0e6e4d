import type { Seat, Viewer } from './seat.ts'

/** What a line or a reason speaks of: numbers and names of things, never sentences. */
export type Facts = Readonly<Record<string, string | number | readonly (string | number)[]>>

/** Of a line or a reason that says all by its key. */
export type NoFacts = Readonly<Record<never, never>>

/**
 * One thing that happened, as a key and its facts: the screens put it into words, each in its own language.
 *
 * Who may hear it is said by the rule that knows it, where it is told: one seat `only`, everyone `except` one seat, or,
 * with neither, everyone.
 */
export interface Line {
  readonly key: string
  readonly facts: Facts
  readonly only?: Seat
  readonly except?: Seat
}

/** The lines that a game tells, one for each key of a table that says what facts each of them has. */
export type LineOf<Story extends { [Key in keyof Story]: Facts }> = {
  [Key in keyof Story & string]: Omit<Line, 'key' | 'facts'> & { readonly key: Key; readonly facts: Story[Key] }
}[keyof Story & string]

export type Emit<StoryLine extends Line = Line> = (line: StoryLine) => void

/** May this viewer hear the line? */
export const isVisibleTo = (line: Line, viewer: Viewer): boolean =>
  line.only === undefined ? line.except !== viewer : line.only === viewer

export const visibleTo = <StoryLine extends Line>(story: readonly StoryLine[], viewer: Viewer): StoryLine[] =>
  story.filter(line => isVisibleTo(line, viewer))

/** How many of the first lines this viewer may hear; of all, unless it is said of how many. */
export function countVisibleTo(story: readonly Line[], viewer: Viewer, length = story.length): number {
  let count = 0
  for (let place = 0; place < length; place++) if (isVisibleTo(story[place]!, viewer)) count++
  return count
}

/** Whom a line is about; `null`: nobody, or several. */
export const seatIn = ({ facts }: Line): Seat | null => (typeof facts['seat'] === 'number' ? facts['seat'] : null)

/** The lines with one of these keys, whose facts are known by it. */
export const linesOf = <StoryLine extends Line, Key extends StoryLine['key']>(
  story: readonly StoryLine[],
  ...keys: readonly Key[]
): Extract<StoryLine, { readonly key: Key }>[] =>
  story.filter((line): line is Extract<StoryLine, { readonly key: Key }> =>
    (keys as readonly string[]).includes(line.key),
  )

/** What the lines with this key tell. */
export const factsOf = <StoryLine extends Line, Key extends StoryLine['key']>(
  story: readonly StoryLine[],
  key: Key,
): Extract<StoryLine, { readonly key: Key }>['facts'][] =>
  linesOf(story, key).map(line => line.facts as (typeof line)['facts'])

/** What is done with a line of each of these keys, and what else it takes. */
export type LineHandlers<StoryLine extends Line, Answer, More extends readonly unknown[] = []> = {
  readonly [Key in StoryLine['key']]?: (
    facts: Extract<StoryLine, { readonly key: Key }>['facts'],
    ...more: More
  ) => Answer
}

/** Hands a line to what is done with its key; `undefined`: nothing is. */
export function handleLine<StoryLine extends Line, Answer, More extends readonly unknown[]>(
  handlers: LineHandlers<StoryLine, Answer, More>,
  line: StoryLine,
  ...more: More
): Answer | undefined {
  // By its key the handler fits the facts, which the compiler cannot follow.
  return handlers[line.key as StoryLine['key']]?.(line.facts as never, ...more)
}
