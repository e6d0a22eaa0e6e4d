import type { ConditionRule } from '../../base/condition.ts'
import { stepOf, VALUE } from '../../base/contracts.ts'
import type { Module } from '../../base/module.ts'
import { carsAtLeast, LOWER, MAIL_PLACE, type Train, UPPER } from '../../base/train.ts'

/** n cars of at least v over both trains (FC-A.1). */
const cars: ConditionRule = {
  form: '<n> cars of <value>',
  pattern: `([1-9]|1[0-6]) cars of ${VALUE}`,
  numbers: ([count, value]) => [Number(count), stepOf(value!)],
  isMet: (_table, { trains }, [count, step]) =>
    carsAtLeast(trains[UPPER], step!) + carsAtLeast(trains[LOWER], step!) >= count!,
}

/** n neighbouring cars of at least v in each train: values never rise to the right, so the first n (FC-A.1). */
const carsInEachTrain: ConditionRule = {
  form: '<n> cars of <value> in each train',
  pattern: `([1-8]) cars of ${VALUE} in each train`,
  numbers: ([count, value]) => [Number(count), stepOf(value!)],
  isMet: (_table, { trains }, [count, step]) => trains.every(train => carsAtLeast(train, step!) >= count!),
}

/** Neighbouring cars of one train in this order, each at least the value shown: again the first cars decide (FC-A.1). */
const hasRun = (train: Train, steps: readonly number[]): boolean =>
  steps.every((step, i) => carsAtLeast(train, step) > i)

const run: ConditionRule = {
  form: 'run <value>-<value>-...',
  pattern: `run (${VALUE.replace('(', '(?:')}(?:-${VALUE.replace('(', '(?:')}){1,7})`,
  numbers: ([values]) => values!.split('-').map(stepOf),
  isMet: (_table, { trains }, steps) => trains.some(train => hasRun(train, steps)),
}

const mailCars: ConditionRule = {
  form: 'mail cars',
  pattern: 'mail cars',
  numbers: () => [],
  isMet: (_table, { trains }) => trains.every(train => train.mail > 0),
}

const mailCarsReached: ConditionRule = {
  form: 'mail cars reached',
  pattern: 'mail cars reached',
  numbers: () => [],
  isMet: (_table, { trains }) => trains.every(train => train.mail > 0 && train.conductor >= MAIL_PLACE),
}

/** Paid per completed contract, with no other condition (FC-A.2). */
const always: ConditionRule = { form: 'always', pattern: 'always', numbers: () => [], isMet: () => true }

export const contracts: Module = {
  letter: 'A',
  name: 'Contracts',
  conditions: [cars, carsInEachTrain, run, mailCars, mailCarsReached, always],
}
