import type { Seat } from '@roundhouse/kernel/game'
import { BOTH_TRAINS, carsAtLeast, reachedCars, type Train, type TrainNumber, UPPER } from '../../base/board/train.ts'
import { faceId, readFace } from '../../base/cards/card.ts'
import type { FaceNumber } from '../../base/cards/face-number.ts'
import { source, wait } from '../../base/frames/source.ts'
import { GUEST } from '../../base/numbers.ts'
import { type GameTable, me, type SourceRule, score } from '../../base/table.ts'
import { fareOf, guestCount, HALVES, type Half, halfName, isGuest } from './guest.ts'

declare module '../../base/choice.ts' {
  interface FrameSources {
    guest: { half: Half; card: string }
  }
}

declare module '../../base/story.ts' {
  interface Story {
    boards: { seat: Seat; card: string; half: Half }
  }
  interface Scores {
    luggage: { card: string }
  }
}

/** The face and the half of the card as one number: a source has room for 256. */
const halfOf = (face: FaceNumber, trainNumber: TrainNumber): number => face * 2 + trainNumber

/**
 * Guests board as soon as their car is reached and worth at least 1 (FC-D.2). A car further left is reached earlier and
 * worth no less, so they board from the left.
 */
export const mayBoard = (train: Train): number =>
  Math.min(train.guests.length, reachedCars(train), carsAtLeast(train, 1))

/** Settled right after the frame or purchase that caused it: luggage scores, the coins are placed in one go (FC-D.5). */
export function settleBoarding(table: GameTable): void {
  for (const trainNumber of BOTH_TRAINS) {
    const train = me(table).trains[trainNumber]
    for (const last = mayBoard(train); train.seated < last; train.seated++)
      if (isGuest(table.rules, train.guests[train.seated]!)) boards(table, train, trainNumber)
  }
}

/** Of those already on board each brings a passenger 1 coin more, a piece of luggage 2 points (FC-D.3, FC-D.4). */
function boards(table: GameTable, train: Train, trainNumber: TrainNumber): void {
  const { state, rules } = table
  const face = train.guests[train.seated]!
  const fare = fareOf(rules, face, trainNumber)!
  const before = guestCount(rules, train.guests.slice(0, train.seated))
  table.emit?.({ key: 'boards', facts: { seat: state.toMove, card: faceId(rules, face), half: halfName(trainNumber) } })
  if (trainNumber === UPPER) state.owed += fare.amount + before
  else score(table, state.toMove, fare.amount + 2 * before, 'luggage', { card: faceId(rules, face) })
  if (fare.frame.length > 0) wait(table, source(GUEST, halfOf(face, trainNumber)))
}

/** `do guest passenger D1-2`: the one-time frame of a guest on board waits by itself (FC-D.5). */
export const oneTimeFrame: SourceRule = {
  kind: GUEST,
  word: 'guest',
  frame: ({ rules }, half) => fareOf(rules, half >> 1, half & 1)!.frame,
  write: (rules, half) => `${HALVES[half & 1]} ${faceId(rules, half >> 1)}`,
  describe: (rules, half) => ({ of: 'guest', half: HALVES[half & 1]!, card: faceId(rules, half >> 1) }),
  read(rules, [half, id, ...more]) {
    const trainNumber = HALVES.indexOf(half as 'luggage')
    const face = readFace(rules, id)
    return trainNumber === -1 || face === null || more.length > 0 ? null : halfOf(face, trainNumber)
  },
}
