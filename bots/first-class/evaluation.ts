import { NONE } from '@roundhouse/first-class/base/player'
import { sourceId, sourceKind } from '@roundhouse/first-class/base/source'
import type { State } from '@roundhouse/first-class/base/state'
import type { Rules, Table } from '@roundhouse/first-class/base/table'
import type { Seat } from '@roundhouse/kernel/game'
import { contractsWorth } from './contract-worth.ts'
import { endCardPrice, endCardsWorth } from './end-cards-worth.ts'
import { evidenceRisk } from './evidence-risk.ts'
import { guestsWorth } from './guests-worth.ts'
import { middleWorth } from './middle-worth.ts'
import { type Outlook, type Outlooks, phasesLeft, turnsLeft } from './outlook.ts'
import { frameWorth, type Prices, pricesOf } from './prices.ts'
import { routeWorth } from './route-worth.ts'
import type { Scale } from './scale.ts'
import { carsWorth, mailWorth, tileWorth } from './train-worth.ts'

/** What positions are worth to a seat: the points it can expect to have at the end. */
export type Evaluation = (state: State) => number

/**
 * Looks around the table before a plan is made: what Game End cards there are sets the price of coins, and what the
 * others have says what would be lost by an arrest. What it then weighs is a sum of what a player would look at.
 * Nothing is read that the seat may not see.
 */
export function evaluationFor(rules: Rules, outlooks: Outlooks, root: State, seat: Seat): Evaluation {
  const outlookOf = (state: State, of: Seat): Outlook => outlooks[phasesLeft(state, of)]![turnsLeft(state, of)]!
  const prices = pricesAt(rules, outlookOf(root, seat), root, seat)
  const scaleOf = (state: State, of: Seat): Scale => {
    const outlook = outlookOf(state, of)
    return { rules, outlook, prices, now: prices[outlook.phases.length]! }
  }
  const stake = root.slices.murder === undefined ? 0 : stakeOf(scaleOf, root, seat)
  return state => {
    const player = state.players[seat]!
    if (state.phase === 'over') return player.points
    const scale = scaleOf(state, seat)
    const risk = evidenceRisk(scale.outlook, state, seat, stake)
    return openWorth(scale, state, seat, player.kept) + pendingWorth(scale, state, seat) - risk
  }
}

const PHASES = [0, 1, 2, 3]

/** Prices by scoring phases to come, as things stand now. */
function pricesAt(rules: Rules, outlook: Outlook, { players, display }: State, seat: Seat): Prices[] {
  const { weights, phases } = outlook
  const endCard = endCardPrice(rules, outlook, players[seat]!, display, pricesOf(weights, phases.length, 0))
  return PHASES.map(left => pricesOf(weights, left, endCard))
}

const NO_POSTCARDS: readonly number[] = []

/** What lies open before a player, and the Game End card he kept, if it is known. */
function openWorth(scale: Scale, state: State, seat: Seat, kept: number): number {
  const player = state.players[seat]!
  let worth = player.points
  for (const train of player.trains)
    worth += carsWorth(scale, train) + mailWorth(scale, train) + tileWorth(scale, train, state.tilesLaid, state.arrived)
  for (let column = 0; column < player.coins.length; column++) worth += player.coins[column]! * scale.now.coins[column]!
  if (state.tileHolder === seat) worth += scale.outlook.weights.start
  return (
    worth +
    routeWorth(scale, player, state.slices.postcards?.[seat] ?? NO_POSTCARDS) +
    guestsWorth(scale, player) +
    middleWorth(scale, player) +
    contractsWorth(scale, state, seat) +
    endCardsWorth(scale.rules, scale.outlook, player, kept)
  )
}

/** What is left of the open frame, frames that wait, and coins that are still to be placed. */
function pendingWorth({ rules, now }: Scale, state: State, seat: Seat): number {
  if (state.toMove !== seat) return 0
  let worth = state.owed * now.coins[0]!
  if (state.frame !== null) worth += frameWorth(now, state.frame.left)
  if (state.waiting.length === 0) return worth
  const table: Table = { rules, state, tell: undefined }
  for (const source of state.waiting)
    worth += frameWorth(now, rules.sources[sourceKind(source)]!.frame!(table, sourceId(source)))
  return worth
}

/** What an arrest would cost: the more, the further one is ahead of all others. */
function stakeOf(scaleOf: (state: State, seat: Seat) => Scale, state: State, seat: Seat): number {
  const worths = state.players.map((_, other) => openWorth(scaleOf(state, other), state, other, NONE))
  const lead = worths[seat]! - Math.max(...worths.filter((_, other) => other !== seat))
  const { arrest, arrestLead } = scaleOf(state, seat).outlook.weights
  return arrest + arrestLead * Math.max(0, lead)
}
