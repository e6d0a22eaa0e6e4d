import { pairsInRound } from './groups.ts'
import { byLot } from './lot.ts'
import { type Meetings, pairUp } from './pairing.ts'
import { seatsFor } from './seats.ts'
import { standingsOf, type TournamentRank } from './standings.ts'
import type { RoundDraft, Tournament } from './tournament.ts'

/** The next round; `null`: there is none, because all are played or too few are left. */
export function nextRound(tournament: Tournament): RoundDraft | null {
  const { outcomes, rounds, hasFinal } = tournament
  if (outcomes.length < rounds) return withSeats(tournament, ordinaryRound(tournament))
  const isFinalDue = hasFinal && outcomes.length === rounds
  return isFinalDue ? withSeats(tournament, finalRound(tournament)) : null
}

function ordinaryRound(tournament: Tournament): RoundDraft | null {
  const rows = standingsOf(tournament).filter(({ hasLeft }) => !hasLeft)
  const parts = tournament.kind === 'swiss' ? [rows] : byGroup(rows)
  const drafts = parts.map(part => roundOf(tournament, part))
  const tables = drafts.flatMap(draft => draft.tables)
  return tables.length === 0 ? null : { tables, byes: drafts.flatMap(({ byes }) => byes), isFinal: false }
}

function byGroup(rows: readonly TournamentRank[]): TournamentRank[][] {
  const groups = new Map<number, TournamentRank[]>()
  for (const row of rows) groups.set(row.group ?? 0, [...(groups.get(row.group ?? 0) ?? []), row])
  return [...groups].toSorted(([one], [other]) => one - other).map(([, part]) => part)
}

interface PartOfRound {
  readonly tables: readonly (readonly number[])[]
  readonly byes: readonly number[]
}

/** A group, or all of a Swiss tournament. */
function roundOf(tournament: Tournament, rows: readonly TournamentRank[]): PartOfRound {
  const { kind, players, outcomes, seed, entrants } = tournament
  const isWhole = (group: number | null) => entrants.filter(each => each.group === group).length === rows.length
  const inLots = (): number[] =>
    byLot(
      seed,
      rows.map(({ person }) => person),
    )
  // All pairs in turn, as long as nobody has left: then whoever has not met yet plays.
  if (kind === 'groups' && players === 2 && isWhole(rows[0]!.group)) {
    const { pairs, out } = pairsInRound(inLots(), outcomes.length)
    return { tables: pairs, byes: out === null ? [] : [out] }
  }
  const byes = byesFor(rows, players)
  // In a group only who has met whom counts; in a Swiss tournament those who stand alike play each other.
  const order = kind === 'swiss' ? rows.map(({ person }) => person) : inLots()
  const people = order.filter(person => !byes.includes(person))
  return { tables: pairUp(people, players, meetingsIn(tournament)), byes }
}

/** Whoever has had fewest byes; of these who stands last. Nobody has a second one before all have had their first. */
function byesFor(rows: readonly TournamentRank[], players: number): number[] {
  const count = rows.length < players ? rows.length : rows.length % players
  return rows
    .toSorted((one, other) => one.byes - other.byes || other.rank - one.rank)
    .slice(0, count)
    .map(({ person }) => person)
}

/** The first of every group, then the best of the rest, as many as sit at a table; `null`: too few are left. */
function finalRound(tournament: Tournament): RoundDraft | null {
  const rows = standingsOf(tournament).filter(({ hasLeft }) => !hasLeft)
  const firsts = tournament.kind === 'swiss' ? [] : byGroup(rows).map(([first]) => first!)
  const order = [
    ...firsts.toSorted((one, other) => one.rank - other.rank),
    ...rows.filter(row => !firsts.includes(row)),
  ]
  const table = order.slice(0, tournament.players).map(({ person }) => person)
  return table.length < tournament.players ? null : { tables: [table], byes: [], isFinal: true }
}

function meetingsIn({ outcomes }: Tournament): Meetings {
  const counts = new Map<string, number>()
  for (const { tables } of outcomes)
    for (const { people } of tables)
      for (const one of people)
        for (const other of people) counts.set(`${one} ${other}`, (counts.get(`${one} ${other}`) ?? 0) + 1)
  return (one, other) => counts.get(`${one} ${other}`) ?? 0
}

function withSeats({ outcomes }: Tournament, draft: RoundDraft | null): RoundDraft | null {
  if (draft === null) return null
  const counts = new Map<string, number>()
  for (const { tables } of outcomes)
    for (const { people } of tables)
      for (const [seat, person] of people.entries())
        counts.set(`${person} ${seat}`, (counts.get(`${person} ${seat}`) ?? 0) + 1)
  const had = (person: number, seat: number): number => counts.get(`${person} ${seat}`) ?? 0
  return { ...draft, tables: draft.tables.map(table => seatsFor(table, had)) }
}
