import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { Calibration } from '../../play/calibration.ts'
import { weightsIn } from '../../training/weight-file.ts'
import file from './calibration.json' with { type: 'json' }
import { MOST_TURNS } from './feature-weights.ts'
import { turnsLeft } from './outlook.ts'
import { blend } from './weight-table.ts'

const KINDS = ['without module C', 'with module C']
const PLAYERS = [2, 3, 4]

/** Own turns left: in between powers are blended. */
const KNOTS = [0, 3, 6, 9, 12, 15, MOST_TURNS]

const tables = KINDS.flatMap(kind => PLAYERS.map(players => `${kind}, ${players} players`))
const moments = KNOTS.map(turns => `${turns} turns left`)

/** How often chances in First Class come true: who is arrested cannot win, so tables with module C are others (FC-C.7). */
export const calibration: Calibration<State, View> = {
  tables,
  moments,
  powers: weightsIn({ game: 'first-class', rows: tables, columns: moments }, file),
  partsAt(_game, state) {
    const kind = state.slices.murder === undefined ? 0 : 1
    const table = kind * PLAYERS.length + PLAYERS.indexOf(state.players.length)
    const [knot, way] = blend(turnsLeft(state, state.toMove), KNOTS)
    const place = table * KNOTS.length + knot
    return [
      { place, part: 1 - way },
      { place: place + 1, part: way },
    ]
  },
}
