import type { Move } from '@roundhouse/kernel/game'
import { ofTable } from '@roundhouse/kernel/notation/impossible'
import { positionCheck } from '@roundhouse/kernel/violation'
import { borderOf } from '../../base/map.ts'
import { NONE } from '../../base/state.ts'
import type { GameTable, MoveKind } from '../../base/table.ts'
import { seriesIsFree, seriesIsOnGround, seriesIsPayable, seriesStarts } from '../../checks/series.ts'
import { pay } from '../../phases/payment.ts'
import { way } from '../../phases/takeovers.ts'
import { writeArea } from '../areas.ts'
import { type Check, tableOf } from './impossible.ts'

/** What is half-done belongs to its phase. */
const inTime: Check = function* (_rules, { phase, series, payment, line }) {
  const late = (key: string, phases: string) => ({
    about: ofTable(key, 'phase'),
    message: `found one in phase ${phase}; allowed only in phase ${phases}`,
  })
  if (series.links.length > 0 && phase !== 'track') yield late('series', 'track (NB-5.1)')
  if (payment !== null && phase !== 'track' && phase !== 'trains') yield late('payment', 'track, trains (NB-5.8)')
  if (line !== null && phase !== 'takeovers') yield late('line', 'takeovers (NB-8.1)')
}

const movesOf = (moveKind: MoveKind, table: GameTable): Move[] => {
  const moves: Move[] = []
  moveKind.list(table, moves)
  return moves
}

/** A payment is asked for only where there is something to choose (NB-5.8, NB-6.3). */
const paymentCanBe: Check = function* (rules, state) {
  const { payment, series, trains } = state
  if (payment === null) return
  const about = ofTable('payment')
  if (payment.train === NONE && series.links.length === 0)
    yield { about, message: 'found no series; expected a payment for a series or for a train (NB-5.8)' }
  if (payment.train !== NONE && (state.phase !== 'trains' || trains[payment.train] !== NONE))
    yield { about, message: 'found a train that cannot be bought; expected one that nobody has (NB-6.2)' }
  if (movesOf(pay, tableOf(rules, state)).length < 2)
    yield { about, message: 'found nothing to choose; expected a payment that can be made in two ways (NB-5.8)' }
}

/** A way is asked for only where several lead on (NB-8.1). */
const lineCanBe: Check = function* (rules, state) {
  const { line } = state
  if (line === null) return
  const about = ofTable('line')
  if (line.from > line.to)
    yield {
      about,
      message: `found the ends the wrong way round; expected ${writeArea(rules.map, line.to)} - ${writeArea(rules.map, line.from)}`,
    }
  if (line.links.some(link => state.track[borderOf(link)] !== state.toMove))
    yield { about, message: `found track of others; expected track of seat ${state.toMove + 1} (NB-8.1)` }
  if (movesOf(way, tableOf(rules, state)).length < 2)
    yield { about, message: 'found nothing to choose; expected a line from which two ways lead on (NB-8.1)' }
}

export const progressChecks: readonly Check[] = [
  inTime,
  positionCheck(seriesStarts),
  positionCheck(seriesIsFree),
  positionCheck(seriesIsOnGround),
  positionCheck(seriesIsPayable),
  paymentCanBe,
  lineCanBe,
]
