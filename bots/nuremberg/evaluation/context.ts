import type { Seat } from '@roundhouse/kernel/game'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import { type BuildPosition, groundOf } from '../track/ground.ts'
import type { HaulContext } from './haul.ts'
import { type Purse, purseOf } from './prospect.ts'
import type { Breadth } from './routes.ts'
import type { Outlook } from './worth.ts'

/** Everything a decision goes by. */
export interface DecisionContext {
  readonly game: Nuremberg
  /** The position; a copy of one's own. */
  readonly state: State
  readonly seat: Seat
  readonly outlook: Outlook
  readonly breadth: Breadth
}

export const groundFor = ({ game, state, seat, outlook }: DecisionContext): BuildPosition =>
  groundOf(game.rules.map, state, seat, outlook.weights.contested)

export const haulFor = ({ game, state, seat, outlook }: DecisionContext): HaulContext => ({
  outlook,
  rules2009: game.rules.rules2009,
  kept: state.players[seat]!.kept,
})

export const purseFor = ({ state, seat }: DecisionContext): Purse =>
  purseOf(state.players[seat]!.cubes, state.players[seat]!.influence)
