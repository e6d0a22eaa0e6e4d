import { NONE, type Player } from '@roundhouse/first-class/base/player'
import { sourceId, sourceKind } from '@roundhouse/first-class/base/source'
import type { State } from '@roundhouse/first-class/base/state'
import type { Rules, Table } from '@roundhouse/first-class/base/table'
import type { Seat } from '@roundhouse/kernel/game'
import { contractsWorth } from './contract-worth.ts'
import { evidenceRisk } from './evidence-risk.ts'
import { type Outlook, type Outlooks, phasesLeft, turnsLeft } from './outlook.ts'
import { routeWorth } from './route-worth.ts'
import { frameWorth } from './symbol-worth.ts'
import { carsWorth, endsWorth, guestsWorth, middleWorth } from './train-worth.ts'
import type { Weights } from './weights.ts'

/** What positions are worth to a seat: the points it can expect to have at the end. */
export interface Evaluation {
  /** Looks around the table before a plan is made: what would be lost by an arrest hangs on the others. */
  lookAround(state: State, seat: Seat): void
  worth(state: State, seat: Seat): number
}

const NO_POSTCARDS: readonly number[] = []

/** A sum of what a player would look at. It reads nothing that the seat may not see. */
export function evaluationFor(rules: Rules, weights: Weights, ahead: Outlooks): Evaluation {
  const table: { -readonly [K in keyof Table]: Table[K] } = {
    rules,
    state: undefined as unknown as State,
    tell: undefined,
  }

  /** Frames that wait, and what is left of the open one. */
  const pending = (state: State, phases: number): number => {
    table.state = state
    let worth = state.frame === null ? 0 : frameWorth(weights, state.frame.left, phases)
    for (const source of state.waiting)
      worth += frameWorth(weights, rules.sources[sourceKind(source)]!.frame!(table, sourceId(source)), phases)
    return worth + state.owed * weights.coins[0]![phases]!
  }

  /** What all can see of a player, in points: everything but the secrets and the danger of arrest. */
  const openWorth = (state: State, seat: Seat, outlook: Outlook): number => {
    const player = state.players[seat]!
    const phases = outlook.phases.length
    let worth = player.points
    for (const train of player.trains)
      worth +=
        carsWorth(rules, weights, train, outlook) + endsWorth(weights, train, outlook, state.tilesLaid, state.arrived)
    worth += guestsWorth(rules, weights, player, outlook)
    worth += middleWorth(rules, weights, player, outlook)
    worth += routeWorth(rules, weights, player, state.slices.postcards?.[seat] ?? NO_POSTCARDS, outlook)
    worth += contractsWorth(rules, weights, state, seat, outlook)
    for (let column = 0; column < 3; column++) worth += player.coins[column]! * weights.coins[column]![phases]!
    if (state.tileHolder === seat) worth += weights.start
    return worth
  }

  const outlookOf = (state: State, seat: Seat): Outlook => ahead[phasesLeft(state, seat)]![turnsLeft(state, seat)]!
  const endCards = (state: State, seat: Seat, kept: number, outlook: Outlook): number =>
    endCardsWorth(rules, weights, state.players[seat]!, kept, outlook)

  let stake = weights.arrest

  return {
    lookAround(state, seat) {
      if (state.slices.murder === undefined) return
      const seen = state.players.map((_, other) => {
        const outlook = outlookOf(state, other)
        return openWorth(state, other, outlook) + endCards(state, other, NONE, outlook)
      })
      const lead = seen[seat]! - Math.max(...seen.filter((_, other) => other !== seat))
      stake = weights.arrest + weights.arrestLead * Math.max(0, lead)
    },

    worth(state, seat) {
      const player = state.players[seat]!
      if (state.phase === 'over') return player.points
      const outlook = outlookOf(state, seat)
      let worth = openWorth(state, seat, outlook) + endCards(state, seat, player.kept, outlook)
      worth -= evidenceRisk(weights, state, seat, stake, outlook.turns)
      if (state.toMove === seat) worth += pending(state, outlook.phases.length)
      return worth
    },
  }
}

/** Game End cards: their points for each card of the kind, taken and to be taken.  */
function endCardsWorth({ printed }: Rules, weights: Weights, player: Player, kept: number, { turns }: Outlook): number {
  const each = { car: 0, conductor: 0, locomotive: 0 }
  if (kept !== NONE) each[printed.endFaces[kept]!.counts] += printed.endFaces[kept]!.points
  for (const card of player.endCards) each[printed.endFaces[card]!.counts] += printed.endFaces[card]!.points
  const { car, conductor, locomotive } = weights.kinds
  let worth = turns * (each.car * car + each.conductor * conductor + each.locomotive * locomotive)
  for (const face of player.taken) {
    const { deck, kind } = printed.faces[face]!
    if (deck === 'X') worth += each[kind as 'car'] ?? 0
  }
  return worth
}
