import type { Seat } from '@roundhouse/kernel/game'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { LookTopic } from '../game.ts'
import { legend } from '../words/help.ts'
import { seatNamed } from '../words/seats.ts'
import { headed, sentence } from '../words/sentences.ts'
import { topicsOf } from '../words/topics.ts'
import { nameOf } from '../words/voice.ts'
import { help } from './help.ts'
import { drawBoxes } from './table/boxes.ts'
import { momentOf } from './table/head.ts'
import { drawMap } from './table/map.ts'
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

/** Everything that can be looked at. */
export function topicsIn(view: View, voice: Voice): Readonly<Record<string, LookTopic>> {
  const { said, drawn, ofSeat } = topicsOf(view, voice)
  const area: LookTopic = rest => named(view, voice, rest) ?? [voice.say('nuremberg.look.no-area', { area: rest })]
  const allTrains = drawn(drawTrains, allTrainLines)
  const trainsOfSeat = ofSeat(trainLinesOf, 'nuremberg.look.nothing')
  return {
    table: drawn(drawTable, tableLines),
    map: drawn(drawMap, mapLines),
    area,
    link: rest => linkLines(voice, view, rest),
    line: rest => lineLines(voice, view, mine(voice, view), rest),
    lines: ofSeat(saleLines, 'nuremberg.look.no-sales'),
    loads: ofSeat(loadLines, 'nuremberg.act.reaches-nothing'),
    network: ofSeat(networkLines, 'nuremberg.look.nothing'),
    stations: (rest, screen) => (rest === '' ? stationLines(voice, view) : area(rest, screen)),
    pieces: said(piecesLines, 'nuremberg.look.nothing'),
    track: said(trackLines, 'nuremberg.look.nothing'),
    series: said(seriesLines),
    boxes: drawn(drawBoxes, boxLines),
    trains: (rest, screen) => (rest === '' ? allTrains : trainsOfSeat)(rest, screen),
    orders: said(orderLines),
    influence: said(influenceLines),
    profit: said(profitLines),
    moved: ofSeat(movedLines),
    me: ofSeat(boardLines),
    seat: ofSeat(boardOf),
    points: said(pointLines),
    legend: () => legend(voice.say, help),
  }
}

const mine = ({ viewer }: Voice, view: View): Seat => (viewer === 'watcher' ? view.toMove : viewer)

function pointLines(voice: Voice, view: View): string[] {
  return view.players.map((_, seat) => boardLines(voice, view, seat)[0]!)
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
  return [headed(voice.say, `${seat + 1}, ${nameOf(voice, seat)}`), ...boardLines(voice, view, seat)]
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
