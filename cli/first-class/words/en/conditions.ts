import type { Condition } from '@roundhouse/first-class/base/card'
import type { Rules } from '@roundhouse/first-class/base/table'
import { CAR_VALUES } from '@roundhouse/first-class/base/train'
import { count } from '../../../words/en/counting.ts'

interface ConditionWords {
  words(numbers: readonly number[]): string
  short(numbers: readonly number[]): string
}

const value = (step: number | undefined): number => CAR_VALUES[step!]!
const atLeast = (step: number | undefined): string => (value(step) === 0 ? '' : ` worth at least ${value(step)}`)
const cars = (n: number | undefined): string => count(n!, 'car')

/** By how each condition is written on a card. */
const CONDITIONS: Readonly<Record<string, ConditionWords>> = {
  '<n> cars of <value>': {
    words: ([n, step]) => `${cars(n)}${atLeast(step)} in both trains together`,
    short: ([n, step]) => `${n} cars ${value(step)}+`,
  },
  '<n> cars of <value> in each train': {
    words: ([n, step]) => `${cars(n)}${atLeast(step)} in each train`,
    short: ([n, step]) => `${n} cars ${value(step)}+ in each`,
  },
  'run <value>-<value>-...': {
    words: steps => `neighbouring cars worth at least ${steps.map(value).join(', ')} in one train`,
    short: steps => `run ${steps.map(value).join('-')}`,
  },
  'mail cars': { words: () => 'a mail car in both trains', short: () => '2 mail cars' },
  'mail cars reached': {
    words: () => 'a mail car in both trains, both reached by their conductors',
    short: () => '2 mail cars reached',
  },
  always: { words: () => 'nothing else', short: () => 'any time' },
  '<n> celebrities or postcards': {
    words: ([n]) => `${n} celebrities or postcards in any mix`,
    short: ([n]) => `${n} celebrities or postcards`,
  },
  'conductor on a tile': {
    words: () => 'a conductor on a locomotive tile',
    short: () => 'conductor on tile',
  },
  'a tile': { words: () => 'a locomotive tile', short: () => 'a tile' },
  'suspect-self card': { words: () => 'a suspect-yourself card taken', short: () => 'suspect-self taken' },
  'suspect-others card': {
    words: () => 'a suspect-the-others card taken',
    short: () => 'suspect-others taken',
  },
  '<n> destroy cards': {
    words: ([n]) => count(n!, 'destroy-evidence card'),
    short: ([n]) => `${n} destroy cards`,
  },
  '<n> passengers or luggage': {
    words: ([n]) => `${count(n!, 'passenger')}, or ${n === 1 ? '1 piece' : `${n} pieces`} of luggage, in the trains`,
    short: ([n]) => `${n} passengers or ${n} luggage`,
  },
}

function wordsOf({ conditions }: Rules, { rule }: Condition): ConditionWords {
  const { form } = conditions[rule]!
  const words = CONDITIONS[form]
  if (words === undefined) throw new Error(`Cannot say the condition "${form}"`)
  return words
}

export const conditionWords = (rules: Rules, condition: Condition): string =>
  wordsOf(rules, condition).words(condition.numbers)

export const conditionShort = (rules: Rules, condition: Condition): string =>
  wordsOf(rules, condition).short(condition.numbers)
