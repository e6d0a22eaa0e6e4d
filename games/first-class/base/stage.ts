import type { Move } from '@roundhouse/kernel/game'
import { coinCount, placeOwedCoins, roomFor } from './coins.ts'
import { fulfil } from './contracts.ts'
import { type Deed, moveOf, type Refused } from './deed.ts'
import { keep } from './draft.ts'
import { coinsIn } from './effect.ts'
import { done, frameDeeds, frameFacts, goOn, listFrame, needsRoom } from './frame.ts'
import { mail } from './mail-cars.ts'
import { decline, listCards, take } from './offer.ts'
import { NONE } from './player.ts'
import { scoreTrains } from './scoring.ts'
import { CARD, DECLINED, START_TILE, sourceKind } from './source.ts'
import { listPurchases, purchases } from './spend.ts'
import { tile } from './start-tile.ts'
import { me, type Table } from './table.ts'
import { TRAINS } from './train.ts'
import { end, goOnWithPhase } from './turn.ts'
import { begin } from './waiting.ts'

/** What is to be decided: which deeds are open, and what is said of the others. */
interface Stage {
  deeds(table: Table): readonly Deed[]
  /** Why a deed that is not open is not. */
  readonly others: Refused
  /** It comes before everything else. */
  readonly isAMust?: boolean
}

const draftDeeds = [keep]
const draft: Stage = {
  isAMust: true,
  deeds: () => draftDeeds,
  others: { rule: 'FC-1.5', code: 'keep-a-card-first', mend: 'keep-a-card' },
}

const mailDeeds = [mail]
/** A mail car is laid at once, also in the middle of a frame or out of turn (FC-6.1). */
const mailCar: Stage = {
  isAMust: true,
  deeds: () => mailDeeds,
  others: {
    rule: 'FC-6.1',
    code: 'mail-car-first',
    mend: 'choose-mail-car',
    facts: ({ state }) => ({ train: TRAINS[state.mailFor]! }),
  },
}

/** Coins that come together need room together; until then coins must be spent (FC-9.2). */
const room: Stage = {
  isAMust: true,
  deeds: () => purchases,
  others: {
    rule: 'FC-9.2',
    code: 'make-room-first',
    mend: 'spend-coins',
    facts: ({ state }) => ({ coins: state.owed > 0 ? state.owed : coinsIn(state.frame!.left) }),
  },
}

const frame: Stage = {
  deeds: frameDeeds,
  others: { rule: 'FC-3.6', code: 'finish-the-frame', mend: 'finish-or-done', facts: frameFacts },
}

/** No symbol is used outside a frame; how to come by one depends on the moment. */
const TAKE_OR_BEGIN: Refused = { rule: 'FC-3.6', code: 'no-open-frame', mend: 'begin-a-frame' }
const BEGIN: Refused = { ...TAKE_OR_BEGIN, mend: 'a-waiting-frame' }
const NEXT_TURN: Refused = { ...TAKE_OR_BEGIN, mend: 'next-turn' }
const AFTER_SCORING: Refused = { ...TAKE_OR_BEGIN, mend: 'after-scoring' }

function refuseWithoutFrame({ state }: Table): Refused {
  if (state.phase === 'turn' && !state.acted) return TAKE_OR_BEGIN
  if (state.waiting.length > 0) return BEGIN
  return state.phase === 'turn' ? NEXT_TURN : AFTER_SCORING
}

const turnDeeds = [take, decline, tile, ...purchases, fulfil, begin, end]
const turn: Stage = {
  deeds: () => turnDeeds,
  others: TAKE_OR_BEGIN,
}

const receiveDeeds = [begin, end]
/** Out of turn neither coins are spent nor contracts fulfilled (FC-3.8). */
const receive: Stage = {
  deeds: () => receiveDeeds,
  others: { rule: 'FC-3.8', code: 'out-of-turn', mend: 'own-turn' },
}

const scoringDeeds = [begin, ...purchases, fulfil, scoreTrains]
const scoring: Stage = {
  deeds: () => scoringDeeds,
  others: { rule: 'FC-12.3', code: 'scoring-phase', mend: 'after-scoring' },
}

/** Is it done in a scoring phase, too? */
export const isOfScoring = (deed: Deed): boolean => scoringDeeds.includes(deed)

const over: Stage = { deeds: () => [], others: { rule: 'FC-2.6', code: 'game-is-over' } }

const PHASES: Record<Table['state']['phase'], Stage> = { draft, turn, receive, scoring, over }

function stageOf(table: Table): Stage {
  const { state } = table
  if (state.mailFor !== NONE) return mailCar
  if ((state.owed > 0 && !roomFor(table, state.owed)) || needsRoom(table)) return room
  if (state.frame !== null) return frame
  return state.phase === 'turn' ? turn : PHASES[state.phase]
}

/** The same as asking the deeds that are open, each for its list; nearly all decisions are of a turn or in a frame. */
export function listAll(table: Table, into: Move[]): void {
  const stage = stageOf(table)
  if (stage === turn) listTurn(table, into)
  else if (stage === frame) listFrame(table, into)
  else for (const deed of stage.deeds(table)) deed.list(table, into)
}

/** Most of a game is turns, and most turns have neither coins nor contracts nor frames that wait. */
function listTurn(table: Table, into: Move[]): void {
  const { acted, waiting } = table.state
  const player = me(table)
  if (!acted) listRegularActions(table, into)
  if (coinCount(player) > 0) listPurchases(table, into)
  if (player.contracts.length > 0) fulfil.list(table, into)
  if (waiting.length > 0) begin.list(table, into)
  if (acted) into.push(moveOf(end, 0))
}

function listRegularActions(table: Table, into: Move[]): void {
  listCards(table, into)
  if (tile.refuse(table, 0) === null) into.push(moveOf(tile, 0))
}

/** Why this move cannot be played now; `null` if it can. */
export function refuse(table: Table, deed: Deed, arg: number): Refused | null {
  const stage = stageOf(table)
  if (stage.deeds(table).includes(deed)) return deed.refuse(table, arg)
  if (stage.isAMust) return stage.others
  if (stage === frame) return refuseInFrame(table, deed, arg)
  return isOfAFrame(table, deed) ? refuseWithoutFrame(table) : (deed.closed ?? stage.others)
}

const isOfAFrame = ({ rules }: Table, deed: Deed): boolean =>
  deed === done || rules.effects.some(rule => rule?.deeds.includes(deed))

/** A symbol's own reason, or why it stays closed after the frame too, says more than that the frame comes first. */
function refuseInFrame(table: Table, deed: Deed, arg: number): Refused {
  if (isOfAFrame(table, deed)) return deed.refuse(table, arg) ?? COMES_LAST
  const phase = PHASES[table.state.phase]
  if (!phase.deeds(table).includes(deed)) return deed.closed ?? phase.others
  return OF_THE_REGULAR_ACTION.includes(sourceKind(table.state.frame!.source)) ? OWN_FRAME_FIRST : frame.others
}

const OF_THE_REGULAR_ACTION = [CARD, DECLINED, START_TILE]
const OWN_FRAME_FIRST: Refused = { rule: 'FC-3.5', code: 'own-frame-first', mend: 'finish-or-done', facts: frameFacts }
const COMES_LAST: Refused = { rule: 'FC-E.3', code: 'bonus-first', mend: 'finish-or-done', facts: frameFacts }

/** Goes on until somebody has something to decide, or the game is over. */
export function settle(table: Table): void {
  const { state } = table
  for (;;) {
    if (state.mailFor !== NONE) return
    if (state.owed > 0) {
      if (!placeOwedCoins(table)) return
    } else if (state.frame !== null) {
      if (!goOn(table)) return
    } else if (!goOnWithPhase(table)) return
  }
}
