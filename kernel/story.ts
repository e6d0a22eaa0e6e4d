import type { Seat, Viewer } from './game.ts'

/** What a line or a reason speaks of: numbers and names of things, never sentences. */
export type Facts = Readonly<Record<string, string | number | readonly (string | number)[]>>

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

export type Emit = (line: Line) => void

/** May this viewer hear the line? */
export const isVisibleTo = (line: Line, viewer: Viewer): boolean =>
  line.only === undefined ? line.except !== viewer : line.only === viewer

export const visibleTo = (story: readonly Line[], viewer: Viewer): Line[] =>
  story.filter(line => isVisibleTo(line, viewer))
