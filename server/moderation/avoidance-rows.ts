import type { Avoidance, AvoidedPerson } from '@roundhouse/wire/conduct'
import { all, type Work } from '../store/work.ts'

/* Whom people do not want to hear (`mute`, which is theirs alone) or to meet (`block`, which holds for both). */

/** In place of what was before. */
export const avoid = (person: number, other: number, how: Avoidance, at: number): Work<void> =>
  function* (queries) {
    yield* all(
      queries
        .insertInto('avoidance')
        .values({ person, other, how, created: at })
        .onConflict(conflict => conflict.columns(['person', 'other']).doUpdateSet({ how })),
    )
  }

export const stopAvoiding = (person: number, other: number): Work<void> =>
  function* (queries) {
    yield* all(queries.deleteFrom('avoidance').where('person', '=', person).where('other', '=', other))
  }

/** The latest first. */
export const avoidedBy = (person: number): Work<AvoidedPerson[]> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('avoidance')
        .innerJoin('person', 'person.number', 'avoidance.other')
        .select(['person.number', 'person.name', 'avoidance.how', 'avoidance.created'])
        .where('avoidance.person', '=', person)
        .orderBy('avoidance.created', 'desc')
        .orderBy('person.number'),
    )
    return rows.map(({ number, name, how, created }) => ({ person: number, name, how, since: created }))
  }

interface Bonds {
  readonly muted: readonly number[]
  readonly blocked: readonly number[]
}

/** Whom a person avoids (`person`), or who avoids them (`other`). */
const bondsOf = (person: number, as: 'person' | 'other'): Work<Bonds> =>
  function* (queries) {
    const rows = yield* all(queries.selectFrom('avoidance').select(['person', 'other', 'how']).where(as, '=', person))
    const those = (wanted: Avoidance): number[] =>
      rows.filter(({ how }) => how === wanted).map(row => row[as === 'person' ? 'other' : 'person'])
    return { muted: those('mute'), blocked: those('block') }
  }

/** Those with whom somebody is never put at one table: either has blocked the other. */
export const apartFrom = (person: number): Work<ReadonlySet<number>> =>
  function* (queries) {
    const own = yield* bondsOf(person, 'person')(queries)
    const others = yield* bondsOf(person, 'other')(queries)
    return new Set([...own.blocked, ...others.blocked])
  }

/** Who of these people has blocked whom. */
export const blocksAmong = (people: readonly number[]): Work<(by: number, other: number) => boolean> =>
  function* (queries) {
    if (people.length === 0) return () => false
    const rows = yield* all(
      queries
        .selectFrom('avoidance')
        .select(['person', 'other'])
        .where('how', '=', 'block')
        .where('person', 'in', people)
        .where('other', 'in', people),
    )
    const pairs = new Set(rows.map(({ person, other }) => `${person} ${other}`))
    return (by, other) => pairs.has(`${by} ${other}`)
  }

/** Those whose words somebody is not shown. */
export const unheardBy = (person: number): Work<ReadonlySet<number>> =>
  function* (queries) {
    const own = yield* bondsOf(person, 'person')(queries)
    const others = yield* bondsOf(person, 'other')(queries)
    return new Set([...own.muted, ...own.blocked, ...others.blocked])
  }

/** Those who are not shown what somebody says. */
export const deafTo = (person: number): Work<ReadonlySet<number>> =>
  function* (queries) {
    const own = yield* bondsOf(person, 'person')(queries)
    const others = yield* bondsOf(person, 'other')(queries)
    return new Set([...own.blocked, ...others.blocked, ...others.muted])
  }
