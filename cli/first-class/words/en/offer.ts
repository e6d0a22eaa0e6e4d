import { LOCOMOTIVE_TILES } from '@roundhouse/first-class/base/cars'
import { COLUMNS, ROWS, writeSlot } from '@roundhouse/first-class/base/offer'
import { NONE } from '@roundhouse/first-class/base/player'
import type { View } from '@roundhouse/first-class/base/view'
import { count } from '../../../words/en/counting.ts'
import { nameOf } from '../../../words/en/voice.ts'
import { faceWords } from './cards.ts'
import type { Voice } from './voice.ts'

/** The offer, a card a line. */
export function offerWords(voice: Voice, view: View): string[] {
  if (view.offer.length === 0) return ['The offer is not dealt yet.']
  return [...tileWords(voice, view), ...Array.from({ length: ROWS }, (_, row) => rowWords(voice, view, row)).flat()]
}

function rowWords({ rules }: Voice, view: View, row: number): string[] {
  const letter = 'abc'[row]!
  const slots = Array.from({ length: COLUMNS }, (_, i) => row * COLUMNS + i).filter(slot => view.offer[slot] !== NONE)
  if (slots.length === 0) return [`Row ${letter} is empty.`]
  return [
    `Row ${letter}: ${count(slots.length, 'card')} left; it is cleared when ${rules.seats} are gone, so far ${COLUMNS - slots.length}.`,
    ...slots.map(slot => `${writeSlot(slot)}: ${faceWords(rules, rules.printed.faces[view.offer[slot]!]!)}.`),
  ]
}

export function tileWords(voice: Voice, view: View): string[] {
  if (view.tileHolder !== NONE)
    return [
      `The start-player tile: ${nameOf(voice, view.tileHolder)} ${view.tileHolder === voice.viewer ? 'have' : 'has'} it.`,
    ]
  return view.phase === 'turn' || view.phase === 'receive' ? ['The start-player tile lies before the offer.'] : []
}

const FIRST_WITH_ONE = 4
const CONSTANTINOPLE = [20, 10, 5]

/** The locomotive tiles and Constantinople. */
export function railwayWords(view: View): string[] {
  const left = LOCOMOTIVE_TILES.slice(view.tilesLaid)
  const upgrades = view.tilesLaid < FIRST_WITH_ONE ? '2 upgrades' : '1 upgrade'
  const points = CONSTANTINOPLE.slice(view.arrived)
  return [
    left.length === 0
      ? 'No locomotive tile is left.'
      : `Locomotive tiles left: ${left.join(', ')}; the next one brings ${upgrades} of choice.`,
    points.length === 0
      ? 'Constantinople has been reached three times.'
      : `Constantinople: the next conductors on a locomotive tile score ${points.join(', ')}.`,
  ]
}
