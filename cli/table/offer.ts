import { COLUMNS, ROWS, writeSlot } from '@roundhouse/first-class/base/offer'
import { NONE } from '@roundhouse/first-class/base/player'
import { faceShort } from '../words/en/cards.ts'
import { beside, wrapped } from './layout.ts'
import type { Picture } from './picture.ts'

const LEAST_WIDTH = 17
const PLACE_WIDTH = 3

/** The three rows side by side, a card on a line: a row is read from the top. */
export function drawOffer(picture: Picture): string[] {
  const { view, width } = picture
  if (view.offer.length === 0) return []
  const each = Math.floor((width - 2 * (ROWS - 1)) / ROWS)
  const rows = [0, 1, 2].map(row => drawRow(picture, row, Math.max(each, LEAST_WIDTH)))
  if (each < LEAST_WIDTH) return rows.flat(2)
  const widths = [each, each, each]
  const heights = Array.from({ length: Math.max(...rows.map(row => row.length)) }, (_, i) => i)
  return heights.flatMap(i =>
    beside(
      rows.map(row => row[i] ?? []),
      widths,
    ),
  )
}

/** A heading and the cards that are left, each with its lines. */
function drawRow({ view, voice: { rules }, paint }: Picture, row: number, width: number): string[][] {
  const slots = Array.from({ length: COLUMNS }, (_, i) => row * COLUMNS + i)
  const left = slots.filter(slot => view.offer[slot] !== NONE)
  const gone = COLUMNS - left.length
  const letter = 'abc'[row]!
  if (left.length === 0) return [[paint.dim(`Row ${letter}: empty`)]]
  const heading = `Row ${letter}: ${gone} of ${rules.seats} gone`
  return [[paint.underline(heading)], ...left.map(slot => drawCard(slot))]

  function drawCard(slot: number): string[] {
    const face = faceShort(rules, rules.printed.faces[view.offer[slot]!]!)
    const [first, ...more] = wrapped(face, width - PLACE_WIDTH)
    const indent = ' '.repeat(PLACE_WIDTH)
    return [`${paint.bold(writeSlot(slot))} ${first}`, ...more.map(line => indent + line)]
  }
}
