import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Guide, Plan } from './guide.ts'
import { type Branch, mayGrow, type Node, newBranches, newNode, nodeAfter, type Root, selectBranch } from './node.ts'
import { sharesOf } from './playouts.ts'

export interface Search<State extends Dice> {
  readonly game: Game<State>
  readonly guide: Guide<State>
}

/** Where a search begins; it can go on from there as often as wanted. */
export const newRoot = (): Root => ({ ...newNode(), visits: 1, opened: 0 })

interface PathStep {
  readonly node: Node
  readonly branch: Branch
}

/** The first branch of a simulation, `null` where nothing was planned, and which part of the win it brought to each seat. */
interface SimulationResult {
  readonly branch: Branch | null
  readonly shares: readonly number[]
}

/** One more simulation from the root, in one guess, which is used up by it. A plan that is not legal there is skipped. */
export function simulateOnce<State extends Dice>(search: Search<State>, root: Root, guess: State): SimulationResult {
  const { game, guide } = search
  const path: PathStep[] = []
  let node: Node = root
  let state = guess
  while (node.visits > 0 && game.toMove(state) !== null) {
    const found = playBestPlan(search, root, node, state, path.length)
    if (found === null) break
    path.push({ node, branch: found.branch })
    node = nodeAfter(root, found.branch, found.state.rolled === state.rolled ? '' : guide.situation(found.state))
    state = found.state
  }
  const shares = sharesAt(search, state)
  backup(path, node, shares)
  return { branch: path[0]?.branch ?? null, shares }
}

/** Plays the plan to visit next of those that can be played; `null`: nothing is planned here. */
function playBestPlan<State extends Dice>(
  search: Search<State>,
  root: Root,
  node: Node,
  state: State,
  depth: number,
): { branch: Branch; state: State } | null {
  const { game, guide } = search
  let open = branchesAt(search, root, node, state, depth)
  while (open.length > 0) {
    const branch = selectBranch(node, open, guide.explorationConstant)
    const after = guide.isOpen ? playLegalPlan(game, state, branch.plan) : playPlan(game, state, branch.plan)
    if (after !== null) return { branch, state: after }
    open = open.filter(each => each !== branch)
  }
  return null
}

const NONE: Branch[] = []

function branchesAt<State extends Dice>(
  { game, guide }: Search<State>,
  root: Root,
  node: Node,
  state: State,
  depth: number,
): Branch[] {
  if (node.branches !== null) return node.branches
  if (!mayGrow(root)) return NONE
  root.opened++
  node.seat = game.toMove(state)!
  node.branches = newBranches(guide.plans(state, depth), guide.temperature)
  return node.branches
}

/** The position after a plan; `null`: one of its moves is not legal in this guess. */
function playPlan<State extends Dice>(game: Game<State>, from: State, { moves }: Plan): State | null {
  const state = game.copy(from)
  const legal: number[] = []
  for (const move of moves) {
    legal.length = 0
    if (!game.moves(state, legal).includes(move)) return null
    game.play(state, move)
  }
  return state
}

function playLegalPlan<State extends Dice>(game: Game<State>, from: State, { moves }: Plan): State {
  const state = game.copy(from)
  for (const move of moves) game.play(state, move)
  return state
}

const sharesAt = <State extends Dice>({ game, guide }: Search<State>, state: State): readonly number[] =>
  game.toMove(state) === null ? sharesOf(game, state) : guide.shares(state)

function backup(path: readonly PathStep[], last: Node, shares: readonly number[]): void {
  last.visits++
  for (const { node, branch } of path) {
    node.visits++
    branch.visits++
    branch.valueSum += shares[node.seat]!
  }
}

export function mostVisited(root: Node): Branch {
  const [first, ...others] = root.branches!
  return others.reduce((best, each) => (each.visits > best.visits ? each : best), first!)
}

/** No more than this many simulations could make another plan the most visited one. */
export function isSettled({ branches }: Node, simulationsLeft: number): boolean {
  if (branches === null) return false
  let most = 0
  let second = 0
  for (const { visits } of branches) {
    if (visits > most) {
      second = most
      most = visits
    } else if (visits > second) second = visits
  }
  return branches.length === 1 || most - second > simulationsLeft
}
