import type { Seat } from '@roundhouse/kernel/game'
import { PROFIT } from '@roundhouse/nuremberg/base/discs'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { PIECES_OF_TRACK } from '@roundhouse/nuremberg/base/player'
import { cubesInBids, reserveOf } from '@roundhouse/nuremberg/base/purse'
import type { View } from '@roundhouse/nuremberg/base/view'
import { colourWords } from '@roundhouse/nuremberg/words/voice'
import type { Words } from '../../messages.ts'
import { inTable } from '../../terminal/columns.ts'
import { capital } from '../../words/sentences.ts'
import { nameOf } from '../../words/voice.ts'
import { stateSeen, tiesOn } from '../seen.ts'
import { brief } from './boxes.ts'
import type { NurembergPicture } from './picture.ts'
import { brushOf, signsOfPieces } from './signs.ts'

/** The columns: what each is called in words, and in few letters. */
const HEAD = ['player', 'order', 'build', 'train', 'cubes', 'bid', 'rest'] as const
const REST = ['track', 'profit', 'points', 'moved'] as const

type Column = (typeof HEAD)[number] | (typeof COLOURS)[number] | (typeof REST)[number]

const COLUMNS: readonly Column[] = [...HEAD, ...COLOURS, ...REST]

/** So wide is the table with whole words above it, and with short ones. */
const WIDE = 96
const NARROW = 79

/** Left out where there is no room: `look me` tells them. */
const LEFT_OUT: readonly Column[] = ['bid', 'rest', 'moved']

/** Everything that players have, a line for each. */
export function drawPlayers(picture: NurembergPicture): string[] {
  const { view, paint } = picture
  const [title, ...lines] = inTable(rowsOf(picture), 1)
  return [
    paint.underline(title!),
    ...lines.map((line, seat) => {
      const painted = brushOf(paint, String(seat + 1))(line)
      return view.phase !== 'over' && view.toMove === seat ? paint.bold(painted) : painted
    }),
  ]
}

function rowsOf({ view, voice, width }: NurembergPicture): string[][] {
  const rows = view.players.map((_, seat) => rowOf(view, capital(nameOf(voice, seat)), seat))
  const head = COLUMNS.map(column => title(voice.say, column, width < WIDE))
  if (width >= WIDE) return [head, ...rows]
  const kept = COLUMNS.map(column => width >= NARROW || !LEFT_OUT.includes(column))
  return [head, ...rows].map(row => row.filter((_, column) => kept[column]))
}

function title(say: Words, column: Column, isShort: boolean): string {
  if (column === 'player') return `  ${say('nuremberg.column.player')}`
  if (column === 'white' || column === 'brown' || column === 'red' || column === 'green')
    return isShort ? brief({ say }, column) : colourWords({ say }, column)
  return isShort ? say(`nuremberg.short.${column}`) : say(`nuremberg.column.${column}`)
}

function rowOf(view: View, name: string, seat: Seat): string[] {
  const { cubes, influence, pieces, profit, points, kept } = view.players[seat]!
  const state = stateSeen(view)
  return [
    `${seat + 1} ${name}`,
    ...[view.order, view.buildOrder, view.trainOrder].map(order => String(order.indexOf(seat) + 1)),
    ...[cubes, cubesInBids(state, seat), reserveOf(state, seat)].map(String),
    ...influence.map((n, colour) => `${n}${tieMark(view, colour, seat)}`),
    `${pieces}/${PIECES_OF_TRACK}`,
    `${profit > 0 ? '+' : ''}${profit}${tieMark(view, PROFIT, seat)}`,
    String(points),
    signsOfPieces(kept),
  ]
}

/** Of discs on one space `^` lies on top and goes first; the others are numbered on. */
function tieMark(view: View, track: number, seat: Seat): string {
  const heightOf = (each: Seat) =>
    track === PROFIT ? view.players[each]!.profit : view.players[each]!.influence[track]!
  const tied = tiesOn(view, track, heightOf).filter(other => heightOf(other) === heightOf(seat))
  const place = tied.indexOf(seat)
  return place < 0 ? ' ' : '^abc'[place]!
}
