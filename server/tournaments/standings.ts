import type { TournamentRow } from '@roundhouse/wire/tournament'
import { lotOf } from './lot.ts'
import type { RoundOutcome, SeatOutcome, Tournament } from './tournament.ts'

/** How somebody stands, as everybody is told; who they are is known elsewhere. */
export type TournamentRank = Omit<TournamentRow, 'name' | 'isMe'>

/** A bye is worth as much as a place in the middle of a table. */
export const byePoints = (players: number): number => players - 1

/** What each seat of a table gets. Whoever left is behind all who stayed. */
export const tablePoints = (seats: readonly SeatOutcome[]): number[] =>
  seats.map((own, seat) => seats.reduce((sum, other, at) => (at === seat ? sum : sum + comparison(own, other) + 1), 0))

/** 1: ahead, 0: level, -1: behind. */
const comparison = (own: SeatOutcome, other: SeatOutcome): number =>
  Math.sign(Number(other.hasLeft) - Number(own.hasLeft) || (own.hasLeft ? 0 : other.place - own.place))

/** How much of the points at the table each seat has, in thousandths. A table without points is shared evenly. */
export function tableShares(seats: readonly SeatOutcome[]): number[] {
  const points = seats.map(({ points: own, hasLeft }) => (hasLeft ? 0 : Math.max(0, own)))
  const sum = points.reduce((all, own) => all + own, 0)
  return points.map(own => Math.round(sum === 0 ? 1000 / seats.length : (1000 * own) / sum))
}

/** What the rounds so far have brought somebody. */
interface Score {
  points: number
  share: number
  byes: number
  /** Once for each time; oneself, as often as a bye stands for others. */
  readonly met: number[]
}

/** Everybody who takes part or took part, the best first. */
export function standingsOf(tournament: Tournament): TournamentRank[] {
  const { entrants, outcomes, seed } = tournament
  const scores = scoresIn(
    tournament,
    outcomes.filter(({ isFinal }) => !isFinal),
  )
  const rows = entrants.map(({ person, group, leftAfter }) => {
    const { points, share, byes, met } = scores.get(person)!
    const opponents = met.reduce((sum, other) => sum + (scores.get(other)?.points ?? 0), 0)
    return { person, group, points, opponents, share, byes, hasLeft: leftAfter !== null, lot: lotOf(seed, person) }
  })
  const before = rows.toSorted(
    (one, other) =>
      other.points - one.points ||
      other.opponents - one.opponents ||
      other.share - one.share ||
      (one.lot < other.lot ? -1 : 1),
  )
  return withFinal(before, outcomes).map(({ lot: _, ...row }, place) => ({ ...row, rank: place + 1 }))
}

function scoresIn({ entrants, players }: Tournament, rounds: readonly RoundOutcome[]): Map<number, Score> {
  const scores = new Map<number, Score>(
    entrants.map(({ person }) => [person, { points: 0, share: 0, byes: 0, met: [] }]),
  )
  for (const { tables, byes } of rounds) {
    for (const { people, seats } of tables) {
      const points = seats && tablePoints(seats)
      const shares = seats && tableShares(seats)
      for (const [seat, person] of people.entries()) {
        const score = scores.get(person)!
        score.points += points?.[seat] ?? 0
        score.share += shares?.[seat] ?? 0
        score.met.push(...people.filter(other => other !== person))
      }
    }
    for (const person of byes) {
      const score = scores.get(person)!
      score.points += byePoints(players)
      score.share += Math.round(1000 / players)
      score.byes++
      score.met.push(...Array.from({ length: players - 1 }, () => person))
    }
  }
  return scores
}

/** Those of the final come first, as it ended; who is level there stands as before it. */
function withFinal<Row extends { readonly person: number }>(
  before: readonly Row[],
  outcomes: readonly RoundOutcome[],
): Row[] {
  const final = outcomes.find(({ isFinal }) => isFinal)?.tables[0]
  if (final === undefined) return [...before]
  const points = final.seats === null ? final.people.map(() => 0) : tablePoints(final.seats)
  const inFinal = new Map(final.people.map((person, seat) => [person, points[seat]!]))
  return before.toSorted((one, other) => (inFinal.get(other.person) ?? -1) - (inFinal.get(one.person) ?? -1))
}
