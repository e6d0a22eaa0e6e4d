import type { Phase, State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { Calibration } from '../../play/calibration.ts'
import { weightsIn } from '../../training/weight-file.ts'
import file from './calibration.json' with { type: 'json' }
import { FARTHEST } from './worth.ts'

/** The map of Nuremberg has a chain to close, that of Wensleydale has none (NB-5.10); a map of one's own is like one of them. */
const MAPS = ['maps without a chain', 'maps with a chain']
const PLAYERS = [2, 3, 4]
const PHASES: readonly Phase[] = ['auction', 'track', 'trains', 'takeovers']

const tables = MAPS.flatMap(map => PLAYERS.map(players => `${map}, ${players} players`))
const moments = Array.from({ length: FARTHEST }, (_, toCome) =>
  PHASES.map(phase => `${toCome} turns to come, ${phase}`),
).flat()

/** How often chances in Nuremberg come true. */
export const calibration: Calibration<State, View> = {
  tables,
  moments,
  powers: weightsIn({ game: 'nuremberg', rows: tables, columns: moments }, file),
  partsAt(game, state) {
    const { rules } = game as Nuremberg
    const table = (rules.map.chain === null ? 0 : PLAYERS.length) + PLAYERS.indexOf(state.players.length)
    const toCome = Math.min(FARTHEST - 1, rules.turns - state.turn)
    const moment = toCome * PHASES.length + PHASES.indexOf(state.phase)
    return [{ place: table * moments.length + moment, part: 1 }]
  },
}
