import { FULL_SCALE, type NetWeights } from '../../play/net/net.ts'
import { checksumOf, LISTS, NET_FORMAT, type NetFile, placeNames } from '../../play/net/net-file.ts'
import type { NetShape } from '../../play/net/shape.ts'

/** A net as it is shipped. Two bytes a weight: what plays is what is read from it. */
export function netFileOf(shape: NetShape, weights: NetWeights, made: NetFile['made']): NetFile {
  const scales = LISTS.map(list => weights[list].reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1)
  const bytes = LISTS.map((list, n) => bytesOf(weights[list], scales[n]!)).join('')
  return {
    format: NET_FORMAT,
    game: shape.game,
    made,
    seatInputs: shape.seatInputs,
    tableInputs: shape.tableInputs,
    places: placeNames(shape),
    scales,
    weights: btoa(bytes),
    checksum: checksumOf(bytes),
  }
}

const bytesOf = (list: Float64Array, scale: number): string =>
  Array.from(list, weight => Math.round((weight / scale) * FULL_SCALE))
    .map(whole => String.fromCharCode(whole & 0xff, (whole >> 8) & 0xff))
    .join('')

export const writeNet = (file: NetFile): string => `${JSON.stringify(file, null, 2)}\n`
