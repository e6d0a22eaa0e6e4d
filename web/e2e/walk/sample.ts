import { type Dice, roll, type Seed } from '@roundhouse/kernel/dice'
import type { Move, Seat } from '@roundhouse/kernel/game'
import type { PlayedMove } from '@roundhouse/kernel/match'
import type { MoveSight, WalkedTable } from './sight.ts'

/** How many games of each title are looked through. */
export const GAMES = 200

/** A game played at random: always the same one for a number. */
export interface SampleGame {
  readonly table: WalkedTable
  readonly number: number
}

/** A decision that a game has come to. */
export interface Moment extends SampleGame {
  readonly state: Dice
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly played: readonly PlayedMove[]
}

export const seedOf = (number: number): Seed => [0x57a1, 0, 0, number]

/** Every decision of a game, one after the other. The state goes on with the game. */
export function* momentsOf({ table, number }: SampleGame): Generator<Moment> {
  const { game } = table
  const dice = { seed: [0x57a1, 0, 1, number] as const, rolled: 0 }
  const state = game.begin(seedOf(number))
  const played: PlayedMove[] = []
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const moves = game.moves(state)
    yield { table, number, state, seat, moves, played }
    const move = moves[roll(dice, moves.length)]!
    played.push({ seat, text: game.write(move) })
    game.play(state, move)
  }
}

/** A decision that may be worth a visit: what is to be seen there, each kind of gesture once. */
export interface Stop extends SampleGame {
  readonly seat: Seat
  /** After how many moves. */
  readonly at: number
  readonly context: string
  readonly moves: readonly MoveSight[]
}

export interface Sample {
  readonly decisions: number
  readonly moves: number
  readonly contexts: ReadonlySet<string>
  /** Decisions at which something is seen that was not seen before. */
  readonly stops: readonly Stop[]
}

/**
 * What makes a decision differ from another, so that a move that cannot be made in one is not hidden by one that can in
 * the other: each gesture in each context, and with each setup (another board, another map, another number of players),
 * and each kind of move at each thing of the table (the last city of a long route, an area in the corner of a map).
 */
interface Facets {
  readonly inContext: string
  readonly inSetup: readonly string[]
  readonly atThing: string
}

export const facetsOf = ({ table, context }: Pick<Stop, 'table' | 'context'>, move: MoveSight): Facets => ({
  inContext: `${context}: ${move.how}`,
  inSetup: table.setup.map(part => `${part}: ${move.how}`),
  atThing: thingOf(move),
})

const thingOf = ({ kind, place }: MoveSight): string => `${kind} at ${place}`

/** Plays the games of a title, dealt out in turn to all its setups, and looks at every decision. */
export function sampleOf(tables: readonly WalkedTable[], games = GAMES): Sample {
  const seen = new Set<string>()
  const contexts = new Set<string>()
  const stops: Stop[] = []
  let [decisions, moves] = [0, 0]
  for (let number = 0; number < games; number++)
    for (const moment of momentsOf({ table: tables[number % tables.length]!, number })) {
      const { table, state, seat, played } = moment
      const sight = table.sightOf(table.game.view(state, seat), moment.moves)
      const { context } = sight
      const worth = worthWhile(seen, { table, context }, sight.moves)
      decisions++
      moves += moment.moves.length
      contexts.add(context)
      if (worth !== null) stops.push({ table, number, seat, at: played.length, context, moves: worth })
    }
  return { decisions, moves, contexts, stops }
}

/** Each gesture of a decision once, and each thing that nothing was done with before; `null`: none of it is new. */
function worthWhile(
  seen: Set<string>,
  stop: Pick<Stop, 'table' | 'context'>,
  moves: readonly MoveSight[],
): readonly MoveSight[] | null {
  const hows = new Set<string>()
  const known = knownAt(stop.table)
  const worth = moves.filter(({ how, text }) => {
    const isOther = isFirst(hows, how)
    return isFirst(known, text) || isOther
  })
  const facets = worth.flatMap(move => {
    const { inContext, inSetup, atThing } = facetsOf(stop, move)
    return [inContext, ...inSetup, atThing]
  })
  // Who sits at one table can see as much there as possible.
  facets.push(`${stop.table.setup.join()}: ${stop.context}`)
  const isNew = facets.filter(facet => isFirst(seen, facet)).length > 0
  return isNew ? worth : null
}

const KNOWN = new WeakMap<WalkedTable, Set<string>>()

/** The moves that have been legal at a table before. */
function knownAt(table: WalkedTable): Set<string> {
  const known = KNOWN.get(table) ?? new Set<string>()
  KNOWN.set(table, known)
  return known
}

/** A decision of a game, once more: after this many moves. */
export function momentAt(game: SampleGame, at: number): Moment {
  for (const moment of momentsOf(game))
    if (moment.played.length === at)
      return { ...moment, state: game.table.game.copy(moment.state), played: [...moment.played] }
  throw new Error(`Game ${game.number} is over before ${at} moves`)
}

/** Is it not among these yet? Then it is from now on. */
const isFirst = (known: Set<string>, each: string): boolean => known.size < known.add(each).size
