import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Seat } from '@roundhouse/kernel/game'
import { type Line, seatIn } from '@roundhouse/kernel/story'
import { textsAt } from '../../table/targets/targets.ts'
import type { TableModel } from '../model/table-model.ts'
import { gainOf } from './gains.ts'
import type { Place, PlaceKind, Steps, TableTargets } from './targets.ts'
import { kindOfPlace, totalSteps, writeSteps } from './targets.ts'

/** Cards are shown before they are taken; coins buy several things. Elsewhere one move is played at once. */
const SHOWN_FIRST: readonly PlaceKind[] = ['hand', 'offer', 'tile', 'display', 'contract', 'storage', 'coins']

/** The move that pointing at a place means; `null` where there are several, or where it is shown first. */
export function moveAt(targets: TableTargets, place: Place, chosen: Place | null): string | null {
  const moves = textsAt(targets, place)
  const kind = kindOfPlace(place)
  if (!SHOWN_FIRST.includes(kind)) return moves.length === 1 ? moves[0]! : null
  return chosen === place && kind !== 'coins' ? (moves[0] ?? null) : null
}

/** The moves that have no place on the table, and which of them Enter plays: none while something else is to be confirmed. */
export function placelessMoves({ targets, chosen, leaving }: Pick<TableModel, 'targets' | 'chosen' | 'leaving'>) {
  const all = [...targets.keys()].flatMap(place => (kindOfPlace(place) === 'button' ? textsAt(targets, place) : []))
  const moves = leaving === null ? all : []
  return { moves, main: chosen === null && !targets.has('conductors') ? mainOf(moves) : undefined }
}

/** The move most people want: what a frame gives before leaving it. */
export const mainOf = (moves: readonly string[]): string | undefined =>
  moves.find(text => text !== 'done') ?? moves.find(() => true)

const NOWHERE: Steps = { upper: 0, lower: 0 }

/** Of several ways to walk the one that brings most in the next scoring, and of equal ones the one that goes furthest. */
export function bestSteps(game: FirstClass, view: View, ways: readonly Steps[]): Steps {
  let [best, most] = [NOWHERE, Number.NEGATIVE_INFINITY]
  for (const steps of ways) {
    const worth = 100 * (gainOf(game, view, writeSteps(steps))?.scoring ?? 0) + totalSteps(steps)
    if (worth > most) [best, most] = [steps, worth]
  }
  return best
}

/** The panels of the phone. */
export const TABS = ['board', 'offer', 'others', 'log'] as const
export type Tab = (typeof TABS)[number]

const IN_OFFER: readonly PlaceKind[] = ['hand', 'offer', 'storage', 'tile', 'display']

/** The tab where something is to be chosen: cards in the offer, everything else on the board. */
export const tabFor = (targets: TableTargets): Tab =>
  [...targets.keys()].some(place => ['hand', 'offer', 'storage'].includes(kindOfPlace(place))) ||
  [...targets.keys()].every(place => IN_OFFER.includes(kindOfPlace(place)))
    ? 'offer'
    : 'board'

/** The tab where a line of the story is seen. */
export function tabOfLine(line: Line, own: Seat): Tab {
  const seat = seatIn(line)
  if (seat === null) return 'offer'
  return seat === own ? 'board' : 'others'
}
