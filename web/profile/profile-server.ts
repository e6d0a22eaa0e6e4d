import type { GameName } from '@roundhouse/table/games'
import type { BoardEntry, Profile } from '@roundhouse/wire/profile'
import { ask, ServerError } from '../online/server.ts'

/** `null`: there is no such profile. */
async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ServerError && error.code === 'nobody') return null
    throw error
  }
}

/** The profile of a person; not given: the reader's own. */
export const profileOf = (person: number | null): Promise<Profile | null> =>
  orNull(ask<Profile>(person === null ? 'profile' : `profiles/${person}`))

/** Of whoever sits in a seat of a table at which the reader sits, too. */
export async function profileAt(table: string, seat: number): Promise<Profile | null> {
  const found = await orNull(ask<{ readonly person: number }>(`tables/${table}/seats/${seat}`))
  return found && profileOf(found.person)
}

export const leaderboards = (): Promise<Readonly<Record<GameName, readonly BoardEntry[]>>> => ask('leaderboards')
