import { createHash } from 'node:crypto'

/** A lot that anybody who knows the seed can draw again; those with smaller ones come first. */
export const lotOf = (seed: string, person: number): string =>
  createHash('sha256').update(`roundhouse lot 1\n${seed}\n${person}\n`).digest('hex')

/** People in an order that nobody chose. */
export function byLot(seed: string, people: readonly number[]): number[] {
  const lots = new Map(people.map(person => [person, lotOf(seed, person)]))
  return people.toSorted((one, other) => (lots.get(one)! < lots.get(other)! ? -1 : 1))
}
