import type { Viewer } from '@roundhouse/kernel/game'
import { copyPlayer } from './player.ts'
import type { State } from './state.ts'

/** What one viewer sees: nothing is hidden after set-up but the dice (NB-1.1). */
export type View = Omit<State, 'seed' | 'rolled'> & { readonly viewer: Viewer }

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  turn: state.turn,
  phase: state.phase,
  toMove: state.toMove,
  place: state.place,
  order: state.order,
  buildOrder: state.buildOrder,
  trainOrder: state.trainOrder,
  discStacks: state.discStacks,
  discs: state.discs,
  bids: state.bids,
  bidders: state.bidders,
  track: state.track,
  goods: state.goods,
  reds: state.reds,
  greens: state.greens,
  landowners: state.landowners,
  stations: state.stations,
  trains: state.trains,
  spaces: state.spaces,
  passed: state.passed,
  series: state.series,
  payment: state.payment,
  line: state.line,
  joined: state.joined,
  players: state.players.map(copyPlayer),
})
