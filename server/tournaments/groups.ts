import { type Blocks, isApart, NO_BLOCKS } from './apart.ts'
import { byLot } from './lot.ts'
import { improved } from './pairing.ts'

/** How large groups are: at most so many people if that can be, and always as many as sit at a table. */
export interface GroupSize {
  readonly most: number
  readonly players: number
}

/** Everybody's group, drawn by lot, as even as they can be. People who must not meet are exchanged with others, as far as that helps. */
export function groupsOf(
  people: readonly number[],
  { most, players }: GroupSize,
  seed: string,
  blocks: Blocks = NO_BLOCKS,
): Map<number, number> {
  const count = Math.max(1, Math.min(Math.ceil(people.length / most), Math.floor(people.length / players)))
  const lots = byLot(seed, people)
  const drawn = Array.from({ length: count }, (_, group) => lots.filter((_, place) => place % count === group))
  const groups = improved(drawn, lots, (one, other) => Number(isApart(blocks, one, other)))
  return new Map(groups.flatMap((members, group) => members.map((person): [number, number] => [person, group])))
}

/** In how many rounds everybody in a group of so many has played everybody, in pairs. */
export const roundsOfPairs = (people: number): number => (people % 2 === 0 ? people - 1 : people)

/**
 * All pairs of a group in turn: one stays, the others move on by one place each round. With an odd number somebody sits out,
 * another one each time.
 */
export function pairsInRound(people: readonly number[], round: number): { pairs: number[][]; out: number | null } {
  const nobody = Number.NaN
  const [stays, ...others] = people.length % 2 === 0 ? people : [nobody, ...people]
  if (stays === undefined) return { pairs: [], out: null }
  const turn = round % others.length
  const circle = [stays, ...others.slice(turn), ...others.slice(0, turn)]
  const pairs = Array.from({ length: circle.length / 2 }, (_, place) => [circle[place]!, circle.at(-1 - place)!])
  const out = pairs.find(pair => pair.some(Number.isNaN))?.find(person => !Number.isNaN(person)) ?? null
  return { pairs: pairs.filter(pair => !pair.some(Number.isNaN)), out }
}
