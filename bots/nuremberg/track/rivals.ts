import type { Seat } from '@roundhouse/kernel/game'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { GREY } from '@roundhouse/nuremberg/base/piece'
import type { State } from '@roundhouse/nuremberg/base/state'

/** By area: how many others could load its goods, its red and its green passengers over the track they have. */
export interface Rivals {
  readonly goods: readonly number[]
  readonly reds: readonly number[]
  readonly greens: readonly number[]
}

/** Others who are still in the game for pieces: in the phase of trains only those who have not passed. */
const isRival = (state: State, seat: Seat, other: Seat): boolean =>
  other !== seat && (state.phase !== 'trains' || (state.passed & (1 << other)) === 0)

export function rivalsOf(map: RailMap, state: State, seat: Seat): Rivals {
  const goods = map.areas.map(() => 0)
  const reds = map.areas.map(() => 0)
  const greens = map.areas.map(() => 0)
  for (const [other, { network }] of state.players.entries()) {
    if (!isRival(state, seat, other)) continue
    for (const [i, area] of network.areas.entries()) {
      const served = network.serves[network.parts[i]!]! & ~state.stations[area]!
      if (map.areas[area]!.goods !== GREY) goods[area]!++
      if (served & 1) reds[area]!++
      if (served & 2) greens[area]!++
    }
    for (const area of network.beside) goods[area]!++
  }
  return { goods, reds, greens }
}

/** The share of a piece one can count on where this many others could take it. */
export const shareOf = (contested: number, rivals: number): number => contested ** rivals
