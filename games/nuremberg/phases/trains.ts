import type { Move } from '@roundhouse/kernel/game'
import { defineMoveKind, moveOf } from '@roundhouse/kernel/move-kind'
import { BROWN } from '../base/influence.ts'
import { MOVES } from '../base/numbers.ts'
import type { Player } from '../base/player.ts'
import { spendInfluence, wealthOf } from '../base/purse.ts'
import { holderOf, NONE, paymentOf, type State, seatAt, type TrainNumber, withEntry } from '../base/state.ts'
import { type GameTable, type MoveKind, me, type Objection, trainAt } from '../base/table.ts'
import { pass } from './pass.ts'
import { beginPayment, needsChoice } from './payment.ts'
import type { PhaseStage, TurnPhase } from './phase.ts'
import { load } from './transport.ts'

/** As many as a player has locomotives (NB-6.2). */
const TRAINS_A_TURN = 3
/** How many cubes or points of other colours replace one missing point of brown (NB-6.3). */
const BROWN_SUBSTITUTE_RATE = 3

/** Phase 6: in train order, round after round, one action each: buy, transport or pass (NB-6.1). */
export const trains: TurnPhase = {
  begin({ state }) {
    state.phase = 'trains'
    state.place = 0
    state.passed = 0
  },

  advance(table) {
    const { state } = table
    if (state.payment !== null) {
      if (needsChoice(table)) return true
      completePurchase(table)
    }
    const everyone = (1 << state.trainOrder.length) - 1
    while (state.passed !== everyone) {
      state.toMove = seatAt(state.trainOrder, state.place % state.trainOrder.length)
      if (hasPassed(state)) state.place++
      else if (canAct(table)) return true
      else pass.play(table, 0)
    }
    return false
  },
}

const hasPassed = ({ passed, toMove }: State): boolean => (passed & (1 << toMove)) !== 0

const found: Move[] = []

/** Who can neither buy nor transport passes (NB-6.1). */
function canAct(table: GameTable): boolean {
  if (canBuy(table)) return true
  found.length = 0
  load.list(table, found)
  return found.length > 0
}

function canBuy(table: GameTable): boolean {
  const rows = ownRows(table)
  const most = mostBrown(me(table))
  for (let train = 0; train < table.rules.trains.length; train++) if (isForSale(table, train, rows, most)) return true
  return false
}

/** The train is paid: it is marked with a locomotive (NB-6.2). */
function completePurchase(table: GameTable): void {
  const { state, rules } = table
  const { train } = paymentOf(state)
  state.trains = withEntry(state.trains, train, state.toMove)
  state.payment = null
  state.place++
  table.emit?.({ key: 'bought', facts: { seat: state.toMove, train: trainAt(rules, train).name } })
}

/** How much brown is missing for a train. */
const missingFor = ({ influence }: Player, cost: number): number => Math.max(0, cost - influence[BROWN])

/** What the dearest train may cost: brown is used first, the rest is replaced three for one by anything else (NB-6.3). */
function mostBrown(player: Player): number {
  const brown = player.influence[BROWN]
  return brown + Math.floor((wealthOf(player) - brown) / BROWN_SUBSTITUTE_RATE)
}

/** The rows of which the player to move has a train, a bit for each: there is never more than one of a row. */
function ownRows({ rules, state }: GameTable): number {
  let rows = 0
  for (let train = 0; train < state.trains.length; train++)
    if (holderOf(state, train) === state.toMove) rows |= 1 << trainAt(rules, train).row
  return rows
}

/** Is a train free, of a row of which he has none, and not too dear? */
function isForSale({ rules, state }: GameTable, train: TrainNumber, rows: number, most: number): boolean {
  const { row, cost } = trainAt(rules, train)
  return holderOf(state, train) === NONE && cost <= most && !(rows & (1 << row)) && countBits(rows) < TRAINS_A_TURN
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

const trainFacts = ({ rules }: GameTable, train: TrainNumber) => {
  const { name, row } = trainAt(rules, train)
  return { train: name, row }
}
const payFacts = (table: GameTable, train: TrainNumber) => {
  const { cost, name } = trainAt(table.rules, train)
  const player = me(table)
  const missing = missingFor(player, cost)
  return {
    train: name,
    cost,
    missing,
    needed: missing * BROWN_SUBSTITUTE_RATE,
    held: wealthOf(player) - player.influence[BROWN],
  }
}

const TAKEN: Objection = {
  rule: 'NB-6.2',
  code: 'train-taken',
  remedy: 'another-train',
  facts: (table, train) => ({ ...trainFacts(table, train), holder: holderOf(table.state, train) }),
}
const THREE: Objection = { rule: 'NB-6.2', code: 'three-trains', remedy: 'next-turn', facts: trainFacts }
const ONE_OF_A_ROW: Objection = { rule: 'NB-6.2', code: 'one-of-a-row', remedy: 'another-row', facts: trainFacts }
const TOO_DEAR: Objection = { rule: 'NB-6.3', code: 'cannot-pay-train', remedy: 'cheaper-train', facts: payFacts }

/** `buy 3b`: a train, by row and place (NB-6.2). */
export const buy: MoveKind<'buy'> = defineMoveKind({
  number: MOVES.buy,
  word: 'buy',
  form: 'buy TRAIN',
  choices: 0,
  outOfPhase: { rule: 'NB-6.1', code: 'no-trains-now', remedy: 'train-phase' },

  refuse(table, train) {
    const { row, cost } = trainAt(table.rules, train)
    const rows = ownRows(table)
    if (holderOf(table.state, train) !== NONE) return TAKEN
    if (countBits(rows) >= TRAINS_A_TURN) return THREE
    if (rows & (1 << row)) return ONE_OF_A_ROW
    return cost > mostBrown(me(table)) ? TOO_DEAR : null
  },

  list(table, into) {
    const rows = ownRows(table)
    const most = mostBrown(me(table))
    for (let train = 0; train < table.rules.trains.length; train++)
      if (isForSale(table, train, rows, most)) into.push(moveOf(buy, train))
  },

  play(table, train) {
    const { state, rules } = table
    const player = me(table)
    const { cost } = trainAt(rules, train)
    const missing = missingFor(player, cost)
    const brown = cost - missing
    spendInfluence(state, state.toMove, BROWN, brown)
    if (brown > 0) table.emit?.({ key: 'paid', facts: { seat: state.toMove, kind: 'brown', count: brown } })
    beginPayment(table, missing * BROWN_SUBSTITUTE_RATE, train)
  },

  write: (rules, train) => `buy ${trainAt(rules, train).name}`,
  describe: (rules, train) => ({ do: 'buy', train: trainAt(rules, train).name }),

  read({ trains }, [name, ...others]) {
    const train = trains.findIndex(each => each.name === name?.toLowerCase())
    return train < 0 || others.length > 0 ? null : train
  },
})

export const acting: PhaseStage = { moveKinds: [buy, load, pass] }
