import type { Dice } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import type { Observation } from '../play/bot.ts'
import { runFullSearch } from '../play/search/loop.ts'
import type { Branch, Node } from '../play/search/node.ts'
import { mostVisited } from '../play/search/search.ts'
import type { Coach } from './coach.ts'
import { expertSearch, meanValue } from './expert.ts'
import type { CoachReason } from './reason.ts'

/** Something good to do. */
export interface Advice {
  /** The whole plan, move by move, as records write them. */
  readonly moves: readonly string[]
  /** One to three, the weightiest first. */
  readonly reasons: readonly CoachReason[]
}

const MOST_ADVICE = 3
const MOST_REASONS = 3

/**
 * Up to three good and different plans for the player to move, found from nothing but what he may know. They are not
 * ranked: they come in the order in which the table lists what can be done.
 */
export function advise(coach: Coach, observation: Observation, simulations: number): readonly Advice[] {
  const guess = observation.guess()
  const search = expertSearch(coach, guess, simulations)
  const root = runFullSearch(search, observation, { simulations })
  const good = nearTheBest(root, search.guide.temperature).map(({ plan }) => plan.moves)
  return different(coach, guess, good)
    .sort(asListed)
    .map(moves => adviceFor(coach, guess, moves))
}

/** What weighs less beside the weightiest reason is not told. */
const FAINT = 0.15

/** A plan with what speaks most for it. */
export function adviceFor({ game, rules }: Coach, guess: Dice, plan: readonly Move[]): Advice {
  const weighted = [...rules.reasons(game, guess, plan)].sort((a, b) => b.weight - a.weight)
  const told = weighted.slice(0, MOST_REASONS).filter(({ weight }) => weight >= FAINT * weighted[0]!.weight)
  return { moves: plan.map(move => game.write(move)), reasons: told.map(({ reason }) => reason) }
}

/** A plan is good if it brings nearly as much of the win as the best one, and was visited often enough to say so. */
const NEAR = 0.03
const OFTEN = 0.08
/** Where the game is all but decided points still count: this many times the temperature. */
const FEW = 2

function nearTheBest(root: Node, temperature: number): Branch[] {
  const branches = root.branches ?? []
  if (branches.length === 0) return []
  const best = mostVisited(root)
  const isNear = (branch: Branch): boolean =>
    branch.visits >= OFTEN * best.visits &&
    meanValue(branch) >= meanValue(best) - NEAR &&
    branch.plan.worth >= best.plan.worth - FEW * temperature
  return [best, ...branches.filter(branch => branch !== best && isNear(branch)).sort((a, b) => b.visits - a.visits)]
}

/** The first few that do something different at heart. */
function different({ game, rules }: Coach, guess: Dice, plans: readonly (readonly Move[])[]) {
  const found: { readonly plan: readonly Move[]; readonly signature: readonly string[] }[] = []
  for (const plan of plans) {
    const things = rules.signature(game, guess, plan)
    if (found.length < MOST_ADVICE && !found.some(other => isAlike(things, other.signature)))
      found.push({ plan, signature: things })
  }
  return found.map(({ plan }) => plan)
}

/** Is more than half of the smaller one in the other, too? */
function isAlike(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return one.length === other.length
  const left = [...other]
  let shared = 0
  for (const thing of one) {
    const place = left.indexOf(thing)
    if (place < 0) continue
    left.splice(place, 1)
    shared++
  }
  return 2 * shared > Math.min(one.length, other.length)
}

/** Moves are numbered as the table lists them. */
function asListed(one: readonly Move[], other: readonly Move[]): number {
  const place = one.findIndex((move, i) => move !== other[i])
  return (one[place] ?? 0) - (other[place] ?? 0)
}
