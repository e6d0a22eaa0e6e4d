import { COLUMNS, ROWS, writeSlot } from '@roundhouse/first-class/base/cards/offer'
import { beside, hanging } from '../../terminal/layout.ts'
import { slotsLeft } from '../words/offer.ts'
import { faceShort } from '../words/short.ts'
import type { FirstClassPicture } from './picture.ts'

const LEAST_WIDTH = 17

/** The three rows side by side, a card on a line: a row is read from the top. */
export function drawOffer(picture: FirstClassPicture): string[] {
  if (picture.view.offer.length === 0) return []
  const each = Math.floor((picture.width - 2 * (ROWS - 1)) / ROWS)
  const isNarrow = each < LEAST_WIDTH
  const rows = [0, 1, 2].map(row => drawRow(picture, row, isNarrow ? picture.width : each))
  return isNarrow ? rows.flat() : beside(rows, [each, each, each])
}

/** A heading and the cards that are left. */
function drawRow(picture: FirstClassPicture, row: number, width: number): string[] {
  const { view, voice, paint } = picture
  const left = slotsLeft(view, row)
  const { say, rules } = voice
  const letter = 'abc'[row]!
  if (left.length === 0) return [paint.dim(say('first-class.short.row-empty', { row: letter }))]
  const heading = say('first-class.short.row', { row: letter, gone: COLUMNS - left.length, all: rules.seats })
  return [paint.underline(heading), ...left.flatMap(slot => drawCard(picture, slot, width))]
}

function drawCard({ view, voice, paint }: FirstClassPicture, slot: number, width: number): string[] {
  const face = faceShort(voice, voice.rules.printed.faces[view.offer[slot]!]!)
  return hanging(`${paint.bold(writeSlot(slot))} `, face, width)
}
