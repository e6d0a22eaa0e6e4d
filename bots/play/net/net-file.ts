import { Refusal } from '@roundhouse/kernel/game'
import { FULL_SCALE, type Net, type NetWeights, netOf, newNetWeights } from './net.ts'
import type { NetShape } from './shape.ts'

export const NET_FORMAT = 'roundhouse-net 1'

/** A net as it is shipped: its weights, and how they were made. */
export interface NetFile {
  readonly format: string
  readonly game: string
  /** What was done, and what came of it. */
  readonly made: Readonly<Record<string, string | number>>
  readonly seatInputs: readonly string[]
  readonly tableInputs: readonly string[]
  readonly places: readonly string[]
  /** The largest number of each list of weights, in the order of `LISTS`. */
  readonly scales: readonly number[]
  /** All weights, list after list: each a whole number of two bytes, as a part of the scale of its list; in base64. */
  readonly weights: string
  /** Of the weights. */
  readonly checksum: number
}

/** The lists of weights in the order of the file. */
export const LISTS = ['temperatures', 'inner', 'innerBias', 'direct', 'outer'] as const satisfies (keyof NetWeights)[]

const MODULUS = 65_521

/** Notices any damage that is not made on purpose (Adler-32). */
export function checksumOf(bytes: string): number {
  let low = 1
  let high = 0
  for (let i = 0; i < bytes.length; i++) {
    low = (low + bytes.charCodeAt(i)) % MODULUS
    high = (high + low) % MODULUS
  }
  return high * 0x1_0000 + low
}

/** Each kind of table at each moment, by name. */
export const placeNames = ({ tables, moments }: NetShape): string[] =>
  tables.flatMap(table => moments.map(moment => `${table}, ${moment}`))

/** The weights in a file. One that is damaged, or of a net that sees other things, is refused. */
export function netWeightsIn(shape: NetShape, file: NetFile): NetWeights {
  if (file.format !== NET_FORMAT) throw new Refusal(`The net is of format "${file.format}"; expected "${NET_FORMAT}"`)
  if (file.game !== shape.game) throw new Refusal(`The net is for ${file.game}, not for ${shape.game}`)
  const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n')
  if (
    !isSame(file.seatInputs, shape.seatInputs) ||
    !isSame(file.tableInputs, shape.tableInputs) ||
    !isSame(file.places, placeNames(shape))
  )
    throw new Refusal(`The net for ${file.game} was made when bots looked at other things`)
  const bytes = bytesIn(file)
  const weights = newNetWeights(shape)
  if (bytes.length !== 2 * LISTS.reduce((sum, list) => sum + weights[list].length, 0))
    throw new Refusal(`The net for ${file.game} does not have as many weights as it says`)
  let at = 0
  for (const [n, list] of LISTS.entries()) {
    const scale = file.scales[n]! / FULL_SCALE
    for (let i = 0; i < weights[list].length; i++, at += 2) weights[list][i] = scale * wholeAt(bytes, at)
  }
  return weights
}

function bytesIn({ game, weights, scales, checksum }: NetFile): string {
  const damaged = new Refusal(`The net for ${game} is damaged`)
  if (scales.length !== LISTS.length || !scales.every(Number.isFinite) || !/^[A-Za-z0-9+/]*={0,2}$/.test(weights))
    throw damaged
  const bytes = decoded(weights)
  if (bytes === null || checksumOf(bytes) !== checksum) throw damaged
  return bytes
}

function decoded(base64: string): string | null {
  try {
    return atob(base64)
  } catch {
    return null
  }
}

/** Two bytes, the lower one first, as a number with a sign. */
const wholeAt = (bytes: string, at: number): number =>
  ((bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8)) << 16) >> 16

/** A net that plays, or why there is none: then bots play on by the evaluation without it. */
export type NetAnswer = { readonly net: Net } | { readonly refusal: string }

export function loadNet(shape: NetShape, file: NetFile): NetAnswer {
  try {
    return { net: netOf(shape, netWeightsIn(shape, file)) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refusal: error.message }
  }
}
