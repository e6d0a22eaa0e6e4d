import type { Move } from '@roundhouse/kernel/game'
import type { CarStep } from '../board/train.ts'
import { choiceIn, defineMoveKind, type MoveKind, moveKindOf, moveOf, type Objection } from '../move-kind.ts'
import { COIN, CONTRACT, MOVES, PTS } from '../numbers.ts'
import { frameOf, type OpenFrame, type Source } from '../state.ts'
import { type EffectRule, effectRuleOf, type GameTable, score } from '../table.ts'
import { receiveCoins, roomFor } from './coins.ts'
import { coinsIn, countOf, effect, type Frame, kindOf, pointsIn } from './effect.ts'
import { NO_LIMIT, sourceId, sourceKind } from './source.ts'
import { writeSymbols } from './symbols.ts'

/**
 * A frame is carried out whole, without any other frame or free action in between (FC-3.6).
 * Most pay neither coins nor points: nothing has to come before they have begun.
 */
export function beginFrame(table: GameTable, source: Source, left: Frame, limit: CarStep = NO_LIMIT): void {
  table.state.frame = { source, left, limit, begun: !left.some(isReceived) }
}

/** Does the open frame still wait for room for its coins? (FC-9.2) */
export const needsRoom = (table: GameTable): boolean => {
  const { frame } = table.state
  return frame !== null && !frame.begun && !roomFor(table, coinsIn(frame.left))
}

/**
 * Goes on with the open frame as far as there is nothing to decide. True: the frame is done.
 *
 * Coins and points come as the frame begins. Ruling: they are received, not carried out, so they cannot be left; nobody
 * is ever better off without them, and nothing can be spent inside a frame, so their place in the order cannot matter.
 */
export function advanceFrame(table: GameTable): boolean {
  if (!frameOf(table.state).begun) {
    if (needsRoom(table)) return false
    receive(table)
  }
  while (!isDecision(table)) {
    const must = usableRule(table, true)
    if (must === null) {
      finish(table)
      return true
    }
    if (!playOnlyMove(table, must)) return false
  }
  return false
}

function receive(table: GameTable): void {
  const { state } = table
  const { source, left, limit } = frameOf(state)
  const coins = coinsIn(left)
  const points = pointsIn(left)
  state.frame = { source, left: left.filter(isCarriedOut), limit, begun: true }
  if (coins > 0) receiveCoins(table, coins)
  if (points > 0) score(table, state.toMove, points, sourceKind(source) === CONTRACT ? 'contract' : 'frame')
}

export const isReceived = (symbol: number): boolean => kindOf(symbol) === COIN || kindOf(symbol) === PTS
const isCarriedOut = (symbol: number): boolean => !isReceived(symbol)

/** Is there a symbol that may be used or left? One that must be used, and nothing beside it, is no decision. */
const isDecision = (table: GameTable): boolean => usableRule(table, false) !== null

/** The rule of the first symbol that can be used now, of those that must be or of those that may be. */
function usableRule(table: GameTable, must: boolean): EffectRule | null {
  for (const symbol of frameOf(table.state).left) {
    const rule = effectRuleOf(table.rules, symbol)
    if (rule.must === must && rule.canBeUsed(table, countOf(symbol))) return rule
  }
  return null
}

/** Carries out what must be, if there is but one way to do it. False: there are several. */
function playOnlyMove(table: GameTable, rule: EffectRule): boolean {
  const moves: Move[] = []
  for (const moveKind of rule.moveKinds) moveKind.list(table, moves)
  if (moves.length > 1) return false
  moveKindOf(table.rules, moves[0]!).play(table, choiceIn(moves[0]!))
  return true
}

function finish(table: GameTable): void {
  const { state, rules } = table
  const { source } = frameOf(state)
  state.frame = null
  rules.endings[sourceKind(source)]?.(table, sourceId(source))
  for (const settled of rules.moments.settled) settled(table)
}

/** The kinds of move that are open inside the frame: those of its symbols, each once, and to leave the rest. */
export function frameMoveKinds(table: GameTable): readonly MoveKind[] {
  const moveKinds: MoveKind[] = []
  for (const symbol of frameOf(table.state).left) {
    const rule = effectRuleOf(table.rules, symbol)
    if (isOpen(table, rule, symbol, moveKinds.length > 0))
      for (const moveKind of rule.moveKinds) if (!moveKinds.includes(moveKind)) moveKinds.push(moveKind)
  }
  moveKinds.push(done)
  return moveKinds
}

/** A symbol that comes last is written last in its frame. */
const isOpen = (table: GameTable, rule: EffectRule, symbol: number, isPreceded: boolean): boolean =>
  rule.canBeUsed(table, countOf(symbol)) && !(rule.last && isPreceded)

/** The same as asking each of the open kinds of move, without asking which they are: a symbol that is not open has no moves. */
export function listFrame(table: GameTable, into: Move[]): void {
  const first = into.length
  let listed = 0
  let mayLeave = false
  for (const symbol of frameOf(table.state).left) {
    const rule = effectRuleOf(table.rules, symbol)
    const before = into.length
    if ((listed & (1 << rule.kind)) !== 0 || (rule.last && before > first)) continue
    listed |= 1 << rule.kind
    for (const moveKind of rule.moveKinds) moveKind.list(table, into)
    if (!rule.must && into.length > before) mayLeave = true
  }
  if (mayLeave) into.push(moveOf(done, 0))
}

/** The smallest symbol of this kind in the open frame that is large enough. */
export function symbolFor({ state }: GameTable, kind: number, least = 0): number | null {
  let found: number | null = null
  for (const symbol of state.frame?.left ?? [])
    if (kindOf(symbol) === kind && countOf(symbol) >= least && (found === null || symbol < found)) found = symbol
  return found
}

/** Takes a symbol out of the open frame, or puts what is left of it in its place. */
export function use(table: GameTable, symbol: number, left = 0): void {
  const frame = table.state.frame as OpenFrame
  const rest = left > 0 ? replaced(frame.left, symbol, left) : without(frame.left, symbol)
  table.state.frame = { source: frame.source, left: rest, limit: frame.limit, begun: frame.begun }
}

const NOTHING: Frame = []

const without = (frame: Frame, symbol: number): Frame =>
  frame.length === 1 ? NOTHING : frame.toSpliced(frame.indexOf(symbol), 1)

const replaced = (frame: Frame, symbol: number, left: number): Frame =>
  frame.with(frame.indexOf(symbol), effect(kindOf(symbol), left))

export const useOne = (table: GameTable, symbol: number): void => use(table, symbol, countOf(symbol) - 1)

/** What is left of the open frame, for reasons. */
export const frameFacts = ({ rules, state }: GameTable) => ({ frame: writeSymbols(rules, state.frame?.left ?? []) })

export const NO_SUCH_SYMBOL: Objection = { rule: 'FC-3.6', code: 'no-such-symbol', facts: frameFacts }
const MUST: Objection = { rule: 'FC-3.2', code: 'must-carry-out', facts: frameFacts }

/** What is left of a frame is given up, save what a rule says must be done (FC-3.2). */
export const done: MoveKind<'done'> = defineMoveKind({
  number: MOVES.done,
  word: 'done',
  form: 'done',
  choices: 1,
  refuse: table => (isDecision(table) ? null : MUST),
  play(table) {
    const frame = table.state.frame as OpenFrame
    const left = frame.left.filter(symbol => effectRuleOf(table.rules, symbol).must === true)
    if (left.length < frame.left.length)
      table.emit?.({
        key: 'left',
        facts: { seat: table.state.toMove, frame: writeSymbols(table.rules, givenUp(table, frame.left)) },
      })
    table.state.frame = { source: frame.source, left, limit: frame.limit, begun: frame.begun }
  },
  write: () => 'done',
  describe: () => ({ do: 'done' }),
  read: (_rules, words) => (words.length === 0 ? 0 : null),
})

/** What is given up where the rest of a frame is left: what a rule says must be done is done all the same. */
export const givenUp = ({ rules }: Pick<GameTable, 'rules'>, left: Frame): Frame =>
  left.filter(symbol => effectRuleOf(rules, symbol).must !== true)
