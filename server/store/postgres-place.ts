import { Refusal } from '@roundhouse/kernel/game'
import pg from 'pg'
import { StoreFailure } from './failure.ts'
import { postgresFailure } from './postgres-failure.ts'

/** The oldest version that has all we ask of it. */
const OLDEST = 15

/** Where a PostgreSQL database is, as people may read it: without its password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`
}

/** Refuses what is no address of a database. The address itself is not repeated: there may be a password in it. */
export function refuseNoAddress(url: string): void {
  const isAddress = URL.canParse(url) && ['postgres:', 'postgresql:'].includes(new URL(url).protocol)
  if (!isAddress || new URL(url).hostname === '' || new URL(url).pathname.length < 2)
    throw new Refusal(
      'The address of the PostgreSQL database cannot be read. It has the form postgres://name:password@host:5432/database.',
      'hosting.postgres.address',
      { example: 'postgres://name:password@host:5432/database' },
    )
}

/** Refuses a server that cannot be reached, does not let us in, or is too old. */
export async function refuseNoServer(url: string, settings: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(settings)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const version = Math.floor(Number(rows[0]!.server_version_num) / 10_000)
    if (version >= OLDEST) return
    throw new Refusal(`PostgreSQL ${version} is too old: ${OLDEST} or newer is needed.`, 'hosting.postgres.old', {
      found: version,
      oldest: OLDEST,
    })
  } catch (error) {
    throw error instanceof Refusal ? error : unreachable(url, error)
  } finally {
    client.end().catch(() => {})
  }
}

/** What the server says of it never has the password in it. */
function unreachable(url: string, error: unknown): unknown {
  const isKnown = error instanceof pg.DatabaseError || postgresFailure(error) instanceof StoreFailure
  if (!isKnown) return error
  const place = placeOf(url)
  const why = error instanceof AggregateError ? String(error.errors[0]) : (error as Error).message
  return new Refusal(`The PostgreSQL database ${place} could not be opened: ${why}`, 'hosting.postgres.unreachable', {
    place,
    why,
  })
}
