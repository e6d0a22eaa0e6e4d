import type { Reason } from '@roundhouse/kernel/game'
import type { Deed } from './deed.ts'
import { ROUNDS } from './round.ts'
import { isOfScoring } from './stage.ts'
import type { Table } from './table.ts'

type Help = Pick<Reason, 'mend'>

const NOTHING: Help = { mend: null }
const SCORE: Help = { mend: 'score' }
const IN_SCORING: Help = { mend: 'in-scoring' }

/** Whoever is to decide has another turn in this round: turns go around the table (FC-2.2). */
function hasAnotherTurn({ state, rules: { seats } }: Table): boolean {
  const ahead = (state.toMove - state.onTurn + seats) % seats
  return state.turnsLeft > (ahead === 0 ? seats : ahead)
}

type LastHelp = (table: Table, deed: Deed, help: Help) => Help

/** In the last round, by what helps in all others. After the last turn the scoring phase is still to come. */
const IN_THE_LAST_ROUND: Readonly<Record<string, LastHelp>> = {
  'next-round': () => NOTHING,
  'next-turn': (table, _deed, help) => (hasAnotherTurn(table) ? help : NOTHING),
  'own-turn': (table, deed, help) => (hasAnotherTurn(table) ? help : isOfScoring(deed) ? IN_SCORING : NOTHING),
  'after-scoring': () => SCORE,
}

/** What would help, if it still can: no turn and no round comes after the last (FC-2.6). */
export function whatStillHelps(table: Table, deed: Deed, { mend }: Help): Help {
  const last = table.state.round < ROUNDS || mend === null ? undefined : IN_THE_LAST_ROUND[mend]
  return last?.(table, deed, { mend }) ?? { mend }
}
