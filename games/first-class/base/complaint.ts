import type { Seat } from '@roundhouse/kernel/game'
import type { Player } from './player.ts'
import type { State } from './state.ts'
import type { Rules } from './table.ts'

/** What is wrong with a state: each complaint is one sentence that says what was believed and what was found. */
export type Check = (rules: Rules, state: State) => string[]

/** A complaint is put into words only where it is needed. */
export const unless = (holds: boolean, complaint: () => string): string[] => (holds ? [] : [complaint()])

/** Seats are counted from 1, as in records. */
export const nameOf = (seat: Seat): string => `Seat ${seat + 1}`

export const ofEachSeat = ({ players }: State, check: (player: Player, seat: Seat) => string[]): string[] =>
  players.flatMap(check)

export const isWhole = (n: number, least: number, most: number): boolean =>
  Number.isInteger(n) && n >= least && n <= most

/** How often each thing is in the list. */
export function tally(things: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

/** Those of the things that are not among the others, each as often as it is missing there. */
export function missingIn(others: readonly number[], things: readonly number[]): number[] {
  const left = new Map(tally(others))
  return things.filter(thing => {
    const count = left.get(thing) ?? 0
    left.set(thing, count - 1)
    return count <= 0
  })
}
