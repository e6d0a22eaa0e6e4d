import type { Habit, Habits } from '../../stats/habit.ts'
import type { Spread, Stats } from '../../stats/stats.ts'
import type { NurembergDetails, TurnStats } from './details.ts'

/** What players of Nuremberg did, and in which turns. */
export function nurembergHabits({ all, games, details }: Stats<NurembergDetails>): Habits {
  const { turns, boxes, trains, chainPieces, trackLeft } = details
  const players = all.played
  const byTurn = Object.entries(turns).map(([turn, of]) => ({ turn: Number(turn), of }))
  const built = byTurn.map(({ turn, of }) => ({ turn, count: sumOf(of.built) }))
  const sold = byTurn.map(({ turn, of }) => ({ turn, count: soldIn(of) }))
  const bids = Object.values(boxes).map(({ cubes }) => cubes)
  const bought = Object.values(trains).map(train => train.turns)
  return {
    built: { sum: total(built), times: players },
    'built-turn': turnOf(built),
    sold: { sum: total(sold), times: players },
    'sold-turn': turnOf(sold),
    'line-pieces': { sum: total(sold), times: linesIn(byTurn.map(({ of }) => of)) },
    'track-left': { sum: sumOf(trackLeft), times: countsIn(trackLeft) },
    chains: { sum: countsIn(chainPieces), times: games },
    trains: { sum: bought.reduce((sum, of) => sum + countsIn(of), 0), times: players },
    'train-pieces': {
      sum: Object.values(trains).reduce((sum, { pieces }) => sum + pieces, 0),
      times: bought.reduce((sum, of) => sum + countsIn(of), 0),
    },
    moved: { sum: byTurn.reduce((sum, { of }) => sum + countsIn(of.moved), 0), times: players },
    'first-class': { sum: byTurn.reduce((sum, { of }) => sum + of.firstClass, 0), times: players },
    income: { sum: byTurn.reduce((sum, { of }) => sum + of.income, 0), times: players },
    cubes: {
      sum: bids.reduce((sum, of) => sum + sumOf(of), 0),
      times: bids.reduce((sum, of) => sum + countsIn(of), 0),
    },
  }
}

interface InTurn {
  readonly turn: number
  readonly count: number
}

const total = (things: readonly InTurn[]): number => things.reduce((sum, { count }) => sum + count, 0)

const turnOf = (things: readonly InTurn[]): Habit => ({
  sum: things.reduce((sum, { turn, count }) => sum + turn * count, 0),
  times: total(things),
})

const soldIn = ({ lines }: TurnStats): number => Object.values(lines).reduce((sum, { pieces }) => sum + pieces, 0)

const linesIn = (turns: readonly TurnStats[]): number =>
  turns.reduce((sum, { lines }) => sum + Object.values(lines).reduce((count, of) => count + of.lines, 0), 0)

const countsIn = (spread: Spread): number => Object.values(spread).reduce((sum, count) => sum + count, 0)

const sumOf = (spread: Spread): number =>
  Object.entries(spread).reduce((sum, [value, count]) => sum + Number(value) * count, 0)
