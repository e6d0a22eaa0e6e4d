import type { PrintedMaterial } from '@roundhouse/first-class/base/cards/card'
import type { Habit, Habits } from '../../stats/habit.ts'
import type { Stats } from '../../stats/stats.ts'
import { TILE } from './collector.ts'
import type { CardStats, FirstClassDetails } from './details.ts'

/** What players of First Class did with their cards: how often, and in which of their turns. */
export function firstClassHabits(
  { details: { cards }, all }: Stats<FirstClassDetails>,
  { faces, endFaces }: PrintedMaterial,
): Habits {
  const players = all.played
  const those = (ids: readonly string[]): CardStats[] => ids.flatMap(id => cards[id] ?? [])
  const ofKind = (kind: string) => those(faces.filter(face => face.kind === kind).map(({ id }) => id))
  const endCards = those(endFaces.map(({ id }) => id))
  const contracts = ofKind('contract')
  return {
    'end-cards': { sum: sumOf(endCards, 'executed'), times: players },
    'end-card-turn': turnsOf(endCards),
    'end-card-points': { sum: sumOf(endCards, 'points'), times: sumOf(endCards, 'executed') + sumOf(endCards, 'kept') },
    cars: { sum: sumOf(ofKind('car'), 'executed'), times: players },
    'car-turn': turnsOf(ofKind('car')),
    conductors: { sum: sumOf(ofKind('conductor'), 'executed'), times: players },
    'conductor-turn': turnsOf(ofKind('conductor')),
    locomotives: { sum: sumOf(ofKind('locomotive'), 'executed'), times: players },
    'locomotive-turn': turnsOf(ofKind('locomotive')),
    contracts: { sum: sumOf(contracts, 'executed'), times: players },
    'contracts-fulfilled': { sum: sumOf(contracts, 'fulfilled'), times: sumOf(contracts, 'executed') },
    declined: { sum: sumOf(Object.values(cards), 'declined'), times: players },
    tiles: { sum: cards[TILE]?.executed ?? 0, times: players },
    'tile-place': { sum: cards[TILE]?.places ?? 0, times: cards[TILE]?.executed ?? 0 },
  }
}

const sumOf = (cards: readonly CardStats[], what: keyof CardStats): number =>
  cards.reduce((sum, card) => sum + card[what], 0)

const turnsOf = (cards: readonly CardStats[]): Habit => ({
  sum: sumOf(cards, 'turns'),
  times: sumOf(cards, 'executed'),
})
