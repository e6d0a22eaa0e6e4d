import type { Seat } from '@roundhouse/kernel/game'
import { NO_SUCH_SYMBOL, readTrainName } from '../../base/board/cars.ts'
import type { Player } from '../../base/board/player.ts'
import {
  BOTH_TRAINS,
  LOWER,
  reachedCars,
  TRAINS,
  type Train,
  type TrainName,
  UPPER,
  valueOfCar,
} from '../../base/board/train.ts'
import { faceId } from '../../base/cards/contracts.ts'
import { hasFreeCar, seatGuest } from '../../base/cards/guests.ts'
import { effect } from '../../base/frames/effect.ts'
import { beginFrame, symbolFor, use } from '../../base/frames/frame.ts'
import { source, sourceId } from '../../base/frames/source.ts'
import { defineMoveKind, type MoveKind, type Objection } from '../../base/move-kind.ts'
import { CARD, MOVES, SEAT } from '../../base/numbers.ts'
import { FACTS_OF_TRAINS } from '../../base/round/scoring.ts'
import { type EffectRule, type KindRule, me, type Rules, score, type Table } from '../../base/table.ts'

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
  facts: (_table, which) => ({ train: TRAINS[which]! }),
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
  args: 2,
  refuse(table, which) {
    if (symbolFor(table, SEAT) === null) return NO_SUCH_SYMBOL
    return hasFreeCar(me(table).trains[which]!) ? null : NO_FREE_CAR
  },
  play(table, which) {
    const train = me(table).trains[which]!
    const face = sourceId(table.state.frame!.source)
    use(table, SEAT_IT)
    seatGuest(train, face)
    table.emit?.({
      key: 'seated',
      facts: {
        seat: table.state.toMove,
        card: faceId(table.rules, face),
        train: TRAINS[which]!,
        car: train.guests.length,
      },
    })
  },
  write: (_rules, which) => `seat ${TRAINS[which]}`,
  describe: (_rules, which) => ({ do: 'seat', train: TRAINS[which]! }),
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

const isCelebrity = ({ printed }: Rules, face: number): boolean => printed.faces[face]!.kind === 'celebrity'

export function celebrityCount(rules: Rules, { trains }: Player): number {
  let count = 0
  for (const { guests } of trains) for (const face of guests) if (isCelebrity(rules, face)) count++
  return count
}

/** A reached car with a celebrity scores its value once more. Ruling: its value only, no switch (FC-B.2). */
export function scoreCelebrities(table: Table, seat: Seat): void {
  const { trains } = table.state.players[seat]!
  for (const which of BOTH_TRAINS)
    score(table, seat, celebrityPoints(table.rules, trains[which]), 'celebrity', FACTS_OF_TRAINS[which])
}

function celebrityPoints(rules: Rules, train: Train): number {
  const reached = Math.min(train.guests.length, reachedCars(train))
  let points = 0
  for (let i = 0; i < reached; i++) if (isCelebrity(rules, train.guests[i]!)) points += valueOfCar(train, i + 1)
  return points
}
