import type { Seat } from '@roundhouse/kernel/game'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { GREY } from '@roundhouse/nuremberg/base/piece'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { NetPosition, NetShape } from '../../play/net/shape.ts'
import { type Foresight, worthsWith } from '../evaluation/evaluation.ts'
import { loadedBy } from '../evaluation/train-phase.ts'
import { FARTHEST, worthOfLater, worthOfSets } from '../evaluation/worth.ts'
import { linesOf } from '../track/lines.ts'
import { type Reach, reaches, worthOfReach } from '../track/reach.ts'
import type { TurnForecast } from './forecast.ts'
import { surroundingsOf } from './surroundings.ts'

const PIECES = ['grey', 'yellow', 'reds', 'greens']
const ROOMS = ['first class', 'second class', 'goods']

/** What is seen of a seat. */
const SEAT_INPUTS = [
  ...['points', 'profit', 'pieces of track', 'cubes'],
  ...COLOURS,
  ...PIECES.map(kind => `${kind} moved`),
  ...PIECES.map(kind => `${kind} in reach`),
  ...PIECES.map(kind => `${kind} in reach of nobody else`),
  ...['line for red', 'line for green'],
  ...['areas touched', 'reds without a station', 'greens without a station'],
  ...['grey next door', 'yellow next door', 'passengers next door'],
  ...ROOMS.map(room => `room in ${room}`),
  ...['has passed', 'is to move', 'place in player order', 'place to build', 'place for trains', 'is still to sell'],
  ...['sets', 'what can be moved later'],
  ...['worth', 'lead', 'hopes', 'lead by hopes'],
]

/** The moments of a turn that are told apart; an auction is shown as it will end. */
const MOMENTS = ['track', 'trains', 'takeovers', 'between turns'] as const
const PLAYERS = [2, 3, 4]
const MAPS = ['maps without a chain', 'maps with a chain']
const TURNS = Array.from({ length: FARTHEST }, (_, toCome) => `${toCome} turns to come`)

/** What is seen of the table. */
const TABLE_INPUTS = [
  ...TURNS,
  ...MOMENTS,
  ...['3 players', '4 players', 'has a chain', 'chain is open'],
  ...PIECES.map(kind => `${kind} on the map`),
  'landowners',
]

export const shape: NetShape = {
  game: 'nuremberg',
  seatInputs: SEAT_INPUTS,
  tableInputs: TABLE_INPUTS,
  tables: MAPS.flatMap(map => PLAYERS.map(players => `${map}, ${players} players`)),
  moments: TURNS.flatMap(turns => MOMENTS.map(moment => `${turns}, ${moment}`)),
}

/** Shows a position and what is expected to come of it in this turn. Numbers are brought to about 1. */
export function showForecast(foresight: Foresight, { auctioned, built }: TurnForecast, position: NetPosition): void {
  const { game, outlook } = foresight
  const { weights } = outlook
  const { map } = game.rules
  const reach = reaches(map, built, weights.contested)
  const alone = reaches(map, built, 0)
  const worths = worthsWith(foresight, built, reach)
  const hopes =
    auctioned === built ? worths : worthsWith(foresight, auctioned, reaches(map, auctioned, weights.contested))
  position.place = placeOf(foresight, auctioned)
  showTable(foresight, auctioned, position.table)
  for (const [seat, inputs] of position.seats.entries()) {
    position.bases[seat] = worths[seat]! / outlook.leadThatCounts
    position.hopes[seat] = worths[seat]!
    const pen = { inputs, at: 0 }
    showSeat(pen, foresight, built, seat, reach[seat]!, alone[seat]!)
    put(pen, worths[seat]!, 20)
    put(pen, leadOf(worths, seat), 10)
    put(pen, hopes[seat]! - worths[seat]!, 10)
    put(pen, leadOf(hopes, seat), 10)
  }
}

interface Pen {
  readonly inputs: Float64Array
  at: number
}

function put(pen: Pen, value: number, scale: number): void {
  pen.inputs[pen.at++] = value / scale
}

function putAll(pen: Pen, values: readonly number[], scale: number): void {
  for (const value of values) put(pen, value, scale)
}

const reachList = ({ grey, yellow, reds, greens }: Reach): number[] => [grey, yellow, reds, greens]

function showSeat(pen: Pen, { game, outlook }: Foresight, state: State, seat: Seat, reach: Reach, alone: Reach): void {
  const { rules } = game
  const { points, profit, pieces, cubes, influence } = state.players[seat]!
  const { room, kept } = loadedBy(rules, state, seat)
  const { lineRed, lineGreen } = linesOf(rules.map, state, seat)
  put(pen, points, 20)
  put(pen, profit, 20)
  put(pen, pieces, 5)
  put(pen, cubes, 5)
  putAll(pen, influence, 4)
  putAll(pen, kept, 5)
  putAll(pen, reachList(reach), 5)
  putAll(pen, reachList(alone), 5)
  putAll(pen, [lineRed, lineGreen], 5)
  const { areas, waitingReds, waitingGreens, grey, yellow, passengers } = surroundingsOf(rules.map, state, seat)
  put(pen, areas, 10)
  putAll(pen, [waitingReds, waitingGreens, grey, yellow, passengers], 5)
  putAll(pen, [room.first, room.second, room.goods], 4)
  put(pen, state.phase === 'trains' ? (state.passed >> seat) & 1 : 0, 1)
  put(pen, state.toMove === seat ? 1 : 0, 1)
  for (const order of [state.order, state.buildOrder, state.trainOrder]) put(pen, order.indexOf(seat), 2)
  put(pen, state.phase === 'takeovers' && state.order.indexOf(seat) >= state.place ? 1 : 0, 1)
  put(pen, worthOfSets(outlook.openSets, rules.rules2009, kept[0]!, kept[1]!, kept[2]!, kept[3]!), 10)
  put(pen, worthOfLater(outlook, worthOfReach(reach)), 5)
}

/** A lead over the best of the others; a large one is as good as a larger one. */
function leadOf(worths: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (const [other, worth] of worths.entries()) if (other !== seat) best = Math.max(best, worth)
  return Math.max(-MOST_LEAD, Math.min(MOST_LEAD, worths[seat]! - best))
}

const MOST_LEAD = 20

function momentOf({ turn }: Foresight, state: State): number {
  if (state.turn !== turn) return MOMENTS.indexOf('between turns')
  return Math.max(0, MOMENTS.indexOf(state.phase as (typeof MOMENTS)[number]))
}

function placeOf(foresight: Foresight, state: State): number {
  const { game, outlook } = foresight
  const table = (game.rules.map.chain === null ? 0 : PLAYERS.length) + PLAYERS.indexOf(state.players.length)
  return (table * TURNS.length + outlook.turnsToCome) * MOMENTS.length + momentOf(foresight, state)
}

function showTable(foresight: Foresight, state: State, inputs: Float64Array): void {
  const { game, outlook } = foresight
  const { map } = game.rules
  inputs.fill(0)
  inputs[outlook.turnsToCome] = 1
  inputs[TURNS.length + momentOf(foresight, state)] = 1
  const pen = { inputs, at: TURNS.length + MOMENTS.length }
  put(pen, state.players.length === 3 ? 1 : 0, 1)
  put(pen, state.players.length === 4 ? 1 : 0, 1)
  put(pen, map.chain === null ? 0 : 1, 1)
  put(pen, map.chain !== null && state.joined.length > 0 ? 1 : 0, 1)
  putAll(pen, cargoLeft(map, state), 20)
  put(pen, sumOf(state.landowners), 10)
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Grey goods, yellow goods, red and green passengers. */
function cargoLeft({ areas }: Foresight['game']['rules']['map'], { goods, reds, greens }: State): number[] {
  let grey = 0
  for (const [area, count] of goods.entries()) if (areas[area]!.goods === GREY) grey += count
  return [grey, sumOf(goods) - grey, sumOf(reds), sumOf(greens)]
}
