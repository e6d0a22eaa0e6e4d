import type { Remedy } from '../base/reasons.ts'
import type { State } from '../base/state.ts'
import type { Table } from '../base/table.ts'

type Phase = State['phase']

/** In the order of a turn (NB-1.1). */
const PHASES: readonly Phase[] = ['auction', 'track', 'trains', 'takeovers']

/** In which phase to come something helps. A line is sold for its pieces: they are of use when track is built again. */
const HELPS_IN: Readonly<Partial<Record<Remedy, Phase>>> = {
  'next-auction': 'auction',
  'next-track': 'track',
  'build-there': 'track',
  'build-beside': 'track',
  'build-a-way': 'track',
  'sell-a-line': 'track',
  'train-phase': 'trains',
  'next-turn': 'trains',
  'takeover-phase': 'takeovers',
}

/** It speaks of this turn alone, in whichever turn. */
const OF_THIS_TURN: Remedy = 'takeover-phase'

/** What would help, if it still can: after its phase of the last turn nothing comes any more (NB-9.2). */
export function whatStillHelps({ state, rules }: Table, remedy: Remedy | null): Remedy | null {
  const phase = remedy === null ? undefined : HELPS_IN[remedy]
  if (phase === undefined) return remedy
  const isLast = state.turn === rules.turns || remedy === OF_THIS_TURN
  return isLast && PHASES.indexOf(state.phase) >= PHASES.indexOf(phase) ? null : remedy
}
