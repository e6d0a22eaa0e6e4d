import { type Blocks, isApart, NO_BLOCKS } from './apart.ts'

/*
 * Who plays whom. People come in the order of the standings: neighbours play each other, as far as they have not met. For a
 * few people every way to seat them is tried; for many the first that is found is improved by exchanging two of them.
 */

/** How often two people have met. */
export type Meetings = (one: number, other: number) => number

/** As many tables as are tried before it is left at what can be had. */
const MOST_TRIES = 20_000

/** What two people at one table cost who must not sit there: more than any number of meetings. */
const CLASH = 1e6

/** What those at a table cost. From so much on it is forbidden. */
const costsWith =
  (meetings: Meetings, blocks: Blocks): Meetings =>
  (one, other) =>
    isApart(blocks, one, other) ? CLASH : meetings(one, other)

/**
 * People in the order in which they stand, as many as fill all tables, at tables of this size; `null`: some would sit with people
 * whom they have blocked, or who have blocked them.
 */
export function pairUp(
  people: readonly number[],
  size: number,
  meetings: Meetings,
  blocks: Blocks = NO_BLOCKS,
): number[][] | null {
  if (people.length % size !== 0) throw new Error(`${people.length} people do not fill tables of ${size}`)
  if (people.some(person => companyFor(person, people, blocks) < size)) return null
  const costs = costsWith(meetings, blocks)
  const fewest = withoutClash(people, size, costs)
  if (fewest === null) return null
  const most = repeatsIn(fewest, costs)
  for (let repeats = 0; repeats < most; repeats++) {
    const budget = { left: MOST_TRIES }
    const found = search(people, size, costs, repeats, budget)
    if (found !== null) return found
    if (budget.left === 0) return fewest
  }
  return most === 0 ? (search(people, size, costs, 0, { left: MOST_TRIES }) ?? fewest) : fewest
}

/** Themselves and all who could sit with them. */
const companyFor = (person: number, people: readonly number[], blocks: Blocks): number =>
  people.filter(other => !isApart(blocks, person, other)).length

/** Somehow, and if it can be with few repeats. */
function withoutClash(people: readonly number[], size: number, costs: Meetings): number[][] | null {
  const found = improved(neighbours(people, size), people, costs)
  return repeatsIn(found, costs) < CLASH ? found : search(people, size, costs, CLASH - 1, { left: MOST_TRIES })
}

/** Who sits together at these tables and has met before, once for each time. */
export const repeatsIn = (tables: readonly (readonly number[])[], meetings: Meetings): number =>
  tables.reduce((sum, table) => sum + repeatsAt(table, meetings), 0)

function repeatsAt(table: readonly number[], meetings: Meetings): number {
  let sum = 0
  for (const [place, one] of table.entries()) for (const other of table.slice(place + 1)) sum += meetings(one, other)
  return sum
}

function neighbours(people: readonly number[], size: number): number[][] {
  const count = people.length / size
  return Array.from({ length: count }, (_, table) => people.slice(table * size, (table + 1) * size))
}

/** The first of them with the nearest who fit, then the rest likewise; `null`: not with so few repeats, or not in time. */
function search(
  people: readonly number[],
  size: number,
  meetings: Meetings,
  repeats: number,
  budget: { left: number },
): number[][] | null {
  const [head, ...rest] = people
  if (head === undefined) return []
  for (const company of companies(rest, size - 1)) {
    if (budget.left === 0) return null
    budget.left--
    const table = [head, ...company]
    const cost = repeatsAt(table, meetings)
    if (cost > repeats) continue
    const others = rest.filter(person => !company.includes(person))
    const found = search(others, size, meetings, repeats - cost, budget)
    if (found !== null) return [table, ...found]
  }
  return null
}

/** Every choice of so many of these people, those who come first first. */
export function* companies(people: readonly number[], count: number): Generator<number[]> {
  if (count === 0) return yield []
  for (const [place, person] of people.entries())
    for (const more of companies(people.slice(place + 1), count - 1)) yield [person, ...more]
}

/** Exchanges two people of two tables as long as that saves a repeat; of those that do, the exchange over the least distance. */
export function improved(
  tables: readonly (readonly number[])[],
  people: readonly number[],
  meetings: Meetings,
): number[][] {
  const now = tables.map(table => [...table])
  const ranks = new Map(people.map((person, rank) => [person, rank]))
  for (let best = bestExchange(now, ranks, meetings); best !== null; best = bestExchange(now, ranks, meetings)) {
    const { from, to, one, other } = best
    const mover = now[from]![one]!
    now[from]![one] = now[to]![other]!
    now[to]![other] = mover
  }
  return now
}

interface Exchange {
  readonly from: number
  readonly to: number
  readonly one: number
  readonly other: number
}

function bestExchange(
  tables: readonly (readonly number[])[],
  ranks: ReadonlyMap<number, number>,
  meetings: Meetings,
): Exchange | null {
  let best: (Exchange & { readonly saves: number; readonly distance: number }) | null = null
  for (const [from, table] of tables.entries()) {
    if (repeatsAt(table, meetings) === 0) continue
    for (const [to, target] of tables.entries()) {
      if (to === from) continue
      const cost = repeatsAt(table, meetings) + repeatsAt(target, meetings)
      for (const [one, mover] of table.entries())
        for (const [other, taken] of target.entries()) {
          const after = repeatsAt(table.with(one, taken), meetings) + repeatsAt(target.with(other, mover), meetings)
          const saves = cost - after
          const distance = Math.abs(ranks.get(mover)! - ranks.get(taken)!)
          if (saves <= 0) continue
          if (best === null || saves > best.saves || (saves === best.saves && distance < best.distance))
            best = { from, to, one, other, saves, distance }
        }
    }
  }
  return best
}
