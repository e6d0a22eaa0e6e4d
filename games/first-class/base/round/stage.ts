import type { Move } from '@roundhouse/kernel/game'
import { NONE } from '../board/player.ts'
import { trainName } from '../board/train.ts'
import { fulfil } from '../cards/contracts.ts'
import { keep } from '../cards/draft.ts'
import { mail } from '../cards/mail-cars.ts'
import { decline, listCards, take } from '../cards/offer.ts'
import { tile } from '../cards/start-tile.ts'
import { coinCount, placeOwedCoins, roomFor } from '../frames/coins.ts'
import { coinsIn } from '../frames/effect.ts'
import { advanceFrame, done, frameFacts, frameMoveKinds, listFrame, needsRoom } from '../frames/frame.ts'
import { sourceKind } from '../frames/source.ts'
import { listPurchases, purchases } from '../frames/spend.ts'
import { writeSymbols } from '../frames/symbols.ts'
import { begin } from '../frames/waiting.ts'
import { type MoveKind, moveOf, type Objection } from '../move-kind.ts'
import { CARD, DECLINED, START_TILE } from '../numbers.ts'
import { frameOf } from '../state.ts'
import { effectRuleOf, type GameTable, me } from '../table.ts'
import { scoreTrains } from './scoring.ts'
import { end, goOnWithPhase } from './turn.ts'

/** What is to be decided: which kinds of move are open, and what is said of the others. */
interface Stage {
  moveKinds(table: GameTable): readonly MoveKind[]
  /** Why a kind of move that is not open is not. */
  readonly others: Objection
  /** It comes before everything else. */
  readonly isMandatory?: boolean
}

const draftMoveKinds = [keep]
const draft: Stage = {
  isMandatory: true,
  moveKinds: () => draftMoveKinds,
  others: { rule: 'FC-1.5', code: 'keep-a-card-first', remedy: 'keep-a-card' },
}

const mailMoveKinds = [mail]
/** A mail car is laid at once, also in the middle of a frame or out of turn (FC-6.1). */
const mailCar: Stage = {
  isMandatory: true,
  moveKinds: () => mailMoveKinds,
  others: {
    rule: 'FC-6.1',
    code: 'mail-car-first',
    remedy: 'choose-mail-car',
    facts: ({ state }) => ({ train: trainName(state.mailFor) }),
  },
}

/** Coins that come together need room together; until then coins must be spent (FC-9.2). */
const room: Stage = {
  isMandatory: true,
  moveKinds: () => purchases,
  others: {
    rule: 'FC-9.2',
    code: 'make-room-first',
    remedy: 'spend-coins',
    facts: ({ state }) => ({ coins: state.owed > 0 ? state.owed : coinsIn(frameOf(state).left) }),
  },
}

const FRAME_FIRST: Objection = { rule: 'FC-3.6', code: 'finish-the-frame', remedy: 'finish-or-done', facts: frameFacts }
const FRAME_MUST: Objection = { ...FRAME_FIRST, remedy: 'finish-the-rest' }
const frame: Stage = { moveKinds: frameMoveKinds, others: FRAME_FIRST }

/** No symbol is used outside a frame; how to come by one depends on the moment. */
const TAKE_OR_BEGIN: Objection = { rule: 'FC-3.6', code: 'no-open-frame', remedy: 'begin-a-frame' }
const BEGIN: Objection = { ...TAKE_OR_BEGIN, remedy: 'a-waiting-frame' }
const NEXT_TURN: Objection = { ...TAKE_OR_BEGIN, remedy: 'next-turn' }
const AFTER_SCORING: Objection = { ...TAKE_OR_BEGIN, remedy: 'after-scoring' }

function refuseWithoutFrame({ state }: GameTable): Objection {
  if (state.phase === 'turn' && !state.acted) return TAKE_OR_BEGIN
  if (state.waiting.length > 0) return BEGIN
  return state.phase === 'turn' ? NEXT_TURN : AFTER_SCORING
}

const turnMoveKinds = [take, decline, tile, ...purchases, fulfil, begin, end]
const turn: Stage = {
  moveKinds: () => turnMoveKinds,
  others: TAKE_OR_BEGIN,
}

const receiveMoveKinds = [begin, end]
/** Out of turn neither coins are spent nor contracts fulfilled (FC-3.8). */
const receive: Stage = {
  moveKinds: () => receiveMoveKinds,
  others: { rule: 'FC-3.8', code: 'out-of-turn', remedy: 'own-turn' },
}

const scoringMoveKinds = [begin, ...purchases, fulfil, scoreTrains]
const scoring: Stage = {
  moveKinds: () => scoringMoveKinds,
  others: { rule: 'FC-12.3', code: 'scoring-phase', remedy: 'after-scoring' },
}

/** Is it done in a scoring phase, too? */
export const isOfScoring = (moveKind: MoveKind): boolean => scoringMoveKinds.includes(moveKind)

const over: Stage = { moveKinds: () => [], others: { rule: 'FC-2.6', code: 'game-is-over' } }

const PHASES: Record<GameTable['state']['phase'], Stage> = { draft, turn, receive, scoring, over }

function stageOf(table: GameTable): Stage {
  const { state } = table
  if (state.mailFor !== NONE) return mailCar
  if ((state.owed > 0 && !roomFor(table, state.owed)) || needsRoom(table)) return room
  if (state.frame !== null) return frame
  return state.phase === 'turn' ? turn : PHASES[state.phase]
}

/** The same as asking the kinds of move that are open, each for its list; nearly all decisions are of a turn or in a frame. */
export function listAll(table: GameTable, into: Move[]): void {
  const stage = stageOf(table)
  if (stage === turn) listTurn(table, into)
  else if (stage === frame) listFrame(table, into)
  else for (const moveKind of stage.moveKinds(table)) moveKind.list(table, into)
}

/** Most of a game is turns, and most turns have neither coins nor contracts nor frames that wait. */
function listTurn(table: GameTable, into: Move[]): void {
  const { acted, waiting } = table.state
  const player = me(table)
  if (!acted) listRegularActions(table, into)
  if (coinCount(player) > 0) listPurchases(table, into)
  if (player.contracts.length > 0) fulfil.list(table, into)
  if (waiting.length > 0) begin.list(table, into)
  if (acted) into.push(moveOf(end, 0))
}

function listRegularActions(table: GameTable, into: Move[]): void {
  listCards(table, into)
  if (tile.refuse(table, 0) === null) into.push(moveOf(tile, 0))
}

/** Why this move cannot be played now; `null` if it can. */
export function refuse(table: GameTable, moveKind: MoveKind, choice: number): Objection | null {
  const stage = stageOf(table)
  if (stage.moveKinds(table).includes(moveKind)) return moveKind.refuse(table, choice)
  if (stage.isMandatory) return stage.others
  if (stage === frame) return refuseInFrame(table, moveKind, choice)
  return isOfAFrame(table, moveKind) ? refuseWithoutFrame(table) : (moveKind.outOfPhase ?? stage.others)
}

const isOfAFrame = ({ rules }: GameTable, moveKind: MoveKind): boolean =>
  moveKind === done || rules.effects.some(rule => rule?.moveKinds.includes(moveKind))

/** What stands in the way after the frame, too, says more than that the frame comes first. */
function refuseInFrame(table: GameTable, moveKind: MoveKind, choice: number): Objection {
  if (isOfAFrame(table, moveKind)) return moveKind.refuse(table, choice) ?? COMES_LAST
  const phase = PHASES[table.state.phase]
  if (!phase.moveKinds(table).includes(moveKind)) return moveKind.outOfPhase ?? phase.others
  return moveKind.refuse(table, choice) ?? frameFirst(table)
}

function frameFirst(table: GameTable): Objection {
  if (OF_THE_REGULAR_ACTION.includes(sourceKind(frameOf(table.state).source)))
    return mayBeLeft(table) ? OWN_FRAME_FIRST : OWN_FRAME_MUST
  return mayBeLeft(table) ? FRAME_FIRST : FRAME_MUST
}

/** What must be carried out cannot be given up (FC-3.2). */
const mayBeLeft = (table: GameTable): boolean => done.refuse(table, 0) === null

const OF_THE_REGULAR_ACTION = [CARD, DECLINED, START_TILE]
const OWN_FRAME_FIRST: Objection = {
  rule: 'FC-3.5',
  code: 'own-frame-first',
  remedy: 'finish-or-done',
  facts: frameFacts,
}
const OWN_FRAME_MUST: Objection = { ...OWN_FRAME_FIRST, remedy: 'finish-the-rest' }
const COMES_LAST: Objection = { rule: 'FC-E.3', code: 'bonus-first', remedy: 'finish-or-done', facts: beforeLast }

/** What comes before the symbol that comes last. */
function beforeLast({ rules, state }: GameTable): { frame: string } {
  const left = frameOf(state).left.filter(symbol => !effectRuleOf(rules, symbol).last)
  return { frame: writeSymbols(rules, left) }
}

/** Goes on until somebody has something to decide, or the game is over. */
export function settle(table: GameTable): void {
  const { state } = table
  for (;;) {
    if (state.mailFor !== NONE) return
    if (state.owed > 0) {
      if (!placeOwedCoins(table)) return
    } else if (state.frame !== null) {
      if (!advanceFrame(table)) return
    } else if (!goOnWithPhase(table)) return
  }
}
