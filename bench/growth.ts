import type { State } from '@roundhouse/first-class/base/state'
import type { Cost } from './cost.ts'
import { listingCost } from './operations.ts'
import { AT_HAND, type StateSample } from './sample.ts'

/** What listing the moves costs in one kind of states. */
export interface Growth extends Cost {
  readonly where: string
  /** Moves listed, on average. */
  readonly moves: number
}

type Sampled = StateSample<State>
type Has = (sample: Sampled) => boolean

const contracts = ({ state }: Sampled): number => state.players[state.toMove]!.contracts.length
const cards = ({ state }: Sampled): number => state.players[state.toMove]!.taken.length

/** Nothing but the open frame is looked at inside a frame, so the states compared are those of a turn. */
const isTurn: Has = ({ state }) => state.phase === 'turn' && state.frame === null

/** Does listing moves cost more as the game goes on, as cards are taken, or as contracts lie open? */
const KINDS: readonly (readonly [string, Has])[] = [
  ...[1, 2, 3, 4, 5, 6].map(round => [`round ${round}`, ({ state }: Sampled) => state.round === round] as const),
  ['a turn, 0 to 5 cards taken', sample => isTurn(sample) && cards(sample) <= 5],
  ['a turn, 12 to 17 cards taken', sample => isTurn(sample) && cards(sample) >= 12],
  ['a turn, no contract open', sample => isTurn(sample) && contracts(sample) === 0],
  ['a turn, 3 or more contracts open', sample => isTurn(sample) && contracts(sample) >= 3],
]

export function measureGrowth(samples: readonly Sampled[], seconds: number): Growth[] {
  const kinds = KINDS.map(([where, has]) => ({ where, of: samples.filter(has).slice(0, AT_HAND) })).filter(
    ({ of }) => of.length > 0,
  )
  return kinds.map(({ where, of }) => ({
    where,
    moves: meanMoves(of),
    ...listingCost(of, seconds / kinds.length),
  }))
}

const meanMoves = (samples: readonly Sampled[]): number =>
  samples.reduce((sum, { game, state }) => sum + game.moves(state).length, 0) / samples.length
