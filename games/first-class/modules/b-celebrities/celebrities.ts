import type { Seat } from '@roundhouse/kernel/game'
import { readTrainName } from '../../base/board/cars.ts'
import { type Player, trainAt } from '../../base/board/player.ts'
import {
  BOTH_TRAINS,
  LOWER,
  reachedCars,
  type Train,
  type TrainName,
  trainName,
  UPPER,
  valueOfCar,
} from '../../base/board/train.ts'
import { faceAt, faceId } from '../../base/cards/card.ts'
import type { FaceNumber } from '../../base/cards/face-number.ts'
import { hasFreeCar, seatGuest } from '../../base/cards/guests.ts'
import { effect } from '../../base/frames/effect.ts'
import { beginFrame, NO_SUCH_SYMBOL, symbolFor, use } from '../../base/frames/frame.ts'
import { source, sourceId } from '../../base/frames/source.ts'
import { defineMoveKind, type MoveKind, type Objection } from '../../base/move-kind.ts'
import { CARD, MOVES, SEAT } from '../../base/numbers.ts'
import { FACTS_OF_TRAINS } from '../../base/round/scoring.ts'
import { frameOf, playerAt } from '../../base/state.ts'
import { type EffectRule, type GameTable, type KindRule, me, type Rules, score } from '../../base/table.ts'

declare module '../../base/choice.ts' {
  interface Choices {
    seat: { train: TrainName }
  }
}

declare module '../../base/story.ts' {
  interface Story {
    seated: { seat: Seat; card: string; train: TrainName; car: number }
  }
  interface Scores {
    celebrity: { train: TrainName }
  }
}

const SEAT_IT = effect(SEAT, 1)

const NO_FREE_CAR: Objection = {
  rule: 'FC-B.5',
  code: 'no-free-car',
  remedy: 'other-train',
  facts: (_table, trainNumber) => ({ train: trainName(trainNumber) }),
}
const NOWHERE: Objection = {
  rule: 'FC-B.5',
  code: 'no-free-car',
  remedy: 'decline-or-car',
  facts: () => ({ train: 'both' }),
}

/** `seat upper`: a celebrity goes at once into a train of choice, into its first free car, and stays (FC-B.1). */
export const seat: MoveKind<'seat'> = defineMoveKind({
  number: MOVES.seat,
  word: 'seat',
  form: 'seat upper|lower',
  choices: 2,
  refuse(table, trainNumber) {
    if (symbolFor(table, SEAT) === null) return NO_SUCH_SYMBOL
    return hasFreeCar(trainAt(me(table), trainNumber)) ? null : NO_FREE_CAR
  },
  play(table, trainNumber) {
    const train = trainAt(me(table), trainNumber)
    const face = sourceId(frameOf(table.state).source)
    use(table, SEAT_IT)
    seatGuest(train, face)
    table.emit?.({
      key: 'seated',
      facts: {
        seat: table.state.toMove,
        card: faceId(table.rules, face),
        train: trainName(trainNumber),
        car: train.guests.length,
      },
    })
  },
  write: (_rules, trainNumber) => `seat ${trainName(trainNumber)}`,
  describe: (_rules, trainNumber) => ({ do: 'seat', train: trainName(trainNumber) }),
  read: (_rules, words) => (words.length === 1 ? readTrainName(words[0]!) : null),
})

export const seatEffect: EffectRule = { kind: SEAT, moveKinds: [seat], must: true, last: false, canBeUsed: () => true }

/** With no free car in either train the card can only be declined (FC-B.5). */
export const celebrityCard: KindRule = {
  kind: 'celebrity',
  refuse(table) {
    const { trains } = me(table)
    return hasFreeCar(trains[UPPER]) || hasFreeCar(trains[LOWER]) ? null : NOWHERE
  },
  execute: (table, face) => beginFrame(table, source(CARD, face), [SEAT_IT]),
}

const isCelebrity = ({ printed }: Rules, face: FaceNumber): boolean => faceAt(printed, face).kind === 'celebrity'

export function celebrityCount(rules: Rules, { trains }: Player): number {
  let count = 0
  for (const { guests } of trains) for (const face of guests) if (isCelebrity(rules, face)) count++
  return count
}

/** A reached car with a celebrity scores its value once more. Ruling: its value only, no switch (FC-B.2). */
export function scoreCelebrities(table: GameTable, seat: Seat): void {
  const { trains } = playerAt(table.state, seat)
  for (const trainNumber of BOTH_TRAINS)
    score(table, seat, celebrityPoints(table.rules, trains[trainNumber]), 'celebrity', FACTS_OF_TRAINS[trainNumber])
}

function celebrityPoints(rules: Rules, train: Train): number {
  const reached = Math.min(train.guests.length, reachedCars(train))
  let points = 0
  for (let i = 0; i < reached; i++) if (isCelebrity(rules, train.guests[i]!)) points += valueOfCar(train, i + 1)
  return points
}
