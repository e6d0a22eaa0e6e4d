import type { SanctionKind } from '@roundhouse/wire/conduct'
import { template } from './template.ts'
import { all, first, type Work } from './work.ts'

/* What hosts did about people and still holds: asked wherever somebody comes in or speaks. */

export const inForce = (queries: Parameters<Work<unknown>>[0], kind: SanctionKind, at: number) =>
  queries
    .selectFrom('sanction')
    .select(['number', 'person', 'until_at'])
    .where('kind', '=', kind)
    .where('lifted', 'is', null)
    .where(({ or, eb }) => or([eb('until_at', 'is', null), eb('until_at', '>', at)]))

interface SanctionQuestion extends Readonly<Record<string, string | number>> {
  readonly person: number
  readonly kind: SanctionKind
  readonly at: number
}

const inForceOn = template(['person', 'kind', 'at'], (queries, { person, kind, at }: SanctionQuestion) =>
  inForce(queries, kind, at).where('person', '=', person),
)

/** Until when; an end of `null` is for ever. */
export interface HouseBan {
  readonly until: number | null
}

/** `null`: nothing holds. Of several the one that ends last. */
export const sanctionOn = (person: number, kind: SanctionKind, at: number): Work<HouseBan | null> =>
  function* (queries) {
    return lastToEnd(yield* all(inForceOn(queries, { person, kind, at })))
  }

/** `null`: there is none. */
export function lastToEnd(rows: readonly { readonly until_at: number | null }[]): HouseBan | null {
  if (rows.length === 0) return null
  const ends = rows.map(({ until_at }) => until_at)
  return { until: ends.some(end => end === null) ? null : Math.max(...ends.map(Number)) }
}

/** As many are asked for in one query. */
const MOST_ASKED = 500

/** Those of them who may not be here. */
export const barredAmong = (people: readonly number[], at: number): Work<number[]> =>
  function* (queries) {
    const barred: number[] = []
    for (let n = 0; n < people.length; n += MOST_ASKED) {
      const rows = yield* all(inForce(queries, 'bar', at).where('person', 'in', people.slice(n, n + MOST_ASKED)))
      barred.push(...rows.map(({ person }) => person))
    }
    return [...new Set(barred)]
  }

/** Whether the person who was last known on a device by this token may not be here. */
export const banOfDevice = (tokenHash: string, at: number): Work<HouseBan | null> =>
  function* (queries) {
    const device = queries.selectFrom('known_device').select('person').where('token_hash', '=', tokenHash)
    const found = yield* first(device)
    return found === undefined ? null : yield* sanctionOn(found.person, 'bar', at)(queries)
  }
