import type { Move } from '@roundhouse/kernel/game'
import { kindNumberOf } from '@roundhouse/kernel/move-kind'
import type { GameTable, Rules } from './base/table.ts'
import type { View } from './base/view.ts'
import { pass } from './phases/pass.ts'
import { giveUp } from './phases/track.ts'
import { unloaded, type WaitingLoad } from './phases/transport.ts'

/** Something that could still be had, and is lost for good by a move. */
export type Forfeit =
  /** Pieces that could still be loaded this turn; a free space for each is there. */
  | WaitingLoad
  /** A series that was begun, and with it all building of this turn. */
  | { readonly kind: 'series'; readonly pieces: number }

/**
 * What the player to move would lose by a move. Not to build, buy or sell saves what it would cost and is no loss;
 * to load costs nothing and always pays (NB-7.1).
 */
export function forfeits(rules: Rules, view: View, move: Move): readonly Forfeit[] {
  const moveKind = rules.moveKinds[kindNumberOf(move)]
  if (moveKind === giveUp) return [{ kind: 'series', pieces: view.series.links.length }]
  if (moveKind !== pass || view.phase !== 'trains') return []
  return unloaded(tableSeen(rules, view))
}

/** All but the dice is seen by everyone (NB-1.1). */
const tableSeen = (rules: Rules, view: View): GameTable => ({
  rules,
  state: { ...view, seed: [0, 0, 0, 0], rolled: 0, players: [...view.players] },
  emit: undefined,
})
