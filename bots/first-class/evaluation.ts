import { NONE } from '@roundhouse/first-class/base/player'
import { sourceId, sourceKind } from '@roundhouse/first-class/base/source'
import type { State } from '@roundhouse/first-class/base/state'
import type { Rules, Table } from '@roundhouse/first-class/base/table'
import type { Seat } from '@roundhouse/kernel/game'
import { contractsWorth } from './contract-worth.ts'
import { endCardsWorth } from './end-cards-worth.ts'
import { evidenceRisk } from './evidence-risk.ts'
import { guestsWorth } from './guests-worth.ts'
import { middleWorth } from './middle-worth.ts'
import { type Outlook, type Outlooks, phasesLeft, turnsLeft } from './outlook.ts'
import { frameWorth } from './prices.ts'
import { routeWorth } from './route-worth.ts'
import { carsWorth, mailWorth, tileWorth } from './train-worth.ts'

/** What positions are worth to a seat: the points it can expect to have at the end. */
export interface Evaluation {
  /** Looks around the table before a plan is made: what would be lost by an arrest hangs on the others. */
  lookAround(state: State, seat: Seat): void
  worth(state: State, seat: Seat): number
}

/** A sum of what a player would look at. It reads nothing that the seat may not see. */
export function evaluationFor(rules: Rules, outlooks: Outlooks): Evaluation {
  const outlookOf = (state: State, seat: Seat): Outlook => outlooks[phasesLeft(state, seat)]![turnsLeft(state, seat)]!
  let stake = 0
  return {
    lookAround(state, seat) {
      stake = state.slices.murder === undefined ? 0 : stakeOf(rules, outlookOf, state, seat)
    },
    worth(state, seat) {
      if (state.phase === 'over') return state.players[seat]!.points
      const outlook = outlookOf(state, seat)
      return (
        openWorth(rules, outlook, state, seat, state.players[seat]!.kept) +
        pendingWorth(rules, outlook, state, seat) -
        evidenceRisk(outlook, state, seat, stake)
      )
    },
  }
}

const NO_POSTCARDS: readonly number[] = []

/** What lies open before a player, and the Game End card he kept, if it is known. */
function openWorth(rules: Rules, outlook: Outlook, state: State, seat: Seat, kept: number): number {
  const player = state.players[seat]!
  let worth = player.points
  for (const train of player.trains)
    worth +=
      carsWorth(rules, outlook, train) +
      mailWorth(outlook, train) +
      tileWorth(outlook, train, state.tilesLaid, state.arrived)
  for (let column = 0; column < player.coins.length; column++)
    worth += player.coins[column]! * outlook.prices.coins[column]!
  if (state.tileHolder === seat) worth += outlook.weights.start
  return (
    worth +
    routeWorth(rules, outlook, player, state.slices.postcards?.[seat] ?? NO_POSTCARDS) +
    guestsWorth(rules, outlook, player) +
    middleWorth(rules, outlook, player) +
    contractsWorth(rules, outlook, state, seat) +
    endCardsWorth(rules, outlook, player, kept)
  )
}

/** What is left of the open frame, frames that wait, and coins that are still to be placed. */
function pendingWorth(rules: Rules, { prices }: Outlook, state: State, seat: Seat): number {
  if (state.toMove !== seat) return 0
  const table: Table = { rules, state, tell: undefined }
  let worth = state.owed * prices.coins[0]!
  if (state.frame !== null) worth += frameWorth(prices, state.frame.left)
  for (const source of state.waiting)
    worth += frameWorth(prices, rules.sources[sourceKind(source)]!.frame!(table, sourceId(source)))
  return worth
}

/** What an arrest would cost: the more, the further one is ahead of all others. */
function stakeOf(rules: Rules, outlookOf: (state: State, seat: Seat) => Outlook, state: State, seat: Seat): number {
  const worths = state.players.map((_, other) => openWorth(rules, outlookOf(state, other), state, other, NONE))
  const lead = worths[seat]! - Math.max(...worths.filter((_, other) => other !== seat))
  const { arrest, arrestLead } = outlookOf(state, seat).weights
  return arrest + arrestLead * Math.max(0, lead)
}
