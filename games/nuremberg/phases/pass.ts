import { defineMoveKind, noWords } from '@roundhouse/kernel/move-kind'
import { areaName } from '../base/map.ts'
import { MOVES } from '../base/numbers.ts'
import type { GameTable, MoveKind, Objection } from '../base/table.ts'
import { unloaded } from './transport.ts'

const SERIES_BEGUN: Objection = { rule: 'NB-5.1', code: 'series-begun', remedy: 'finish-or-give-up' }

/** `pass`: build nothing, be out of the trains of this turn, or sell nothing (NB-5.1, NB-6.1, NB-8.1). */
export const pass: MoveKind<'pass'> = defineMoveKind({
  number: MOVES.pass,
  word: 'pass',
  form: 'pass',
  ...noWords,
  outOfPhase: { rule: 'NB-3.2', code: 'no-passing', remedy: 'bid' },
  refuse: ({ state }) => (state.series.links.length > 0 ? SERIES_BEGUN : null),

  play(table) {
    const { state } = table
    table.emit?.({ key: 'passed', facts: { seat: state.toMove, phase: state.phase } })
    if (state.phase === 'trains' && table.emit !== undefined) tellUnloaded(table)
    if (state.phase === 'trains') state.passed |= 1 << state.toMove
    state.place++
  },

  write: () => 'pass',
  describe: () => ({ do: 'pass' }),
})

function tellUnloaded(table: GameTable): void {
  const { map } = table.rules
  for (const { kind, count, areas } of unloaded(table))
    table.emit!({
      key: 'forfeited',
      facts: { seat: table.state.toMove, pieces: kind, count, areas: areas.map(area => areaName(map, area)) },
    })
}
