import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { companyTrack } from '@roundhouse/nuremberg/base/state'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import { count, listed } from '../../../words/en/counting.ts'
import { nameOf, ownerOf } from '../../../words/en/voice.ts'
import type { Voice } from './voice.ts'

/** `2 white and 1 red`; what is 0 is left out. */
export function influenceWords(points: readonly number[], none = 'no influence'): string {
  const some = COLOURS.flatMap((colour, i) => (points[i]! > 0 ? [`${points[i]} ${colour}`] : []))
  return some.length === 0 ? none : listed(some)
}

/** `3 cubes, 1 white and 2 red`: building points, and the influence that nothing replaces. */
export function priceWords(price: number, owed: readonly number[]): string {
  const influence = COLOURS.flatMap((colour, i) => (owed[i]! > 0 ? [`${owed[i]} ${colour}`] : []))
  return listed([count(price, 'building point'), ...influence])
}

/** `neutral`, `red`, `green`, `red and green`. */
export function ownersWords(owners: number): string {
  const companies = COMPANIES.filter((_, company) => isStationOf(owners, company))
  return companies.length === 0 ? 'neutral' : listed([...companies])
}

/** Whose track it is: `your`, `Anna's`, `the red company's`. */
export function trackOwnerWords(voice: Voice, owner: number): string {
  const company = COMPANIES.find((_, n) => companyTrack(n) === owner)
  return company === undefined ? ownerOf(voice, owner) : `the ${company} company's`
}

const PASSENGERS: Readonly<Record<string, string>> = { red: 'red passenger', green: 'green passenger' }

/** What a piece is called on this map: `beer`, `red passenger`. */
export function pieceWords({ map }: Pick<Rules, 'map'>, piece: string): string {
  const [grey, yellow] = map.goodsNames
  return PASSENGERS[piece] ?? (piece === 'grey' ? grey : piece === 'yellow' ? yellow : 'goods')
}

/** `you, Anna and Bob`, in an order. */
export const seatsWords = (voice: Voice, seats: readonly number[]): string =>
  listed(seats.map(seat => nameOf(voice, seat)))
