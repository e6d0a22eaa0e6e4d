import { carsAtLeast, LOWER, MAIL_PLACE, type Train, UPPER } from '../../base/board/train.ts'
import { stepOf, VALUE } from '../../base/cards/contracts.ts'
import type { ConditionRule, Module } from '../../base/table.ts'

/** n cars of at least v over both trains (FC-A.1). */
const cars: ConditionRule = {
  name: 'cars',
  form: '<n> cars of <value>',
  pattern: `([1-9]|1[0-6]) cars of ${VALUE}`,
  numbers: ([count, value]) => [Number(count), stepOf(value!)],
  isMet: (_table, { trains }, [count, step]) =>
    carsAtLeast(trains[UPPER], step!) + carsAtLeast(trains[LOWER], step!) >= count!,
}

/** n neighbouring cars of at least v in each train: values never rise to the right, so the first n (FC-A.1). */
const carsInEachTrain: ConditionRule = {
  name: 'cars-in-each-train',
  form: '<n> cars of <value> in each train',
  pattern: `([1-8]) cars of ${VALUE} in each train`,
  numbers: ([count, value]) => [Number(count), stepOf(value!)],
  isMet: (_table, { trains }, [count, step]) =>
    carsAtLeast(trains[UPPER], step!) >= count! && carsAtLeast(trains[LOWER], step!) >= count!,
}

/** Neighbouring cars of one train in this order, each at least the value shown: again the first cars decide (FC-A.1). */
function hasRun(train: Train, steps: readonly number[]): boolean {
  for (let i = 0; i < steps.length; i++) if (carsAtLeast(train, steps[i]!) <= i) return false
  return true
}

const run: ConditionRule = {
  name: 'run',
  form: 'run <value>-<value>-...',
  pattern: `run (${VALUE.replace('(', '(?:')}(?:-${VALUE.replace('(', '(?:')}){1,7})`,
  numbers: ([values]) => values!.split('-').map(stepOf),
  isMet: (_table, { trains }, steps) => hasRun(trains[UPPER], steps) || hasRun(trains[LOWER], steps),
}

const mailCars: ConditionRule = {
  name: 'mail-cars',
  form: 'mail cars',
  pattern: 'mail cars',
  numbers: () => [],
  isMet: (_table, { trains }) => trains[UPPER].mail > 0 && trains[LOWER].mail > 0,
}

const hasReachedMail = ({ mail, conductor }: Train): boolean => mail > 0 && conductor >= MAIL_PLACE

const mailCarsReached: ConditionRule = {
  name: 'mail-cars-reached',
  form: 'mail cars reached',
  pattern: 'mail cars reached',
  numbers: () => [],
  isMet: (_table, { trains }) => hasReachedMail(trains[UPPER]) && hasReachedMail(trains[LOWER]),
}

/** Paid per completed contract, with no other condition (FC-A.2). */
const always: ConditionRule = {
  name: 'always',
  form: 'always',
  pattern: 'always',
  numbers: () => [],
  isMet: () => true,
}

export const contracts: Module = {
  letter: 'A',
  name: 'Contracts',
  conditions: [cars, carsInEachTrain, run, mailCars, mailCarsReached, always],
}
