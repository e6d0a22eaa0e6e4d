import type { ReportedLine } from '@roundhouse/wire/conduct'
import type { ChatLine } from '../store/store.ts'

/** How many lines before and after those that are meant are kept with a report. */
export const LINES_BEFORE = 20
export const LINES_AFTER = 10

/**
 * The chat around the lines that are meant; where none is, its end. What is meant is known by number, and only what the one
 * who reports could hear is given here.
 */
export function linesAround(heard: readonly ChatLine[], meant: readonly number[]): readonly ReportedLine[] {
  const places = [...heard.keys()].filter(place => meant.includes(heard[place]!.number))
  const from = (places[0] ?? heard.length) - LINES_BEFORE
  const to = (places.at(-1) ?? heard.length) + LINES_AFTER
  return heard.slice(Math.max(0, from), to + 1).map(({ number, at, person, name, phrase, text }) => ({
    ...{ number, at, person, name, phrase, text },
    isMeant: meant.includes(number),
  }))
}
