import type { Seat } from '@roundhouse/kernel/game'
import { NO_SUCH_SYMBOL } from '../../base/board/cars.ts'
import { BOTH_TRAINS, LOWER, TRAINS, type TrainName, UPPER } from '../../base/board/train.ts'
import { faceId } from '../../base/cards/contracts.ts'
import { hasFreeCar, seatGuest } from '../../base/cards/guests.ts'
import { effect } from '../../base/frames/effect.ts'
import { beginFrame, symbolFor, use } from '../../base/frames/frame.ts'
import { source, sourceId } from '../../base/frames/source.ts'
import { defineMoveKind, type MoveKind, type Objection } from '../../base/move-kind.ts'
import { BOARD, CARD, MOVES } from '../../base/numbers.ts'
import { type EffectRule, type KindRule, me, type Table } from '../../base/table.ts'
import { fareOf, HALVES, type Half } from './guest.ts'

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

const halfFacts = (_table: Table, which: number) => ({ half: HALVES[which]!, train: TRAINS[which]! })

/** Of a card in the offer: its one half, or either. */
function cardFacts(table: Table, slot: number) {
  const shown = BOTH_TRAINS.filter(which => fareOf(table.rules, table.state.offer[slot]!, which) !== null)
  return shown.length === 1 ? halfFacts(table, shown[0]!) : ({ half: 'either', train: 'both' } as const)
}
const NOT_SHOWN: Objection = { rule: 'FC-D.1', code: 'half-not-shown', remedy: 'other-half', facts: halfFacts }
const NO_FREE_CAR: Objection = { rule: 'FC-D.1', code: 'no-free-car-in-train', remedy: 'other-half', facts: halfFacts }
const NOWHERE: Objection = { rule: 'FC-D.6', code: 'no-free-car', remedy: 'decline-or-car', facts: cardFacts }

/** Only a half that the card shows and whose train has a free car can be chosen (FC-D.1). */
function refuseHalf(table: Table, face: number, which: number): Objection | null {
  if (fareOf(table.rules, face, which) === null) return NOT_SHOWN
  return hasFreeCar(me(table).trains[which]!) ? null : NO_FREE_CAR
}

/** `board passenger`, `board luggage`: which half of the card, and so which train (FC-D.1). */
export const board: MoveKind<'board'> = defineMoveKind({
  number: MOVES.board,
  word: 'board',
  form: 'board passenger|luggage',
  args: 2,
  refuse(table, which) {
    if (symbolFor(table, BOARD) === null) return NO_SUCH_SYMBOL
    return refuseHalf(table, sourceId(table.state.frame!.source), which)
  },
  play(table, which) {
    const train = me(table).trains[which]!
    const face = sourceId(table.state.frame!.source)
    use(table, BOARD_IT)
    seatGuest(train, face)
    table.emit?.({
      key: HALVES[which]!,
      facts: { seat: table.state.toMove, card: faceId(table.rules, face), car: train.guests.length },
    })
  },
  write: (_rules, which) => `board ${HALVES[which]}`,
  describe: (_rules, which) => ({ do: 'board', half: HALVES[which]! }),
  read(_rules, words) {
    const which = words.length === 1 ? HALVES.indexOf(words[0] as 'luggage') : -1
    return which === -1 ? null : which
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
