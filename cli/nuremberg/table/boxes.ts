import { COLOURS, type Colour, pointsOf } from '@roundhouse/nuremberg/base/influence'
import { NONE } from '@roundhouse/nuremberg/base/state'
import { colourWords } from '@roundhouse/nuremberg/words/voice'
import { inColumns } from '../../terminal/layout.ts'
import { capital } from '../../words/sentences.ts'
import { nameOf } from '../../words/voice.ts'
import type { Voice } from '../words/voice.ts'
import type { NurembergPicture } from './picture.ts'

/** The open boxes of the auction: printed influence, the disc of this turn, and who leads with how many cubes. */
export function drawBoxes(picture: NurembergPicture): string[] {
  const { voice, width } = picture
  const open = voice.rules.boxes.flatMap(({ isOpen }, box) => (isOpen ? [drawBox(picture, box)] : []))
  const columns = open.length / 2
  const most = Math.max(...open.map(text => text.length))
  return inColumns(open, Math.min(width, columns * (most + GAP)), GAP)
}

const GAP = 3

function drawBox({ view, voice }: NurembergPicture, box: number): string {
  const { name, printed, least } = voice.rules.boxes[box]!
  const points = pointsOf(printed)
    .map(colour => brief(voice, colour))
    .join(' ')
  const disc = view.discs[box] === NONE ? '' : ` +${brief(voice, COLOURS[view.discs[box]!]!)}`
  const bidder = view.bidders[box]!
  const bid =
    bidder === NONE
      ? voice.say('nuremberg.short.from', { least })
      : `${view.bids[box]} ${capital(nameOf(voice, bidder))}`
  return `${name} ${points}${disc}: ${bid}`
}

const BRIEF = 3

/** `whi bro red gre` */
export const brief = (voice: Pick<Voice, 'say'>, colour: Colour): string => colourWords(voice, colour).slice(0, BRIEF)
