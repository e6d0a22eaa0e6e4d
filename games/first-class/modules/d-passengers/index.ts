import { LOWER, UPPER } from '../../base/board/train.ts'
import type { ConditionRule, Module } from '../../base/table.ts'
import { oneTimeFrame, settleBoarding } from './boarding.ts'
import { board, boardEffect, guestCard } from './boarding-card.ts'
import { guestCount } from './guest.ts'
import { boardingComplaints } from './referee.ts'

/** n passengers or n pieces of luggage, one kind alone. Ruling: those still waiting count (FC-D.7). */
const passengersOrLuggage: ConditionRule = {
  name: 'passengers-or-luggage',
  form: '<n> passengers or luggage',
  pattern: '([1-8]) passengers or luggage',
  numbers: ([count]) => [Number(count)],
  isMet: ({ rules }, { trains }, [count]) =>
    guestCount(rules, trains[UPPER].guests) >= count! || guestCount(rules, trains[LOWER].guests) >= count!,
}

export const passengersAndLuggage: Module = {
  letter: 'D',
  name: 'Passengers and luggage',
  kinds: [guestCard],
  effects: [boardEffect],
  sources: [oneTimeFrame],
  moveKinds: [board],
  conditions: [passengersOrLuggage],

  settled: settleBoarding,
  complaints: boardingComplaints,
}
