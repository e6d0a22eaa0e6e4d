import { rulesOn } from '@roundhouse/nuremberg/testing/positions'
import { expect, test } from 'vitest'
import { compact } from './compact.ts'

test.each([
  ['bid U1 4', 'bid U1', '4'],
  ['build Fürth > Höfen', 'build Fürth e4 >', 'Höfen f4'],
  ['build Fürth > Poppenreuth', 'build Fürth e4 >', 'Poppenreuth e5 (2)'],
  ['buy 3b', 'buy', '3b'],
  ['load red Nuremberg North 3b second', 'load red Nuremberg North e7', '3b second'],
  ['load goods Thon 6c', 'load goods Thon d7', '6c'],
  ['sell Fürth - Lauf to red', 'sell Fürth -', 'Lauf to red'],
])('in long lists %s stands behind "%s" as "%s"', (text, lead, own) => {
  expect(compact(rulesOn('nuremberg', 2), text)).toEqual({ lead, own })
})

test('what has nothing to choose is written out', () => {
  for (const text of ['pass', 'finish', 'give up', 'pay white 2', 'way Lauf'])
    expect(compact(rulesOn('nuremberg', 2), text)).toBeNull()
})
