import { type Blocks, clashAt, firstApart } from './apart.ts'
import { pairsInRound } from './groups.ts'
import { byLot } from './lot.ts'
import { companies, type Meetings, pairUp, repeatsIn } from './pairing.ts'
import { seatsFor } from './seats.ts'
import { standingsOf, type TournamentRank } from './standings.ts'
import type { RoundDraft, Tournament } from './tournament.ts'

/** The next round; `null`: there is none, because all are played, or too few are left who can sit together. */
export function nextRound(tournament: Tournament, blocks: Blocks): RoundDraft | null {
  const { outcomes, rounds, hasFinal } = tournament
  if (outcomes.some(({ isFinal }) => isFinal)) return null
  const ordinary = outcomes.length < rounds ? ordinaryRound(tournament, blocks) : null
  const isFinalDue = hasFinal && outcomes.length > 0
  return withSeats(tournament, ordinary ?? (isFinalDue ? finalRound(tournament, blocks) : null))
}

function ordinaryRound(tournament: Tournament, blocks: Blocks): RoundDraft | null {
  const rows = standingsOf(tournament).filter(({ hasLeft }) => !hasLeft)
  const parts = tournament.kind === 'swiss' ? [rows] : byGroup(rows)
  const drafts = parts.map(part => roundOf(tournament, part, blocks))
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
function roundOf(tournament: Tournament, rows: readonly TournamentRank[], blocks: Blocks): PartOfRound {
  const { kind, players, outcomes, seed, entrants } = tournament
  const isWhole = (group: number | null) => entrants.filter(each => each.group === group).length === rows.length
  const inLots = (): number[] =>
    byLot(
      seed,
      rows.map(({ person }) => person),
    )
  // All pairs in turn, as long as nobody has left: then whoever has not met yet plays.
  if (kind === 'groups' && players === 2 && isWhole(rows[0]!.group)) {
    return roundOfPairs(inLots(), outcomes.length, meetingsIn(tournament), blocks)
  }
  // In a group only who has met whom counts; in a Swiss tournament those who stand alike play each other.
  const order = kind === 'swiss' ? rows.map(({ person }) => person) : inLots()
  const meetings = meetingsIn(tournament)
  for (const byes of byesFor(rows, players, blocks)) {
    const people = order.filter(person => !byes.includes(person))
    const tables = pairUp(people, players, meetings, blocks)
    if (tables !== null) return { tables, byes }
  }
  return { tables: [], byes: order }
}

/**
 * All pairs of a group in turn. Two who must not meet have a bye in place of their game; if nobody else would play in that round,
 * it is left out, and after the last pair the group has no more to play.
 */
function roundOfPairs(people: readonly number[], round: number, meetings: Meetings, blocks: Blocks): PartOfRound {
  const isWithout = people.every(person => people.every(other => !blocks(person, other)))
  const turns = people.map((_, later) => {
    const { pairs, out } = pairsInRound(people, round + later)
    const isPlayed = (pair: readonly number[]): boolean => clashAt(pair, blocks) === null
    const tables = pairs.filter(isPlayed)
    return { tables, byes: [...(out === null ? [] : [out]), ...pairs.filter(pair => !isPlayed(pair)).flat()] }
  })
  const next = turns.find(({ tables }) => tables.length > 0 && repeatsIn(tables, meetings) === 0)
  return (isWithout ? turns[0] : next) ?? { tables: [], byes: people }
}

/** As many choices of those with a bye as are tried before it is asked of those who have blocked somebody. */
const MOST_CHOICES = 60

/**
 * Who may have a bye, the fairest choice first. People who have had fewest; of these those who stand last: nobody has a second one
 * before all have had their first. Others are tried only if people must be kept apart, at last those who have blocked most of the
 * others; and then a table more is left out.
 */
function* byesFor(rows: readonly TournamentRank[], players: number, blocks: Blocks): Generator<readonly number[]> {
  const usual = rows
    .toSorted((one, other) => one.byes - other.byes || other.rank - one.rank)
    .map(({ person }) => person)
  const blocked = (by: number): number => usual.filter(other => blocks(by, other)).length
  const givingWay = usual.toSorted((one, other) => blocked(other) - blocked(one))
  const fewest = rows.length < players ? rows.length : rows.length % players
  yield* firstOf(companies(usual, fewest), MOST_CHOICES)
  for (let byes = fewest; byes <= rows.length; byes += players) yield* firstOf(companies(givingWay, byes), MOST_CHOICES)
}

function* firstOf<Thing>(things: Iterable<Thing>, most: number): Generator<Thing> {
  let left = most
  for (const thing of things) {
    if (left-- === 0) return
    yield thing
  }
}

/** The first of every group, then the best of the rest, as many as sit at a table; `null`: too few are left. */
function finalRound(tournament: Tournament, blocks: Blocks): RoundDraft | null {
  const rows = standingsOf(tournament).filter(({ hasLeft }) => !hasLeft)
  const firsts = tournament.kind === 'swiss' ? [] : byGroup(rows).map(([first]) => first!)
  const order = [
    ...firsts.toSorted((one, other) => one.rank - other.rank),
    ...rows.filter(row => !firsts.includes(row)),
  ]
  const people = order.map(({ person }) => person)
  const table = firstApart(people, tournament.players, blocks)
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
