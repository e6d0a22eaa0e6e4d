import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { GREY } from '@roundhouse/nuremberg/base/piece'

const DRAWN = ['beer', 'mail', 'stone', 'cheese']

/** The symbol for goods of this map; those of a map of one's own look like beer and mail. */
export function goodsSymbol({ goodsNames: [grey, yellow] }: RailMap, goods: number): string {
  const name = goods === GREY ? grey : yellow
  if (DRAWN.includes(name)) return name
  return goods === GREY ? 'beer' : 'mail'
}

/** The symbol of a piece by its number (base/piece.ts). */
export const pieceSymbol = (map: RailMap, piece: number): string =>
  piece > 2 ? (piece === 3 ? 'pawn-red' : 'pawn-green') : goodsSymbol(map, piece)
