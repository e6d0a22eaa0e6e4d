import { NONE } from '@roundhouse/first-class/base/board/player'
import { coinCount } from '@roundhouse/first-class/base/frames/coins'
import type { State } from '@roundhouse/first-class/base/state'
import type { FirstClass } from '@roundhouse/first-class/game'
import { fork } from '@roundhouse/kernel/dice'
import type { Move, Seat } from '@roundhouse/kernel/game'
import type { Evaluation } from '../evaluation/evaluation.ts'
import { differentPurchases, ending, fulfilments, opportunities, regularActions, smallPurchases } from './choices.ts'
import { best, bestOf, firstLine, moveAfter, type PlanLine } from './line.ts'

/** How widely is searched. */
export interface Breadth {
  /** Lines kept at each choice inside a frame, when an action is looked at closely. */
  readonly lines: number
  /** Regular actions that are looked at closely. */
  readonly actions: number
  /** How often the cards of a storage are drawn to see what it brings on average. */
  readonly draws: number
}

export const BREADTH: Breadth = { lines: 3, actions: 3, draws: 3 }

/** Everything a search of one turn, or of one part of a scoring phase, goes by. */
export interface TurnSearch {
  readonly game: FirstClass
  readonly worth: Evaluation
  readonly breadth: Breadth
  readonly root: State
  readonly seat: Seat
}

/** Gains smaller than this are not worth a coin, nor giving up a choice. */
const LITTLE = 1e-6

/** A line inside a frame is evaluated only where it must be compared with others (`carryOut`). */
function play(search: TurnSearch, before: PlanLine, move: Move, state = search.game.copy(before.state)): PlanLine {
  const line = moved(search, before, move, state)
  if (!isOpen(search, line)) line.worth = search.worth(line.state)
  return line
}

function moved({ game }: TurnSearch, before: PlanLine, move: Move, state = game.copy(before.state)): PlanLine {
  game.play(state, move)
  return { state, worth: before.worth, move, before }
}

/** Is the decision still the seat's, in the same turn or part? */
const isMine = ({ root, seat }: TurnSearch, { state }: PlanLine): boolean =>
  state.toMove === seat &&
  state.phase === root.phase &&
  state.turnsLeft === root.turnsLeft &&
  state.round === root.round

/** Something comes before all else: a frame, a mail car, room for coins, a card to keep, or what one was given. */
const isInside = (state: State): boolean =>
  state.frame !== null ||
  state.mailFor !== NONE ||
  state.owed > 0 ||
  state.phase === 'draft' ||
  state.phase === 'receive'

const isOpen = (search: TurnSearch, line: PlanLine): boolean => isInside(line.state) && isMine(search, line)

/** Plays what is open to its end, keeping the best lines at each choice. The state of an open line is used up by it. */
function carryOut(search: TurnSearch, from: PlanLine, width: number): PlanLine[] {
  if (!isOpen(search, from)) return [from]
  const ends: PlanLine[] = []
  let open = [from]
  while (open.length > 0) {
    const next: PlanLine[] = []
    for (const line of open)
      for (const child of linesAfter(search, line))
        if (isOpen(search, child)) next.push(child)
        else ends.push(child)
    if (next.length > 1) for (const line of next) line.worth = search.worth(line.state)
    open = bestOf(next, width)
  }
  return bestOf(ends, width)
}

/** A line for each move of an open one. The last of them goes on in its state, which nobody needs any more. */
function linesAfter(search: TurnSearch, line: PlanLine): PlanLine[] {
  const moves = movesInside(search, line.state)
  const last = moves.length - 1
  return moves.map((move, n) => (n === last ? play(search, line, move, line.state) : play(search, line, move)))
}

function movesInside({ game }: TurnSearch, state: State): Move[] {
  const moves = game.moves(state)
  const makesRoom = state.mailFor === NONE && (state.owed > 0 || state.frame?.begun === false)
  return makesRoom ? differentPurchases(moves) : moves
}

/** The best of these moves, each with the frame it opens. */
const bestBy = (search: TurnSearch, from: PlanLine, moves: readonly Move[]): PlanLine =>
  best(moves.map(move => best(carryOut(search, play(search, from, move), 1))))

/** Whoever has nothing of a kind has no moves with it: to look is quicker than to list all moves. */
const hasContracts = ({ seat }: TurnSearch, { state }: PlanLine): boolean => state.players[seat]!.contracts.length > 0
const hasCoins = ({ seat }: TurnSearch, { state }: PlanLine): boolean => coinCount(state.players[seat]!) > 0
const hasOpportunities = (search: TurnSearch, line: PlanLine): boolean =>
  line.state.waiting.length > 0 || hasContracts(search, line)

/** Begins every waiting frame and fulfils the contracts that pay, in the order that seems best. */
function useWaiting(search: TurnSearch, from: PlanLine): PlanLine {
  const { game } = search
  let line = from
  while (isMine(search, line) && hasOpportunities(search, line)) {
    const moves = opportunities(game.moves(line.state))
    if (moves.length === 0) break
    const next = bestBy(search, line, moves)
    if (line.state.waiting.length === 0 && next.worth <= line.worth + LITTLE) break
    line = next
  }
  return line
}

/** Spends coins, one by one, as long as that is better than to keep them. */
function spend(search: TurnSearch, from: PlanLine): PlanLine {
  const { game } = search
  let line = from
  while (isMine(search, line) && hasCoins(search, line)) {
    const moves = differentPurchases(game.moves(line.state))
    if (moves.length === 0) break
    const next = useWaiting(search, bestBy(search, line, moves))
    if (next.worth <= line.worth + LITTLE) break
    line = next
  }
  return line
}

const finish = (search: TurnSearch, line: PlanLine): PlanLine => spend(search, useWaiting(search, line))

/** Ways to go on from here, each to where the decision passes on or chance decides; the best first. */
export function bestPlans(search: TurnSearch, count: number): PlanLine[] {
  const from = firstLine(search.root, search.worth(search.root))
  return bestOf(waysOn(search, from, count), count).map(line => ended(search, line))
}

function waysOn(search: TurnSearch, from: PlanLine, count: number): PlanLine[] {
  const { root, breadth } = search
  if (isInside(root)) {
    const own = firstLine(search.game.copy(root), from.worth)
    return carryOut(search, own, Math.max(count, breadth.lines)).map(line => finish(search, line))
  }
  return root.phase === 'turn' && !root.acted ? wholeTurns(search, from, count) : [finish(search, from)]
}

/** Regular actions with all that goes before and comes after them; the best looking ones are looked at closely. */
function wholeTurns(search: TurnSearch, from: PlanLine, count: number): PlanLine[] {
  const { game, breadth, seat } = search
  const start = fulfilFirst(search, from)
  const { state } = start
  const actions = regularActions(game.rules, state, state.players[seat]!, game.moves(state))
  const seen = bestOf(
    actions.map(action => glance(search, start, action)),
    Math.max(count, breadth.actions),
  )
  return seen.map((line, place) => {
    if (isStorage(search, line)) return line
    return place < breadth.actions ? lookClosely(search, start, line) : finish(search, line)
  })
}

/** A plan whose turn ends by a move of its own; that is worth what it was worth before. */
function ended(search: TurnSearch, line: PlanLine): PlanLine {
  const { game } = search
  if (!isMine(search, line) || isInside(line.state) || isStorage(search, line)) return line
  const last = ending(game.moves(line.state))
  return last === undefined ? line : moved(search, line, last)
}

/** Contracts that pay more now than they would later are fulfilled before the regular action. */
function fulfilFirst(search: TurnSearch, from: PlanLine): PlanLine {
  const { game } = search
  let line = from
  while (hasContracts(search, line)) {
    const moves = fulfilments(game.moves(line.state))
    const next = moves.length === 0 ? line : bestBy(search, line, moves)
    if (next.worth <= line.worth + LITTLE) break
    line = next
  }
  return line
}

/** A regular action, its frame, and what waits then, without looking left or right. */
function glance(search: TurnSearch, from: PlanLine, action: Move): PlanLine {
  const taken = play(search, from, action)
  if (isStorage(search, taken)) return { ...taken, worth: worthOfStorage(search, from, action) }
  return useWaiting(search, best(carryOut(search, taken, 1)))
}

/** Has this plan drawn the cards of a storage? */
const isStorage = (search: TurnSearch, line: PlanLine): boolean =>
  line.state.slices.storage !== undefined && search.root.slices.storage === undefined && isMine(search, line)

/** What a storage brings is not known until its cards are drawn: the mean of some draws. There the plan ends. */
function worthOfStorage(search: TurnSearch, from: PlanLine, action: Move): number {
  const { game, breadth } = search
  let sum = 0
  for (let draw = 0; draw < breadth.draws; draw++) {
    const state = { ...game.copy(from.state), seed: fork(from.state.seed, draw) }
    game.play(state, action)
    sum += useWaiting(search, best(carryOut(search, firstLine(state, 0), 1))).worth
  }
  return sum / breadth.draws
}

/** The same regular action again, with more lines of its frame and with coins spent before and after it. */
function lookClosely(search: TurnSearch, from: PlanLine, seen: PlanLine): PlanLine {
  const action = moveAfter(from, seen)
  const ends = carryOut(search, play(search, from, action), search.breadth.lines)
  return buyFirst(search, from, action, best(ends.map(line => finish(search, line))))
}

/** Would coins spent before the regular action make more of it: a car to walk on, a car to raise? */
function buyFirst(search: TurnSearch, from: PlanLine, action: Move, found: PlanLine): PlanLine {
  const { game } = search
  const moves = smallPurchases(game.moves(from.state))
  let line = found
  let start = from
  for (const move of moves) {
    const bought = best(carryOut(search, play(search, from, move), 1))
    const after = finish(search, best(carryOut(search, play(search, bought, action), 1)))
    if (after.worth > line.worth + LITTLE) {
      line = after
      start = bought
    }
  }
  return start === from ? found : buyFirst(search, start, action, line)
}
