import type { MoveKind } from './move-kind.ts'
import type { Remedy } from './reasons.ts'
import { ROUNDS } from './round.ts'
import { isOfScoring } from './stage.ts'
import type { Table } from './table.ts'

interface Help {
  readonly remedy: Remedy | null
}

const NOTHING: Help = { remedy: null }
const SCORE: Help = { remedy: 'score' }
const IN_SCORING: Help = { remedy: 'in-scoring' }

/** Whoever is to decide has another turn in this round: turns go around the table (FC-2.2). */
function hasAnotherTurn({ state, rules: { seats } }: Table): boolean {
  const ahead = (state.toMove - state.onTurn + seats) % seats
  return state.turnsLeft > (ahead === 0 ? seats : ahead)
}

type LastHelp = (table: Table, moveKind: MoveKind, help: Help) => Help

/** In the last round, by what helps in all others. After the last turn the scoring phase is still to come. */
const IN_THE_LAST_ROUND: Readonly<Partial<Record<Remedy, LastHelp>>> = {
  'next-round': () => NOTHING,
  'next-turn': (table, _moveKind, help) => (hasAnotherTurn(table) ? help : NOTHING),
  'own-turn': (table, moveKind, help) => (hasAnotherTurn(table) ? help : isOfScoring(moveKind) ? IN_SCORING : NOTHING),
  'after-scoring': () => SCORE,
}

/** What would help, if it still can: no turn and no round comes after the last (FC-2.6). */
export function whatStillHelps(table: Table, moveKind: MoveKind, { remedy }: Help): Help {
  const last = table.state.round < ROUNDS || remedy === null ? undefined : IN_THE_LAST_ROUND[remedy]
  return last?.(table, moveKind, { remedy }) ?? { remedy }
}
