import type { ConditionRule } from '../../base/condition.ts'
import { CAR_VALUES } from '../../base/train.ts'

const VALUE = '(0|1|2|4|7|12)'
const N = '([1-9]|1[0-6])'
const stepOf = (value: string): number => CAR_VALUES.indexOf(Number(value) as 0)

const rule = (
  form: string,
  pattern: string,
  numbers: ConditionRule['numbers'] = groups => groups.map(Number),
): ConditionRule => ({
  form,
  pattern,
  numbers,
  isMet: () => false,
})

/** The forms of the conditions, for reading decks; nothing here is ever met. */
export const CONDITIONS: readonly ConditionRule[] = [
  rule('<n> cars of <value>', `${N} cars of ${VALUE}`, ([n, value]) => [Number(n), stepOf(value!)]),
  rule('<n> cars of <value> in each train', `([1-8]) cars of ${VALUE} in each train`, ([n, value]) => [
    Number(n),
    stepOf(value!),
  ]),
  rule('run <value>-<value>-...', `run ((?:${VALUE.slice(1, -1)})(?:-(?:${VALUE.slice(1, -1)})){1,7})`, ([values]) =>
    values!.split('-').map(stepOf),
  ),
  rule('mail cars', 'mail cars'),
  rule('mail cars reached', 'mail cars reached'),
  rule('always', 'always'),
  rule('<n> celebrities or postcards', '([1-9]) celebrities or postcards'),
  rule('conductor on a tile', 'conductor on a tile'),
  rule('a tile', 'a tile'),
  rule('suspect-self card', 'suspect-self card'),
  rule('suspect-others card', 'suspect-others card'),
  rule('<n> destroy cards', '([1-9]) destroy cards'),
  rule('<n> passengers or luggage', '([1-8]) passengers or luggage'),
]
