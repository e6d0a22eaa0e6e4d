import type { Seat } from '@roundhouse/kernel/game'
import { CLASSES, FIRST, GOODS, NOTHING } from '@roundhouse/nuremberg/base/piece'
import { NONE } from '@roundhouse/nuremberg/base/state'
import type { Train } from '@roundhouse/nuremberg/base/table'
import type { View } from '@roundhouse/nuremberg/base/view'
import { inColumns } from '../../terminal/layout.ts'
import type { NurembergPicture } from './picture.ts'
import { signOfPiece } from './signs.ts'

/** All trains, row by row: prices, spaces, whose they are, and what stands on them. */
export function drawTrains({ view, voice, width }: NurembergPicture): string[] {
  const { trains } = voice.rules
  const rows = [...new Set(trains.map(({ row }) => row))]
  const texts = rows.map(row => {
    const inRow = trains.flatMap((train, n) => (train.row === row ? [drawTrain(view, train, n)] : []))
    const { cost } = trains.find(train => train.row === row)!
    return `${row} (${cost}): ${inRow.join(' ')}`
  })
  return inColumns(texts, width, 3)
}

/** The trains of the one who is asked. */
export const drawTrainsOf = ({ view, voice }: NurembergPicture, seat: Seat): string[] => {
  const own = voice.rules.trains.filter((_, n) => view.trains[n] === seat)
  const trains = own.map(train => `${train.name} ${spacesOf(view, train)}`).join(', ')
  return own.length === 0 ? [] : [voice.say('nuremberg.short.yours', { trains })]
}

/** `b:2 rg11o_`: whose it is, then its spaces, empty or with what stands there. */
function drawTrain(view: View, train: Train, number: number): string {
  const owner = view.trains[number]!
  const mark = owner === NONE ? '' : `:${owner + 1}`
  return `${train.name.slice(-1)}${mark} ${spacesOf(view, train)}`.padEnd(WIDEST_TRAIN)
}

const WIDEST_TRAIN = 10

const spacesOf = (view: View, { spaces, at }: Train): string =>
  CLASSES.map((_, carClass) =>
    view.spaces
      .slice(at[carClass]!, at[carClass]! + spaces[carClass]!)
      .map(piece => (piece === NOTHING ? emptySign(carClass) : signOfPiece(piece)))
      .join(''),
  ).join('')

/** An empty space of first or second class, or for goods. */
const emptySign = (carClass: number): string => (carClass === GOODS ? '_' : carClass === FIRST ? '1' : '2')
