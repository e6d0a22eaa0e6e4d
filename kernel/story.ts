import type { Eye, Seat } from './game.ts'

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

export type Tell = (line: Line) => void

/** May this pair of eyes hear the line? */
export const mayHear = (line: Line, eye: Eye): boolean =>
  line.only === undefined ? line.except !== eye : line.only === eye

export const hear = (story: readonly Line[], eye: Eye): Line[] => story.filter(line => mayHear(line, eye))
