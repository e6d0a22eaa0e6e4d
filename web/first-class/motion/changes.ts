import { NONE, type Player } from '@roundhouse/first-class/base/board/player'
import { carCount, MAIL_PLACE, stepOfCar, TILE_PLACE, type Train } from '@roundhouse/first-class/base/board/train'
import { COLUMNS, ROWS, writeSlot } from '@roundhouse/first-class/base/cards/offer'
import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { View } from '@roundhouse/first-class/base/view'
import type { Seat } from '@roundhouse/kernel/game'
import { linesOf } from '@roundhouse/kernel/story'

/** Something on the table that is elsewhere, or otherwise, than a moment ago. */
export type Change =
  /** A card of the offer went to the one who took it, was swept off, or was dealt. */
  | { readonly is: 'taken'; readonly place: string; readonly seat: Seat }
  | { readonly is: 'swept' | 'dealt'; readonly place: string }
  /** A card came to a train, or one of its cars went up. `card`: its place in the train, from 1. */
  | { readonly is: 'coupled' | 'raised'; readonly seat: Seat; readonly train: 0 | 1; readonly card: number }
  | { readonly is: 'walked'; readonly seat: Seat; readonly train: 0 | 1 }
  | { readonly is: 'drove'; readonly seat: Seat }
  /** A coin came to a space of a column, or left it; both from 1. */
  | { readonly is: 'earned' | 'spent'; readonly seat: Seat; readonly column: number; readonly space: number }
  | { readonly is: 'scored'; readonly seat: Seat; readonly points: number }

/** What is otherwise now; `news` tells who took which card. */
export const changesBetween = (before: View, after: View, news: readonly StoryLine[]): Change[] => [
  ...offerChanges(before, after, news),
  ...after.players.flatMap((now, seat) => boardChanges(before.players[seat] ?? now, now, seat)),
]

const SLOTS = Array.from({ length: ROWS * COLUMNS }, (_, slot) => slot)

function offerChanges(before: View, after: View, news: readonly StoryLine[]): Change[] {
  const isNewRound = before.round !== after.round
  const takers = new Map(linesOf(news, 'took', 'declined').map(({ facts: { place, seat } }) => [place, seat]))
  return SLOTS.flatMap((slot): Change[] => {
    const [old, now] = [before.offer[slot] ?? NONE, after.offer[slot] ?? NONE]
    const place = writeSlot(slot)
    if (old === now && !isNewRound) return []
    const taker = takers.get(place)
    const left: Change = taker === undefined ? { is: 'swept', place } : { is: 'taken', place, seat: taker }
    return [...(old === NONE ? [] : [left]), ...(now === NONE ? [] : [{ is: 'dealt', place } as const])]
  })
}

type Board = Pick<Player, 'trains' | 'locomotive' | 'coins' | 'points'>

/** What is otherwise on a board. */
export function boardChanges(old: Board, now: Board, seat: Seat): Change[] {
  if (old === now) return []
  const points = now.points - old.points
  return [
    ...([0, 1] as const).flatMap(train => trainChanges(old.trains[train], now.trains[train], seat, train)),
    ...(old.locomotive === now.locomotive ? [] : [{ is: 'drove', seat } as const]),
    ...coinChanges(old.coins, now.coins, seat),
    ...(points > 0 ? [{ is: 'scored', seat, points } as const] : []),
  ]
}

const numbered = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i + 1)

/** The mail car lies between the fifth car and the sixth. */
const cardOfCar = (car: number): number => (car < MAIL_PLACE ? car : car + 1)

function trainChanges(old: Train, now: Train, seat: Seat, train: 0 | 1): Change[] {
  if (old === now) return []
  const cars = numbered(carCount(now)).flatMap((car): Change[] => {
    const card = cardOfCar(car)
    if (car > carCount(old)) return [{ is: 'coupled', seat, train, card }]
    return stepOfCar(old, car) < stepOfCar(now, car) ? [{ is: 'raised', seat, train, card }] : []
  })
  return [
    ...cars,
    ...(now.mail > 0 && old.mail === 0 ? [{ is: 'coupled', seat, train, card: MAIL_PLACE } as const] : []),
    ...(now.tile > 0 && old.tile === 0 ? [{ is: 'coupled', seat, train, card: TILE_PLACE } as const] : []),
    ...(old.conductor === now.conductor ? [] : [{ is: 'walked', seat, train } as const]),
  ]
}

const coinChanges = (old: readonly number[], now: readonly number[], seat: Seat): Change[] =>
  now.flatMap((count, i) => {
    const was = old[i]!
    const is = count > was ? 'earned' : 'spent'
    return numbered(Math.abs(count - was)).map(
      n => ({ is, seat, column: i + 1, space: Math.min(count, was) + n }) as const,
    )
  })
