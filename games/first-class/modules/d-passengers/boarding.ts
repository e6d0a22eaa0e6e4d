import type { Seat } from '@roundhouse/kernel/game'
import { BOTH_TRAINS, carsAtLeast, reachedCars, type Train, UPPER } from '../../base/board/train.ts'
import { faceId, readFace } from '../../base/cards/contracts.ts'
import { source, wait } from '../../base/frames/source.ts'
import { GUEST } from '../../base/numbers.ts'
import { me, type SourceRule, score, type Table } from '../../base/table.ts'
import { fareOf, guestCount, HALVES, type Half, isGuest } from './guest.ts'

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
const halfOf = (face: number, which: number): number => face * 2 + which

/**
 * Guests board as soon as their car is reached and worth at least 1 (FC-D.2). A car further left is reached earlier and
 * worth no less, so they board from the left.
 */
export const mayBoard = (train: Train): number =>
  Math.min(train.guests.length, reachedCars(train), carsAtLeast(train, 1))

/** Settled right after the frame or purchase that caused it: luggage scores, the coins are placed in one go (FC-D.5). */
export function settleBoarding(table: Table): void {
  for (const which of BOTH_TRAINS) {
    const train = me(table).trains[which]
    for (const last = mayBoard(train); train.seated < last; train.seated++)
      if (isGuest(table.rules, train.guests[train.seated]!)) boards(table, train, which)
  }
}

/** Of those already on board each brings a passenger 1 coin more, a piece of luggage 2 points (FC-D.3, FC-D.4). */
function boards(table: Table, train: Train, which: number): void {
  const { state, rules } = table
  const face = train.guests[train.seated]!
  const fare = fareOf(rules, face, which)!
  const before = guestCount(rules, train.guests.slice(0, train.seated))
  table.emit?.({ key: 'boards', facts: { seat: state.toMove, card: faceId(rules, face), half: HALVES[which]! } })
  if (which === UPPER) state.owed += fare.amount + before
  else score(table, state.toMove, fare.amount + 2 * before, 'luggage', { card: faceId(rules, face) })
  if (fare.frame.length > 0) wait(table, source(GUEST, halfOf(face, which)))
}

/** `do guest passenger D1-2`: the one-time frame of a guest on board waits by itself (FC-D.5). */
export const oneTimeFrame: SourceRule = {
  kind: GUEST,
  word: 'guest',
  frame: ({ rules }, half) => fareOf(rules, half >> 1, half & 1)!.frame,
  write: (rules, half) => `${HALVES[half & 1]} ${faceId(rules, half >> 1)}`,
  describe: (rules, half) => ({ of: 'guest', half: HALVES[half & 1]!, card: faceId(rules, half >> 1) }),
  read(rules, [half, id, ...more]) {
    const which = HALVES.indexOf(half as 'luggage')
    const face = readFace(rules, id)
    return which === -1 || face === null || more.length > 0 ? null : halfOf(face, which)
  },
}
