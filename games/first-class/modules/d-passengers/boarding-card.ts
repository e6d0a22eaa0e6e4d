import type { Seat } from '@roundhouse/kernel/game'
import { trainAt } from '../../base/board/player.ts'
import { BOTH_TRAINS, LOWER, type TrainName, type TrainNumber, trainName, UPPER } from '../../base/board/train.ts'
import { faceId } from '../../base/cards/card.ts'
import type { FaceNumber } from '../../base/cards/face-number.ts'
import { hasFreeCar, seatGuest } from '../../base/cards/guests.ts'
import { effect } from '../../base/frames/effect.ts'
import { beginFrame, NO_SUCH_SYMBOL, symbolFor, use } from '../../base/frames/frame.ts'
import { source, sourceId } from '../../base/frames/source.ts'
import { defineMoveKind, type MoveKind, type Objection } from '../../base/move-kind.ts'
import { BOARD, CARD, MOVES } from '../../base/numbers.ts'
import { cardIn, frameOf, type Slot } from '../../base/state.ts'
import { type EffectRule, type GameTable, type KindRule, me } from '../../base/table.ts'
import { fareOf, HALVES, type Half, halfName } from './guest.ts'

declare module '../../base/choice.ts' {
  interface Choices {
    board: { half: Half }
  }
}

declare module '../../base/story.ts' {
  interface Story {
    passenger: { seat: Seat; card: string; car: number }
    luggage: { seat: Seat; card: string; car: number }
  }
}

declare module '../../base/reasons.ts' {
  interface Reasons {
    'half-not-shown': { facts: HalfFacts; remedy: 'other-half' }
    'no-free-car-in-train': { facts: HalfFacts; remedy: 'other-half' }
  }
}

type HalfFacts = { half: Half; train: TrainName }

const BOARD_IT = effect(BOARD, 1)

const halfFacts = (_table: GameTable, trainNumber: TrainNumber) => ({
  half: halfName(trainNumber),
  train: trainName(trainNumber),
})

/** Of a card in the offer: its one half, or either. */
function cardFacts(table: GameTable, slot: Slot) {
  const shown = BOTH_TRAINS.filter(trainNumber => fareOf(table.rules, cardIn(table.state, slot), trainNumber) !== null)
  return shown.length === 1 ? halfFacts(table, shown[0]!) : ({ half: 'either', train: 'both' } as const)
}
const NOT_SHOWN: Objection = { rule: 'FC-D.1', code: 'half-not-shown', remedy: 'other-half', facts: halfFacts }
const NO_FREE_CAR: Objection = { rule: 'FC-D.1', code: 'no-free-car-in-train', remedy: 'other-half', facts: halfFacts }
const NOWHERE: Objection = { rule: 'FC-D.6', code: 'no-free-car', remedy: 'decline-or-car', facts: cardFacts }

/** Only a half that the card shows and whose train has a free car can be chosen (FC-D.1). */
function refuseHalf(table: GameTable, face: FaceNumber, trainNumber: TrainNumber): Objection | null {
  if (fareOf(table.rules, face, trainNumber) === null) return NOT_SHOWN
  return hasFreeCar(trainAt(me(table), trainNumber)) ? null : NO_FREE_CAR
}

/** `board passenger`, `board luggage`: which half of the card, and so which train (FC-D.1). */
export const board: MoveKind<'board'> = defineMoveKind({
  number: MOVES.board,
  word: 'board',
  form: 'board passenger|luggage',
  choices: 2,
  refuse(table, trainNumber) {
    if (symbolFor(table, BOARD) === null) return NO_SUCH_SYMBOL
    return refuseHalf(table, sourceId(frameOf(table.state).source), trainNumber)
  },
  play(table, trainNumber) {
    const train = trainAt(me(table), trainNumber)
    const face = sourceId(frameOf(table.state).source)
    use(table, BOARD_IT)
    seatGuest(train, face)
    table.emit?.({
      key: halfName(trainNumber),
      facts: { seat: table.state.toMove, card: faceId(table.rules, face), car: train.guests.length },
    })
  },
  write: (_rules, trainNumber) => `board ${halfName(trainNumber)}`,
  describe: (_rules, trainNumber) => ({ do: 'board', half: halfName(trainNumber) }),
  read(_rules, words) {
    const trainNumber = words.length === 1 ? HALVES.indexOf(words[0] as 'luggage') : -1
    return trainNumber === -1 ? null : trainNumber
  },
})

export const boardEffect: EffectRule = {
  kind: BOARD,
  moveKinds: [board],
  must: true,
  last: false,
  canBeUsed: () => true,
}

/** With no free car the card can only be declined (FC-D.6). */
export const guestCard: KindRule = {
  kind: 'guest',
  refuse: (table, face) =>
    refuseHalf(table, face, UPPER) === null || refuseHalf(table, face, LOWER) === null ? null : NOWHERE,
  execute: (table, face) => beginFrame(table, source(CARD, face), [BOARD_IT]),
}
