import type { DuplicateEntry, DuplicateReport } from '@roundhouse/wire/tournament'
import { percentages } from './duplicate.ts'
import type { DayRow, KeptTournament } from './tournament-rows.ts'

type Result = Omit<DuplicateEntry, 'percent'>

/** Everybody in their seat of a round; while it is played nobody. */
export function roundDuplicates(
  { head, tables, names, rounds }: KeptTournament,
  round: number,
  asking: number | null,
): DuplicateReport {
  const { deal, ended } = rounds.find(each => each.round === round)!
  const isOver = ended !== null
  const over = tables.filter(table => isOver && table.round === round && table.results !== null)
  const seats = Array.from({ length: head.plan.players }, (_, seat) =>
    over.map(({ id, people, results }): Result => {
      const person = people[seat]!
      return { person, name: names.get(person) ?? '', isMe: person === asking, table: id, ...results![seat]! }
    }),
  )
  const about = { deal, isOver, game: head.plan.game, tournament: { id: head.id, name: head.name, round } }
  return { ...about, ...compared(seats) }
}

/** On the deal of a day everybody has the same seat, and records stay with those who played. */
export function dayDuplicates(day: string, rows: readonly DayRow[], asking: number | null): DuplicateReport | null {
  const [head] = rows
  if (head === undefined) return null
  const results = rows.map(
    ({ person, name, points, place }): Result => ({
      ...{ person, name, points, place, isMe: person === asking, hasLeft: false, table: null },
    }),
  )
  return { deal: day, isOver: true, game: head.game, tournament: null, ...compared([results]) }
}

function compared(seats: readonly (readonly Result[])[]): Pick<DuplicateReport, 'seats' | 'own'> {
  const own = seats.findIndex(results => results.some(({ isMe }) => isMe))
  return { seats: seats.map(ranked), own: own < 0 ? null : own }
}

function ranked(results: readonly Result[]): DuplicateEntry[] {
  const shares = percentages(results)
  return results
    .map((result, place) => ({ ...result, percent: shares[place]! }))
    .toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0) || other.points - one.points)
}
