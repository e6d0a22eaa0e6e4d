import { facetsOf, momentAt, type Sample, type SampleGame, type Stop } from './sample.ts'
import type { MoveSight, Side, Sight, WalkedTable } from './sight.ts'

/** How a move is made, and on which screen. What can be shown in any way is shown in the first, which costs least. */
export const WAYS = ['touch', 'mouse', 'keys'] as const
export type Way = (typeof WAYS)[number]
export const SCREEN_OF = { mouse: 'desktop', touch: 'phone', keys: 'desktop' } as const

/** A move to be made. */
export interface Attempt {
  readonly text: string
  readonly side: Side
}

/** Moves of one player to be made one after the other, from a decision of a game on. */
export interface Run extends SampleGame {
  readonly at: number
  readonly way: Way
  readonly attempts: readonly Attempt[]
}

/** What an attempt at a decision would show that has to be shown. */
type Needs = (stop: Pick<Stop, 'table' | 'context'>, move: MoveSight, side: Side, way: Way) => readonly string[]

/** Everything, in each way: each context at each side, each setup, and at the table itself each thing that lies there. */
export const EVERYTHING: Needs = (stop, move, side, way) => {
  const { inContext, inSetup, atThing } = facetsOf(stop, move)
  const needs = [`${inContext} at the ${side}`, ...inSetup, ...(side === 'table' ? [atThing] : [])]
  return needs.map(need => `${need} by ${way}`)
}

/** A share of it: each context and each setup in some way, each kind of move in all ways, and at each side in some. */
export const SHARE: Needs = ({ table, context }, { kind }, side, way) => [
  context,
  ...table.setup,
  `${kind} by ${way}`,
  `${kind} at the ${side}`,
]

interface Candidate extends Attempt {
  readonly stop: Stop
  readonly way: Way
  readonly needs: readonly string[]
}

type Next = Omit<Candidate, 'stop'>

/** The fewest attempts, as far as a greedy choice finds them, that show all that the sample can show. Few tables are opened. */
export function planOf({ stops }: Pick<Sample, 'stops'>, needsOf: Needs): Run[] {
  const candidates = byTable(candidatesAt(stops, needsOf))
  const missing = new Set([...candidates.values()].flat().flatMap(({ needs }) => needs))
  const runs: Run[] = []
  for (let most = mostNeeds(candidates); most > 0; most--) {
    const isWorth = ({ needs }: Candidate): boolean => countIn(missing, needs) === most
    for (let next = bestTable(candidates, isWorth); next !== null; next = bestTable(candidates, isWorth))
      for (const candidate of next) if (isWorth(candidate)) runs.push(runFrom(candidate, missing, needsOf))
  }
  if (missing.size > 0) throw new Error(`Not shown: ${[...missing].join('; ')}`)
  return runs
}

const mostNeeds = (candidates: ReadonlyMap<unknown, readonly Candidate[]>): number =>
  Math.max(...[...candidates.values()].map(all => Math.max(...all.map(({ needs }) => needs.length))))

const countIn = (missing: ReadonlySet<string>, needs: readonly string[]): number =>
  needs.reduce((count, need) => count + (missing.has(need) ? 1 : 0), 0)

/** The candidates of the table that has the most; `null`: none has any. */
function bestTable(
  candidates: ReadonlyMap<WalkedTable, readonly Candidate[]>,
  isWorth: (candidate: Candidate) => boolean,
): readonly Candidate[] | null {
  let best: { readonly all: readonly Candidate[]; readonly count: number } | null = null
  for (const all of candidates.values()) {
    const count = all.filter(isWorth).length
    if (count > (best?.count ?? 0)) best = { all, count }
  }
  return best?.all ?? null
}

function byTable(candidates: readonly Candidate[]): ReadonlyMap<WalkedTable, readonly Candidate[]> {
  const found = new Map<WalkedTable, Candidate[]>()
  for (const candidate of candidates) {
    const others = found.get(candidate.stop.table)
    if (others === undefined) found.set(candidate.stop.table, [candidate])
    else others.push(candidate)
  }
  return found
}

/** Attempts that show the same at the same table are one. */
function candidatesAt(stops: readonly Stop[], needsOf: Needs): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const stop of stops)
    for (const each of attemptsAt(stop, stop, needsOf)) {
      const key = `${stop.table.setup.join()}: ${each.needs.join()}`
      // Early in a game is sooner reached.
      if (stop.at < (found.get(key)?.stop.at ?? Infinity)) found.set(key, { ...each, stop })
    }
  return [...found.values()]
}

function attemptsAt(stop: Pick<Stop, 'table'>, { context, moves }: Sight, needsOf: Needs): Next[] {
  return moves.flatMap(move =>
    WAYS.flatMap(way =>
      move.sides[SCREEN_OF[way]].map(side => ({
        text: move.text,
        side,
        way,
        needs: needsOf({ table: stop.table, context }, move, side, way),
      })),
    ),
  )
}

/** Who has made a move goes on for as long as the next decision is theirs, too, and shows something that is missing. */
function runFrom(first: Candidate, missing: Set<string>, needsOf: Needs): Run {
  const { stop, way } = first
  const { table, number, at } = stop
  const { game } = table
  const { state, seat } = momentAt(stop, at)
  const attempts: Attempt[] = []
  let next: Next | null = first
  while (next !== null) {
    const { text, side, needs } = next
    for (const need of needs) missing.delete(need)
    attempts.push({ text, side })
    game.play(state, game.read(text)!)
    if (game.toMove(state) !== seat || isPaidInOne(text)) break
    const sight = table.sightOf(game.view(state, seat), game.moves(state))
    const attemptsHere = attemptsAt(stop, sight, needsOf).filter(attempt => attempt.way === way)
    next = bestOf(attemptsHere, missing)
  }
  return { table, number, at, way, attempts }
}

/** Of a payment all kinds are chosen at once: the rest of it is played by itself. */
export const isPaidInOne = (text: string): boolean => text.startsWith('pay ')

function bestOf(attempts: readonly Next[], missing: ReadonlySet<string>): Next | null {
  const worth = attempts.map(({ needs }) => countIn(missing, needs))
  const most = Math.max(0, ...worth)
  return most === 0 ? null : attempts[worth.indexOf(most)]!
}
