import type {
  TournamentPerson,
  TournamentReport,
  TournamentRound,
  TournamentSummary,
  TournamentTable,
} from '@roundhouse/wire/tournament'
import { standingsOf } from './standings.ts'
import type { Entrant, RoundOutcome, Tournament } from './tournament.ts'
import type { KeptTournament, RoundTableRow, TournamentHead } from './tournament-rows.ts'

export const isEnded = ({ stage }: Pick<RoundTableRow, 'stage'>): boolean => stage === 'over' || stage === 'called-off'

/** A tournament as its rules see it, with the rounds that are over. */
export function outcomeSoFar({ head, entrants, rounds, tables, byes }: KeptTournament): Tournament {
  const outcomes = rounds
    .filter(({ ended }) => ended !== null)
    .map(
      ({ round, is_final }): RoundOutcome => ({
        tables: tables
          .filter(table => table.round === round)
          .map(({ people, results }) => ({ people, seats: results })),
        byes: byes.filter(bye => bye.round === round).map(({ person }) => person),
        isFinal: is_final === 1,
      }),
    )
  const known: Entrant[] = entrants.map(({ person, group, leftAfter, isGone }) => ({
    ...{ person, group, leftAfter: isGone ? (leftAfter ?? head.round) : leftAfter },
  }))
  // Whoever played and is in no list any more became another person, who may be in it as well.
  const others = outcomes.flatMap(outcome => [...outcome.tables.flatMap(({ people }) => people), ...outcome.byes])
  const strays = new Set(others.filter(person => !known.some(entrant => entrant.person === person)))
  return {
    ...{ kind: head.plan.kind, players: head.plan.players, rounds: head.rounds, hasFinal: head.plan.hasFinal },
    ...{ seed: head.seed, outcomes },
    entrants: [...known, ...[...strays].map(person => ({ person, group: null, leftAfter: head.round }))],
  }
}

export function summaryOf(
  { id, name, plan, is_open, stage, round, rounds, entrants, closes }: TournamentHead,
  options: TournamentSummary['options'],
  isIn: boolean,
): TournamentSummary {
  const { game, players, pace, bank, kind, hasFinal } = plan
  return {
    ...{ id, name, game, options, players, pace, bank, kind, rounds, hasFinal, isOpen: is_open === 1 },
    ...{ stage, round, entrants, closes, isIn },
  }
}

/** All that somebody may know of a tournament; how tables of a round ended is told when all have. */
export function reportOf(
  kept: KeptTournament,
  options: TournamentSummary['options'],
  asking: number | null,
): TournamentReport {
  const { head, makerName, entrants, names, rounds, tables, byes } = kept
  const personOf = (person: number): TournamentPerson => ({
    ...{ person, name: names.get(person) ?? '', isMe: person === asking },
  })
  const isIn = entrants.some(({ person, leftAfter }) => person === asking && leftAfter === null)
  const tableFor = ({ id, stage, people, results }: RoundTableRow, isOver: boolean): TournamentTable => ({
    table: isOver || (asking !== null && people.includes(asking)) ? id : null,
    stage: stage === 'over' || stage === 'called-off' ? stage : 'playing',
    seats: people.map((person, seat) => ({
      ...personOf(person),
      place: isOver ? (results?.[seat]?.place ?? null) : null,
      points: isOver ? (results?.[seat]?.points ?? null) : null,
      hasLeft: isOver && (results?.[seat]?.hasLeft ?? false),
    })),
  })
  const played = rounds.map(
    ({ round, is_final, deal, commitment, began, ended }): TournamentRound => ({
      ...{ round, isFinal: is_final === 1, deal, commitment, began, ended },
      tables: tables.filter(table => table.round === round).map(table => tableFor(table, ended !== null)),
      byes: byes.filter(bye => bye.round === round).map(({ person }) => personOf(person)),
    }),
  )
  const own = tables.find(table => table.round === head.round && !isEnded(table) && table.people.includes(asking ?? -1))
  return {
    ...summaryOf(head, options, isIn),
    ...{ maker: makerName, isMaker: head.maker === asking },
    rows: standingsOf(outcomeSoFar(kept)).map(row => ({ ...row, ...personOf(row.person) })),
    played: played.toReversed(),
    table: own?.id ?? null,
  }
}
