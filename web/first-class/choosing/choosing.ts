import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Seat } from '@roundhouse/kernel/game'
import { type Line, seatIn } from '@roundhouse/kernel/story'
import { textsAt } from '../../table/targets/targets.ts'
import type { TableModel } from '../model/table-model.ts'
import { gainOf, totalOf } from './gains.ts'
import type { Place, PlaceKind, Steps, TableTargets } from './targets.ts'
import { kindOfPlace, totalSteps, writeSteps } from './targets.ts'

/** Cards are shown before they are taken; coins buy several things. Elsewhere one move is played at once. */
const SHOWN_FIRST: readonly PlaceKind[] = ['hand', 'offer', 'tile', 'display', 'contract', 'storage', 'coins']

/** The move that pointing at a place means; `null` where there are several, or where it is shown first. */
export function moveAt(targets: TableTargets, place: Place, chosen: Place | null): string | null {
  const moves = textsAt(targets, place)
  const kind = kindOfPlace(place)
  if (!SHOWN_FIRST.includes(kind)) return moves.length === 1 ? moves[0]! : null
  return chosen === place && !isBought(place) ? (moves[0] ?? null) : null
}

/** The moves that have no place on the table. */
export function placelessMoves({ targets, leaving }: Pick<TableModel, 'targets' | 'leaving'>): string[] {
  if (leaving !== null) return []
  return [...targets.keys()].flatMap(place => (kindOfPlace(place) === 'button' ? textsAt(targets, place) : []))
}

/** Places on the board, which is drawn too small for some hands: each choice is also a row of the decision. */
const IN_ROWS: readonly PlaceKind[] = ['car', 'end', 'guest', 'ahead', 'route', 'middle']

/** Every choice that is also a row of the decision. The way that leads furthest along the route comes first. */
export function rowMoves(targets: TableTargets, { frame }: Pick<View, 'frame'>): string[] {
  const isRow = (place: Place): boolean =>
    IN_ROWS.includes(kindOfPlace(place)) || (frame?.begun === true && kindOfPlace(place) === 'display')
  const rows = [...targets.keys()].filter(isRow).flatMap(place => textsAt(targets, place))
  return [...rows.filter(isAlongRoute).toReversed(), ...rows.filter(text => !isAlongRoute(text))]
}

const isAlongRoute = (text: string): boolean => text.startsWith('loco ')

type Choosing = Pick<TableModel, 'game' | 'view' | 'targets' | 'chosen' | 'leaving' | 'steps'>

/**
 * What the main button and Enter do: what was chosen, what a frame gives before leaving it, or the choice that is
 * clearly best at a glance. `null`: something is to be chosen first.
 */
export function mainMove(choosing: Choosing): string | null {
  const { game, view, targets, chosen, steps } = choosing
  if (chosen !== null) return mainAt(choosing, chosen)
  if (targets.has('conductors')) return writeSteps(steps)
  return placelessMoves(choosing).find(text => text !== 'done') ?? bestGuess(game, view, rowMoves(targets, view))
}

/** A coin buys several things, none of which is meant before the others. */
export const isBought = (place: Place): boolean => kindOfPlace(place) === 'coins'

/** What is printed is taken or used. */
function mainAt({ game, view, targets }: Choosing, place: Place): string | null {
  const moves = textsAt(targets, place)
  return isBought(place) ? bestGuess(game, view, moves) : (moves[0] ?? null)
}

/** The locomotive goes as far as it may; of other choices the one that brings most, if there is one. */
function bestGuess(game: FirstClass, view: View, texts: readonly string[]): string | null {
  const [first] = texts
  if (first === undefined || texts.length === 1 || texts.every(isAlongRoute)) return first ?? null
  const worth = texts.map(text => totalOf(gainOf(game, view, text)))
  const most = Math.max(...worth)
  return worth.filter(each => each === most).length === 1 ? texts[worth.indexOf(most)]! : null
}

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
