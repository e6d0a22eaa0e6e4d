import { LOCOMOTIVE_TILES } from '@roundhouse/first-class/base/board/cars'
import { NONE } from '@roundhouse/first-class/base/board/player'
import { COLUMNS, ROWS, writeSlot } from '@roundhouse/first-class/base/cards/offer'
import { effect } from '@roundhouse/first-class/base/frames/effect'
import { FREE } from '@roundhouse/first-class/base/numbers'
import type { View } from '@roundhouse/first-class/base/view'
import { wholeFaceWords } from '@roundhouse/first-class/words/cards'
import { frameWords } from '@roundhouse/first-class/words/frames'
import { seatName } from '@roundhouse/first-class/words/voice'
import { labelled, sentence } from '../../words/sentences.ts'
import type { Voice } from './voice.ts'

/** The offer, a card a line. */
export function offerWords(voice: Voice, view: View): string[] {
  if (view.offer.length === 0) return [voice.say('first-class.look.no-offer')]
  return [...tileWords(voice, view), ...Array.from({ length: ROWS }, (_, row) => rowWords(voice, view, row)).flat()]
}

/** The places of a row that still have a card. */
export const slotsLeft = (view: View, row: number): number[] =>
  Array.from({ length: COLUMNS }, (_, i) => row * COLUMNS + i).filter(slot => view.offer[slot] !== NONE)

/** `Row a: 5 cards left, 1 of 3 gone until it is cleared`. */
function rowHeading({ say, rules }: Voice, view: View, row: number): string {
  const left = slotsLeft(view, row).length
  return say('first-class.table.row', { row: 'abc'[row]!, left, gone: COLUMNS - left, all: rules.seats })
}

const rowWords = (voice: Voice, view: View, row: number): string[] => [
  sentence(rowHeading(voice, view, row)),
  ...slotsLeft(view, row).map(slot => {
    const face = voice.rules.printed.faces[view.offer[slot]!]!
    return `${labelled(voice.say, writeSlot(slot), wholeFaceWords(voice, face))}.`
  }),
]

export function tileWords(voice: Voice, view: View): string[] {
  const { say } = voice
  const isThere = view.phase === 'turn' || view.phase === 'receive'
  if (view.tileHolder === NONE && !isThere) return []
  const what = view.tileHolder === NONE ? say('first-class.card.tile') : seatName(voice, view.tileHolder)
  return [sentence(say('first-class.named', { name: say('first-class.kind.tile'), what }))]
}

const CONSTANTINOPLE = [20, 10, 5]
const FIRST_WITH_ONE = 4

/** What the next locomotive tile brings (FC-6.3). */
const upgradesOf = (voice: Voice, { tilesLaid }: View): string =>
  frameWords(voice, [effect(FREE, tilesLaid < FIRST_WITH_ONE ? 2 : 1)])

/** The locomotive tiles and Constantinople. */
export function railwayWords(voice: Voice, view: View): string[] {
  const { say } = voice
  const tiles = LOCOMOTIVE_TILES.slice(view.tilesLaid)
  const points = CONSTANTINOPLE.slice(view.arrived)
  return [
    tiles.length === 0
      ? say('first-class.table.no-tiles')
      : `${say('first-class.table.tiles', { tile: tiles[0]!, left: tiles.length })} (${tiles.join(', ')}); ${upgradesOf(voice, view)}`,
    points.length === 0
      ? say('first-class.table.constantinople-over')
      : say('first-class.table.constantinople', { points: points.join(', ') }),
  ].map(sentence)
}
