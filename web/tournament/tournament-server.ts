import type { DuplicateReport, NewTournament, TournamentReport, TournamentSummary } from '@roundhouse/wire/tournament'
import { ask, ServerError } from '../online/server.ts'

/** Those that everybody finds, and one's own. */
export const tournaments = (): Promise<readonly TournamentSummary[]> => ask('tournaments')

/** `null`: there is none. */
async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ServerError && error.code === 'no-such-tournament') return null
    throw error
  }
}

export const tournamentReport = (id: string): Promise<TournamentReport | null> =>
  orNull(ask<TournamentReport>(`tournaments/${id}`))

/** Everybody's results on one deal. */
export const duplicatesOf = (deal: string): Promise<DuplicateReport | null> =>
  orNull(ask<DuplicateReport>(`duplicates/${deal}`))

/** Answers what it is called in addresses. */
export const setUpTournament = async (wanted: NewTournament): Promise<string> =>
  (await ask<{ readonly tournament: string }>('tournaments', wanted)).tournament

/** What somebody may do about a tournament. */
export type TournamentAct = 'register' | 'unregister' | 'begin' | 'call-off'

/** Answers how it is then. */
export const actIn = (act: TournamentAct, tournament: string): Promise<TournamentReport> =>
  ask(`tournaments/${act}`, { tournament })
