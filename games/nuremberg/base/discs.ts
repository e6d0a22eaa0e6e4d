import type { Seat } from '@roundhouse/kernel/game'
import type { State } from './state.ts'

/** The tracks on which discs lie: the four colours of influence by their number, and profit. */
export const PROFIT = 4
export const TRACKS = 5

/** A disc that moves goes on top of those on its new space (NB-4.2, NB-7.2). */
export function layOnTop(state: State, track: number, seat: Seat): void {
  const discs = state.discStacks[track]!
  if (discs[0] === seat) return
  const moved = [seat]
  for (const other of discs) if (other !== seat) moved.push(other)
  const discStacks = state.discStacks.slice()
  discStacks[track] = moved
  state.discStacks = discStacks
}

/** The seats by where their discs lie: the highest first, on one space the upper first (NB-4.2, NB-7.4). */
export function ranking(state: State, track: number, heightOf: (seat: Seat) => number): readonly Seat[] {
  const order: Seat[] = []
  // Only a higher disc passes those before it, so of equals the one that moved last stays ahead.
  for (const seat of state.discStacks[track]!) {
    let place = order.length
    while (place > 0 && heightOf(order[place - 1]!) < heightOf(seat)) place--
    order.splice(place, 0, seat)
  }
  return order
}
