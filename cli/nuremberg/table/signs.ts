import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import { PIECES } from '@roundhouse/nuremberg/base/piece'
import { companyTrack, NONE } from '@roundhouse/nuremberg/base/state'
import type { Paint } from '../../terminal/paint.ts'

/** One sign for each thing, on the map, on trains and in lists. */
const GREY_SIGN = 'o'
const YELLOW_SIGN = '*'
export const RED_SIGN = 'r'
export const GREEN_SIGN = 'g'
export const LANDOWNER_SIGN = 'w'

/** By the numbers of pieces, from `NOTHING` on. */
const PIECE_SIGNS = [' ', GREY_SIGN, YELLOW_SIGN, RED_SIGN, GREEN_SIGN]

export const signOfPiece = (piece: number): string => PIECE_SIGNS[piece]!

/** Whose a piece of track is: the number of a seat, or the letter of a company. */
export function signOfOwner(owner: number): string {
  if (owner === NONE) return ' '
  const company = COMPANIES.findIndex((_, n) => companyTrack(n) === owner)
  return company < 0 ? String(owner + 1) : companySign(company)
}

const companySign = (company: number): string => COMPANIES[company]!.charAt(0).toUpperCase()

/** Whose a station is: `R`, `G` or `RG`. */
export const signOfStation = (owners: number): string =>
  COMPANIES.map((_, company) => (isStationOf(owners, company) ? companySign(company) : '')).join('')

/** `o2 *1 r0 g3`: how many pieces of each kind. */
export const signsOfPieces = (counts: readonly number[]): string =>
  PIECES.map((_, piece) => `${signOfPiece(piece + 1)}${counts[piece]}`).join(' ')

type Brush = (text: string) => string

/** Colours help where they can; nothing is told by them alone. */
export function brushOf(paint: Paint, sign: string): Brush {
  const brushes: Readonly<Record<string, Brush>> = {
    '1': paint.cyan,
    '2': paint.magenta,
    '3': paint.yellow,
    '4': paint.blue,
    R: paint.red,
    G: paint.green,
    RG: paint.yellow,
    [RED_SIGN]: paint.red,
    [GREEN_SIGN]: paint.green,
    [YELLOW_SIGN]: paint.yellow,
    '~': paint.blue,
    '+': paint.bold,
  }
  return brushes[sign] ?? (text => text)
}
