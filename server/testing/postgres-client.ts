import pg from 'pg'

/** A connection to a database, beside those of a store. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Asks a database something, as the one who runs it. */
export async function askAt(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = await connectTo(url)
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
