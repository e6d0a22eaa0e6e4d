import type { Move } from '@roundhouse/kernel/game'
import { ofTable } from '@roundhouse/kernel/notation/impossible'
import { COLOUR_NUMBERS, COLOURS, sumOf } from '../../base/influence.ts'
import { areaFrom, areaTo, borderName, borderOf } from '../../base/map.ts'
import { wealthOf } from '../../base/purse.ts'
import { NONE, playerAt } from '../../base/state.ts'
import type { GameTable, MoveKind } from '../../base/table.ts'
import { pay } from '../../phases/payment.ts'
import { isStart } from '../../phases/series.ts'
import { way } from '../../phases/takeovers.ts'
import { writeArea } from '../areas.ts'
import { seriesOf } from '../derive.ts'
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

/** A series starts at a company's station or own track, and goes where track can be laid (NB-5.2 to NB-5.4). */
const seriesCanBe: Check = function* (rules, state) {
  const { links } = state.series
  const { map } = rules
  if (links.length === 0) return
  const about = ofTable('series')
  const start = areaFrom(map, links[0]!)
  if (!isStart(tableOf(rules, state), start))
    yield {
      about,
      message: `found a start in ${writeArea(map, start)}; allowed is a red or green station, or own track (NB-5.3)`,
    }
  for (const [i, link] of links.entries()) {
    const border = borderOf(link)
    const isLaid = state.track[border] !== NONE || links.slice(0, i).some(other => borderOf(other) === border)
    if (isLaid) yield { about, message: `found ${borderName(map, border)}; allowed is where no piece lies (NB-5.2)` }
    if (map.cost[link] === 0)
      yield { about, message: `found ${writeArea(map, areaTo(map, link))}; allowed is where track may lead (NB-5.4)` }
  }
}

/** What can't be paid in full can't be built (NB-5.9). What is owed in influence goes before the rest (NB-5.8). */
const seriesIsPayable: Check = function* (rules, state) {
  if (state.payment !== null) return
  const { price, owed } = seriesOf(rules, state, state.series.links)
  const player = playerAt(state, state.toMove)
  const missing = COLOUR_NUMBERS.find(colour => owed[colour] > player.influence[colour])
  if (missing !== undefined || price + sumOf(owed) > wealthOf(player))
    yield {
      about: ofTable('series', 'decides'),
      message: `found a price of ${price} and ${COLOURS.map((colour, i) => `${owed[i]} ${colour}`).join(', ')}; allowed is what seat ${state.toMove + 1} can pay (NB-5.9)`,
    }
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
    yield { about, message: 'found no series; allowed is a payment for a series or for a train (NB-5.8)' }
  if (payment.train !== NONE && (state.phase !== 'trains' || trains[payment.train] !== NONE))
    yield { about, message: 'found a train that cannot be bought; allowed is one that nobody has (NB-6.2)' }
  if (movesOf(pay, tableOf(rules, state)).length < 2)
    yield { about, message: 'found nothing to choose; allowed is a payment that can be made in two ways (NB-5.8)' }
}

/** A way is asked for only where several lead on (NB-8.1). */
const lineCanBe: Check = function* (rules, state) {
  const { line } = state
  if (line === null) return
  const about = ofTable('line')
  if (line.from > line.to)
    yield {
      about,
      message: `found the ends the wrong way round; allowed is ${writeArea(rules.map, line.to)} - ${writeArea(rules.map, line.from)}`,
    }
  if (line.links.some(link => state.track[borderOf(link)] !== state.toMove))
    yield { about, message: `found track of others; allowed is track of seat ${state.toMove + 1} (NB-8.1)` }
  if (movesOf(way, tableOf(rules, state)).length < 2)
    yield { about, message: 'found nothing to choose; allowed is a line from which two ways lead on (NB-8.1)' }
}

export const progressChecks: readonly Check[] = [inTime, seriesCanBe, seriesIsPayable, paymentCanBe, lineCanBe]
