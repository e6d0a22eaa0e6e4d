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

/** Who is still in the game for pieces: in the phase of trains only those who have not passed. */
export const mayLoad = (state: State, seat: Seat): boolean =>
  state.phase !== 'trains' || (state.passed & (1 << seat)) === 0

export function rivalsOf(map: RailMap, state: State, seat: Seat): Rivals {
  const rivals = noRivals(map)
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && mayLoad(state, other)) addRival(map, state, other, rivals)
  return rivals
}

/** The same of everybody. */
export function allRivals(map: RailMap, state: State): Rivals {
  const rivals = noRivals(map)
  for (let seat = 0; seat < state.players.length; seat++) if (mayLoad(state, seat)) addRival(map, state, seat, rivals)
  return rivals
}

interface RivalCounts {
  readonly goods: number[]
  readonly reds: number[]
  readonly greens: number[]
}

const noRivals = ({ areas: { length } }: RailMap): RivalCounts => ({
  goods: new Array<number>(length).fill(0),
  reds: new Array<number>(length).fill(0),
  greens: new Array<number>(length).fill(0),
})

function addRival(map: RailMap, state: State, seat: Seat, { goods, reds, greens }: RivalCounts): void {
  const { network } = state.players[seat]!
  for (let i = 0; i < network.areas.length; i++) {
    const area = network.areas[i]!
    const served = network.serves[network.parts[i]!]! & ~state.stations[area]!
    if (map.areas[area]!.goods !== GREY) goods[area]!++
    if (served & 1) reds[area]!++
    if (served & 2) greens[area]!++
  }
  for (const area of network.beside) goods[area]!++
}

/** The share of a piece one can count on where this many others could take it. */
export const shareOf = (contested: number, rivals: number): number => contested ** rivals
