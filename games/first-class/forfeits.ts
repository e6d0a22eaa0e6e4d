import type { Move } from '@roundhouse/kernel/game'
import { isMet } from './base/cards/contracts.ts'
import type { Effect, Frame } from './base/frames/effect.ts'
import { done } from './base/frames/frame.ts'
import { unusedFrames, unusedSymbols } from './base/frames/unused.ts'
import { moveKindOf } from './base/move-kind.ts'
import { ROUNDS } from './base/round/round.ts'
import { scoreTrains } from './base/round/scoring.ts'
import { end } from './base/round/turn.ts'
import type { Source } from './base/state.ts'
import { me, type Rules } from './base/table.ts'
import type { View } from './base/view.ts'
import { frameOfWaiting, tableSeen } from './seen.ts'

/** Something that could still be used, and is lost for good by a move. */
export type Forfeit =
  /** A frame that waits: the bonus of a mail car, a city, a factory ... */
  | { readonly kind: 'bonus'; readonly source: Source; readonly frame: Frame }
  /** A symbol of the open frame. */
  | { readonly kind: 'symbol'; readonly symbol: Effect }
  /** A contract that is met, when no more can be fulfilled. */
  | { readonly kind: 'contract'; readonly face: number }

/** What the player to move would lose by a move: what waits at the end of a turn or of a scoring, and the rest of a frame. */
export function forfeits(rules: Rules, view: View, move: Move): Forfeit[] {
  switch (moveKindOf(rules, move)) {
    case done:
      return unusedSymbols(tableSeen(rules, view)).map(symbol => ({ kind: 'symbol', symbol }))
    case end:
      return bonuses(rules, view)
    case scoreTrains:
      return [...bonuses(rules, view), ...contracts(rules, view)]
    default:
      return []
  }
}

const bonuses = (rules: Rules, view: View): Forfeit[] =>
  unusedFrames(tableSeen(rules, view)).map(source => ({
    kind: 'bonus',
    source,
    frame: frameOfWaiting(rules, view, source),
  }))

/** After the last scoring contracts pay nothing (FC-13.2); until then they stay open. */
function contracts(rules: Rules, view: View): Forfeit[] {
  if (view.round < ROUNDS) return []
  const table = tableSeen(rules, view)
  return me(table)
    .contracts.filter(face => isMet(table, face))
    .map(face => ({ kind: 'contract', face }))
}
