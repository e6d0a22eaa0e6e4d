import type { Seat } from '@roundhouse/kernel/game'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { LookTopic, Screen } from '../game.ts'
import { legend } from '../words/help.ts'
import { noSuchSeat, seatNamed } from '../words/seats.ts'
import { sentence } from '../words/sentences.ts'
import { nameOf } from '../words/voice.ts'
import { help } from './help.ts'
import { drawBoxes } from './table/boxes.ts'
import { momentOf } from './table/head.ts'
import { drawMap } from './table/map.ts'
import type { TablePicture } from './table/picture.ts'
import { drawTable } from './table/table.ts'
import { drawTrains } from './table/trains.ts'
import { areaCalled } from './words/areas.ts'
import {
  allTrainLines,
  boardLines,
  boxLine,
  boxLines,
  influenceLines,
  movedLines,
  orderLines,
  profitLines,
  seriesLines,
  trainLinesOf,
} from './words/boards.ts'
import { areaLines, loadLines, networkLines, piecesLines, stationLines, trackLines } from './words/lands.ts'
import { lineLines, linkLines, saleLines } from './words/prices.ts'
import type { Voice } from './words/voice.ts'

interface Onlooker {
  readonly view: View
  readonly voice: Voice
}

type Topic = (seen: Onlooker, rest: string, screen: Screen | null) => string[]

/** Everything that can be looked at. */
export const thingsIn = (view: View, voice: Voice): Readonly<Record<string, LookTopic>> =>
  Object.fromEntries(
    Object.entries(THINGS).map(([name, say]) => [name, (rest, screen) => say({ view, voice }, rest, screen)]),
  )

type Say = (voice: Voice, view: View) => string[]
type SayOfSeat = (voice: Voice, view: View, seat: Seat) => string[]

/** Drawn where there is a screen. */
const drawnOrSaid =
  (draw: (picture: TablePicture) => string[], say: Say): Topic =>
  ({ view, voice }, _, screen) =>
    screen === null ? say(voice, view) : draw({ view, voice, ...screen })

const saidAlways =
  (say: Say): Topic =>
  ({ view, voice }) =>
    say(voice, view)

/** Of oneself, or of the seat that is named behind it. */
const ofSeat =
  (say: SayOfSeat): Topic =>
  ({ view, voice }, rest) => {
    const seat = seatNamed(voice, rest === '' ? 'me' : rest)
    return seat === null ? [noSuchSeat(voice, rest)] : say(voice, view, seat)
  }

const THINGS: Readonly<Record<string, Topic>> = {
  table: drawnOrSaid(drawTable, tableLines),
  map: drawnOrSaid(drawMap, mapLines),
  area: areaThing,
  link: ({ view, voice }, rest) => linkLines(voice, view, rest),
  line: ({ view, voice }, rest) => lineLines(voice, view, mine(voice, view), rest),
  lines: ofSeat(saleLines),
  loads: ofSeat(loadLines),
  network: ofSeat(networkLines),
  stations: (seen, rest) => (rest === '' ? stationLines(seen.voice, seen.view) : areaThing(seen, rest)),
  pieces: saidAlways(piecesLines),
  track: saidAlways(trackLines),
  series: saidAlways(seriesLines),
  boxes: drawnOrSaid(drawBoxes, boxLines),
  trains: (seen, rest, screen) =>
    rest === '' ? drawnOrSaid(drawTrains, allTrainLines)(seen, rest, screen) : ofSeat(trainsOfSeat)(seen, rest, screen),
  orders: saidAlways(orderLines),
  influence: saidAlways(influenceLines),
  profit: saidAlways(profitLines),
  moved: ofSeat(movedLines),
  me: ofSeat(boardLines),
  seat: ofSeat(boardOf),
  points: saidAlways(pointLines),
  legend: ({ voice }) => legend(voice.say, help),
}

function areaThing({ view, voice }: Onlooker, rest: string): string[] {
  return named(view, voice, rest) ?? [voice.say('nuremberg.look.no-area', { area: rest })]
}

const mine = ({ viewer }: Voice, view: View): Seat => (viewer === 'watcher' ? view.toMove : viewer)

function pointLines(voice: Voice, view: View): string[] {
  return view.players.map((_, seat) => boardLines(voice, view, seat)[0]!)
}

function trainsOfSeat(voice: Voice, view: View, seat: Seat): string[] {
  const lines = trainLinesOf(voice, view, seat)
  return lines.length === 0 ? [voice.say('nuremberg.look.nothing')] : lines
}

function mapLines(voice: Voice, view: View): string[] {
  return [...stationLines(voice, view), ...trackLines(voice, view), ...piecesLines(voice, view)]
}

function tableLines(voice: Voice, view: View): string[] {
  return [
    sentence(momentOf(view, voice)),
    ...orderLines(voice, view),
    ...(view.phase === 'auction' ? boxLines(voice, view) : []),
    ...mapLines(voice, view),
    ...view.players.flatMap((_, seat) => boardOf(voice, view, seat)),
  ]
}

function boardOf(voice: Voice, view: View, seat: Seat): string[] {
  return [`${seat + 1}, ${nameOf(voice, seat)}:`, ...boardLines(voice, view, seat)]
}

/** An area by its name or place, a train, a box, or a seat by its name. */
export function named(view: View, voice: Voice, text: string): string[] | null {
  const { rules } = voice
  const area = areaCalled(rules, text)
  if (area >= 0) return areaLines(voice, view, area)
  const train = rules.trains.findIndex(({ name }) => name === text)
  if (train >= 0) return [allTrainLines(voice, view)[train]!]
  const box = rules.boxes.findIndex(({ name, isOpen }) => isOpen && name.toLowerCase() === text)
  if (box >= 0) return [boxLine(voice, view, box)]
  const seat = seatNamed(voice, text)
  return seat === null ? null : boardOf(voice, view, seat)
}
