import { COLOURS, pointsOf } from '@roundhouse/nuremberg/base/influence'
import { NONE } from '@roundhouse/nuremberg/base/state'
import { inColumns } from '../../terminal/layout.ts'
import { capital } from '../../words/en/counting.ts'
import { nameOf } from '../../words/en/voice.ts'
import type { Picture } from './picture.ts'

/** The open boxes of the auction: printed influence, the disc of this turn, and who leads with how many cubes. */
export function drawBoxes(picture: Picture): string[] {
  const { voice, width } = picture
  const open = voice.rules.boxes.flatMap(({ isOpen }, box) => (isOpen ? [drawBox(picture, box)] : []))
  const columns = open.length / 2
  const most = Math.max(...open.map(text => text.length))
  return inColumns(open, Math.min(width, columns * (most + GAP)), GAP)
}

const GAP = 3

function drawBox({ view, voice }: Picture, box: number): string {
  const { name, printed, least } = voice.rules.boxes[box]!
  const points = pointsOf(printed)
    .map(colour => colour.slice(0, BRIEF))
    .join(' ')
  const disc = view.discs[box] === NONE ? '' : ` +${COLOURS[view.discs[box]!]!.slice(0, BRIEF)}`
  const bidder = view.bidders[box]!
  const bid = bidder === NONE ? `from ${least}` : `${view.bids[box]} ${capital(nameOf(voice, bidder))}`
  return `${name} ${points}${disc}: ${bid}`
}

/** `whi bro red gre` */
const BRIEF = 3
