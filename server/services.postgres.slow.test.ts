import { describe } from 'vitest'
import { keepTestsOnPostgres } from './testing/on-postgres.ts'

/* What holds for the services of a server with SQLite holds with PostgreSQL, too: the same tests once more. */

keepTestsOnPostgres()

describe.each([
  ['accounts', () => import('./http/accounts.test.ts')],
  ['device keys and vacations', () => import('./http/people.test.ts')],
  ['the lobby', () => import('./lobby/lobby.test.ts')],
  ['notices', () => import('./http/notices.test.ts')],
  ['deliveries', () => import('./notices/deliveries.test.ts')],
  ['the outbox', () => import('./notices/outbox.test.ts')],
  ['profiles and deals of the day', () => import('./http/ratings.test.ts')],
  ['results', () => import('./ratings/results.test.ts')],
  ['forgetting', () => import('./people/forgetting.test.ts')],
  ['what a guest has played', () => import('./ratings/merging.test.ts')],
  ['moderation', () => import('./http/moderation.test.ts')],
  ['tournaments', () => import('./http/tournaments.test.ts')],
  ['tournaments after a crash', () => import('./tournaments/recovery.test.ts')],
  ['doors', () => import('./http/doors.test.ts')],
  ['commands', () => import('./hub/commands.test.ts')],
])('%s', async (_, tests) => {
  await tests()
})
