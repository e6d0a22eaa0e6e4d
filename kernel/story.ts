import type { Seat, Viewer } from './game.ts'

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

/** The lines with one of these keys, whose facts are known by it. */
export const linesOf = <StoryLine extends Line, Key extends StoryLine['key']>(
  story: readonly StoryLine[],
  ...keys: readonly Key[]
): Extract<StoryLine, { readonly key: Key }>[] =>
  story.filter((line): line is Extract<StoryLine, { readonly key: Key }> =>
    (keys as readonly string[]).includes(line.key),
  )
