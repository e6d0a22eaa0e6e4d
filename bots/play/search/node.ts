import type { Seat } from '@roundhouse/kernel/game'
import { type Plan, softmax } from './guide.ts'

/** A position of the tree, as the one who searches can tell it from others: by what was played and what the dice brought. */
export interface Node {
  visits: number
  /** Who decides here; not known until plans are made. */
  seat: Seat
  /** `null` until it is visited a second time. */
  branches: Branch[] | null
}

/** A plan that was thought of at a position, and how it went. */
export interface Branch {
  readonly plan: Plan
  /** Of all branches of a node together 1. */
  readonly prior: number
  visits: number
  /** What all visits brought to the one who decides, as parts of a win. */
  valueSum: number
  /** Where it leads, by what the dice brought; `null` until it was visited. */
  to: Map<string, Node> | null
}

/** Where a search begins. It knows how large the tree has grown. */
export interface Root extends Node {
  /** Positions whose plans are kept. */
  opened: number
}

/**
 * This many positions take about 60 MB. Beyond them nothing new is planned: what is known is visited on, and where nothing
 * is known, the position is evaluated.
 */
export const MOST_OPENED = 20_000

export const mayGrow = ({ opened }: Root): boolean => opened < MOST_OPENED

export const newNode = (): Node => ({ visits: 0, seat: -1, branches: null })

export function newBranches(plans: readonly Plan[], temperature: number): Branch[] {
  const priors = softmax(
    plans.map(({ worth }) => worth),
    temperature,
  )
  return plans.map((plan, i) => ({ plan, prior: priors[i]!, visits: 0, valueSum: 0, to: null }))
}

/** Where a plan has led; what is new is kept only while the tree may grow. */
export function nodeAfter(root: Root, branch: Branch, situation: string): Node {
  const known = branch.to?.get(situation)
  if (known !== undefined) return known
  const node = newNode()
  if (mayGrow(root)) (branch.to ??= new Map()).set(situation, node)
  return node
}

/** What a plan without visits is taken to bring: a little less than what was found here so far (first-play urgency). */
const CAUTION = 0.1

/** The branch to visit next: it did well, or it has few visits for its prior (PUCT). */
export function selectBranch(node: Node, branches: readonly Branch[], explorationConstant: number): Branch {
  const spread = explorationConstant * Math.sqrt(node.visits)
  const untried = meanOf(branches) - CAUTION
  let found = branches[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const branch of branches) {
    const { visits, valueSum, prior } = branch
    const worth = (visits === 0 ? untried : valueSum / visits) + (spread * prior) / (1 + visits)
    if (worth > most) {
      most = worth
      found = branch
    }
  }
  return found
}

function meanOf(branches: readonly Branch[]): number {
  let visits = 0
  let valueSum = 0
  for (const branch of branches) {
    visits += branch.visits
    valueSum += branch.valueSum
  }
  return visits === 0 ? 0.5 : valueSum / visits
}
