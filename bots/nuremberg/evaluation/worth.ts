import { MOST_INFLUENCE } from '@roundhouse/nuremberg/base/influence'
import { CUBES } from '@roundhouse/nuremberg/base/player'
import { SET_POINTS } from '@roundhouse/nuremberg/phases/final-count'
import type { Weights } from './weights.ts'

/** Cubes that are kept for the next turn are more cubes only up to here: 15 in all, 12 of them come anyway (NB-2.1). */
const CUBES_TAKEN_ALONG = 3

/** What things are worth with this many turns to come after this one: made once for each number. */
export interface Outlook {
  readonly weights: Weights
  readonly turnsToCome: number
  /** What a piece of own track will cost after this turn: upkeep turn by turn, and a point at the end. */
  readonly pieceCost: number
  /** By colour and number of points: influence that is left when the turn is over. */
  readonly influence: readonly (readonly number[])[]
  /** By number of cubes that are left when the turn is over. */
  readonly cubes: readonly number[]
  /** The share of a set that each of its pieces counts for by itself. */
  readonly openSets: number
  /** The share of what can be loaded that later turns will bring. */
  readonly later: number
  /** A lead of this many points more at the end makes a win about three times as likely. */
  readonly leadThatCounts: number
}

/** Turns that anybody sees ahead, this one included. */
export const FARTHEST = 5

/** The outlooks by the number of turns to come. */
export const outlooksOf = (weights: Weights): Outlook[] =>
  Array.from({ length: FARTHEST }, (_, turnsToCome) => outlookOf(weights, turnsToCome))

function outlookOf(weights: Weights, turnsToCome: number): Outlook {
  const share = turnsToCome === 0 ? 0 : turnsToCome === 1 ? weights.beforeLast : 1
  return {
    weights,
    turnsToCome,
    pieceCost: turnsToCome === 0 ? 1 : weights.track * costOfPiece(weights, turnsToCome),
    influence: weights.influence.map(first =>
      upTo(MOST_INFLUENCE, points => share * first * faded(weights.influenceFade, points)),
    ),
    cubes: upTo(CUBES, cubes => share * weights.cube * Math.min(CUBES_TAKEN_ALONG, cubes)),
    openSets: turnsToCome === 0 ? 0 : weights.openSets,
    later: turnsToCome === 0 ? 0 : weights.later,
    leadThatCounts: 3 + 2 * turnsToCome,
  }
}

const upTo = (most: number, worth: (count: number) => number): number[] =>
  Array.from({ length: most + 1 }, (_, count) => worth(count))

/** 1 for the first, less for each that follows. */
const faded = (fade: number, count: number): number => (1 - fade ** count) / (1 - fade)

function costOfPiece({ trackStays }: Weights, turnsToCome: number): number {
  let cost = 1
  for (let turn = 0; turn < turnsToCome; turn++) cost = 1 + trackStays * cost
  return cost
}

/** What could be loaded in later turns: worth this many points if it were loaded now. */
export const worthOfLater = ({ weights, later }: Outlook, points: number): number =>
  (later * points) / (1 + points / weights.laterEnough)

/** The points of the sets; while turns are to come, an unfinished one counts for a part (NB-9.2, NB-10.2). */
export function worthOfSets(
  openSets: number,
  rules2009: boolean,
  grey: number,
  yellow: number,
  red: number,
  green: number,
): number {
  if (rules2009) return blend(openSets, Math.min(grey, yellow, red, green), (grey + yellow + red + green) / 4)
  return blend(openSets, Math.min(grey, yellow, red + green), (grey + yellow + red + green) / 3)
}

const blend = (openSets: number, full: number, even: number): number =>
  SET_POINTS * ((1 - openSets) * full + openSets * even)
