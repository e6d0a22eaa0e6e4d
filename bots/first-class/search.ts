import { fulfil } from '@roundhouse/first-class/base/contracts'
import { argOf, type Deed, deedOf } from '@roundhouse/first-class/base/deed'
import { decline, take } from '@roundhouse/first-class/base/offer'
import { NONE } from '@roundhouse/first-class/base/player'
import { scoreTrains } from '@roundhouse/first-class/base/scoring'
import { purchases } from '@roundhouse/first-class/base/spend'
import { tile } from '@roundhouse/first-class/base/start-tile'
import type { State } from '@roundhouse/first-class/base/state'
import { end } from '@roundhouse/first-class/base/turn'
import { begin } from '@roundhouse/first-class/base/waiting'
import type { FirstClass } from '@roundhouse/first-class/game'
import { fork } from '@roundhouse/kernel/dice'
import type { Move, Seat } from '@roundhouse/kernel/game'
import type { Evaluation } from './evaluation.ts'

/** A line of play: where it leads, what that is worth, and how it came there. */
interface Line {
  readonly state: State
  readonly worth: number
  readonly move: Move
  readonly before: Line | null
}

/** How widely is searched. */
export interface Breadth {
  /** Lines kept at each choice of a frame, when a candidate is looked at closely. */
  readonly lines: number
  /** Regular actions that are looked at closely. */
  readonly actions: number
  /** How often the cards of a storage are drawn to see what it brings on average. */
  readonly draws: number
}

export const BREADTH: Breadth = { lines: 3, actions: 3, draws: 3 }

/** Plans the rest of a seat's turn, or of its part: the moves until the decision passes on, or chance decides. */
export type Plan = (root: State, seat: Seat) => Move[]

/** Gains smaller than this are not worth a coin. */
const LITTLE = 1e-6

export function plannerFor(game: FirstClass, evaluation: Evaluation, breadth: Breadth = BREADTH): Plan {
  const { rules } = game
  let root: State
  let seat: Seat

  const play = (before: Line, move: Move): Line => {
    const state = game.copy(before.state)
    game.play(state, move)
    return { state, worth: evaluation.worth(state, seat), move, before }
  }

  /** Is the decision still the seat's, in the same turn? */
  const isMine = ({ state }: Line): boolean =>
    state.toMove === seat &&
    state.phase === root.phase &&
    state.turnsLeft === root.turnsLeft &&
    state.round === root.round

  const isOpen = (line: Line): boolean => isMine(line) && isInside(line.state)

  /** Plays the open frame to its end, keeping the best lines at each choice. */
  const carryOut = (from: Line, width: number): Line[] => {
    if (!isOpen(from)) return [from]
    const done: Line[] = []
    let open = [from]
    while (open.length > 0) {
      const next: Line[] = []
      for (const line of open)
        for (const move of insideMoves(line.state)) {
          const child = play(line, move)
          if (isOpen(child)) next.push(child)
          else done.push(child)
        }
      open = bestOf(next, width)
    }
    return bestOf(done, width)
  }

  /** The moves inside a frame; of all ways to make room by buying, those that differ in what is bought. */
  const insideMoves = (state: State): Move[] => {
    const moves = game.moves(state)
    return isRoomMissing(state) ? differentPurchases(moves) : moves
  }

  const isA = (move: Move, deed: Deed): boolean => deedOf(rules, move) === deed
  const isPurchase = (move: Move): boolean => purchases.includes(deedOf(rules, move))

  const isRoomMissing = (state: State): boolean =>
    state.mailFor === NONE && (state.owed > 0 || state.frame?.begun === false)

  /** The same Game End card for other coins is the same purchase: the first way pays from the first column. */
  const differentPurchases = (moves: readonly Move[]): Move[] => {
    const seen = new Set<number>()
    return moves.filter(move => {
      if (!isPurchase(move)) return false
      if (!isA(move, buyEndCard)) return true
      const card = Math.floor(argOf(move) / WAYS)
      if (seen.has(card)) return false
      seen.add(card)
      return true
    })
  }

  const best = (lines: readonly Line[]): Line => bestOf(lines, 1)[0]!

  /** Begins every waiting frame and fulfils what pays, in the order that seems best. */
  const useWaiting = (from: Line): Line => {
    let line = from
    while (isMine(line)) {
      const moves = game.moves(line.state).filter(move => isA(move, begin) || isA(move, fulfil))
      if (moves.length === 0) break
      const next = best(moves.map(move => best(carryOut(play(line, move), 1))))
      if (next.worth <= line.worth + LITTLE && line.state.waiting.length === 0) break
      line = next
    }
    return line
  }

  /** Spends coins, one by one, as long as that is better than to keep them. */
  const spend = (from: Line): Line => {
    let line = from
    while (isMine(line)) {
      const moves = differentPurchases(game.moves(line.state))
      if (moves.length === 0) break
      const next = best(moves.map(move => best(carryOut(play(line, move), 1))))
      const after = useWaiting(next)
      if (after.worth <= line.worth + LITTLE) break
      line = after
    }
    return line
  }

  const finish = (line: Line): Line => spend(useWaiting(line))

  /** One way to take each card there is, one to decline, and the tile. */
  const regularActions = (state: State): Move[] => {
    const actions: Move[] = []
    const faces = new Set<number>()
    let declined: Move | null = null
    let pays = -1
    for (const move of game.moves(state)) {
      if (isA(move, tile)) actions.push(move)
      else if (isA(move, take)) {
        const face = state.offer[argOf(move)]!
        if (!faces.has(face)) actions.push(move)
        faces.add(face)
      } else if (isA(move, decline)) {
        const counts = countsFor(state, state.offer[argOf(move)]!)
        if (counts > pays) {
          pays = counts
          declined = move
        }
      }
    }
    return declined === null ? actions : [...actions, declined]
  }

  /** What a card taken brings by the own Game End cards, also when it is declined (FC-13.3). */
  const countsFor = (state: State, face: number): number => {
    const { deck, kind } = rules.printed.faces[face]!
    const { kept, endCards } = state.players[seat]!
    let points = 0
    if (deck === 'X')
      for (const card of [kept, ...endCards]) {
        const counts = rules.printed.endFaces[card]
        if (counts?.counts === kind) points += counts.points
      }
    return points
  }

  /** A regular action, its frame and what waits then. */
  const act = (from: Line, move: Move): Line => {
    const taken = play(from, move)
    if (isMine(taken) && taken.state.slices.storage !== undefined) return averageOfStorage(from, move, taken)
    return useWaiting(best(carryOut(taken, 1)))
  }

  /** What a storage brings is not known before its cards are drawn: the mean of some draws, and there the plan ends. */
  const averageOfStorage = (from: Line, move: Move, taken: Line): Line => {
    let sum = 0
    for (let n = 0; n < breadth.draws; n++) {
      const state = game.copy(from.state)
      state.seed = fork(from.state.seed, n)
      game.play(state, move)
      sum += useWaiting(best(carryOut({ state, worth: 0, move, before: from }, 1))).worth
    }
    return { ...taken, worth: sum / breadth.draws }
  }

  const isStorage = (line: Line): boolean => isOpen(line) && line.state.slices.storage !== undefined

  const closer = (from: Line, move: Move): Line => {
    const taken = play(from, move)
    return best(carryOut(taken, breadth.lines).map(finish))
  }

  const turn = (from: Line): Line => {
    const start = useWaitingFirst(from)
    const seen = bestOf(
      regularActions(start.state).map(move => act(start, move)),
      breadth.actions,
    )
    const lines = seen.map(line => (isStorage(line) ? line : closer(start, firstMove(line, start))))
    const found = best(lines)
    return isStorage(found) ? found : withPurchasesFirst(start, found)
  }

  /** Contracts that pay now are fulfilled before the regular action. */
  const useWaitingFirst = (from: Line): Line => {
    let line = from
    for (;;) {
      const moves = game.moves(line.state).filter(move => isA(move, fulfil))
      if (moves.length === 0) return line
      const next = best(moves.map(move => best(carryOut(play(line, move), 1))))
      if (next.worth <= line.worth + LITTLE) return line
      line = next
    }
  }

  /** Would a coin spent before the regular action make more of it: a car to walk on, a car to raise? */
  const withPurchasesFirst = (from: Line, found: Line): Line => {
    const action = firstMove(found, from)
    let start = from
    let line = found
    for (;;) {
      const moves = differentPurchases(game.moves(start.state)).filter(isSmall)
      const tried = moves.map(move => {
        const bought = best(carryOut(play(start, move), 1))
        return { bought, line: finish(best(carryOut(play(bought, action), 1))) }
      })
      const better = tried.reduce<(typeof tried)[number] | null>(
        (most, one) => (one.line.worth > (most?.line.worth ?? line.worth) + LITTLE ? one : most),
        null,
      )
      if (better === null) return line
      start = better.bought
      line = better.line
    }
  }

  const isSmall = (move: Move): boolean => isA(move, buyCar) || isA(move, buyStep)

  const bestLine = (from: Line): Line => {
    if (isInside(root)) return best(carryOut(from, breadth.lines).map(finish))
    if (root.phase === 'turn' && !root.acted) return turn(from)
    return finish(from)
  }

  return (state, at) => {
    root = state
    seat = at
    evaluation.lookAround(state, at)
    const line = bestLine({ state, worth: evaluation.worth(state, at), move: NO_MOVE, before: null })
    const moves = movesOf(line)
    if (isMine(line) && !isInside(line.state)) {
      const last = game.moves(line.state).find(move => isA(move, end) || isA(move, scoreTrains))
      if (last !== undefined) moves.push(last)
    }
    return moves
  }
}

const [buyCar, buyStep, , , buyEndCard] = purchases as [Deed, Deed, Deed, Deed, Deed]
const WAYS = 25
const NO_MOVE: Move = -1

/** Something must be done before anything else: a frame, a mail car, room for coins, a card to keep, or what one received. */
const isInside = (state: State): boolean =>
  state.frame !== null ||
  state.mailFor !== NONE ||
  state.owed > 0 ||
  state.phase === 'draft' ||
  state.phase === 'receive'

/** The best few. Lines that are worth exactly the same are taken for the same position reached in another order. */
function bestOf(lines: readonly Line[], count: number): Line[] {
  const found: Line[] = []
  for (const line of lines) {
    let place = found.length
    while (place > 0 && found[place - 1]!.worth < line.worth) place--
    if (place < count && found[place - 1]?.worth !== line.worth) {
      found.splice(place, 0, line)
      if (found.length > count) found.pop()
    }
  }
  return found
}

function movesOf(line: Line): Move[] {
  const moves: Move[] = []
  for (let at = line; at.before !== null; at = at.before) moves.unshift(at.move)
  return moves
}

/** The first move of a line after this one. */
function firstMove(line: Line, from: Line): Move {
  let at = line
  while (at.before !== from) at = at.before!
  return at.move
}
