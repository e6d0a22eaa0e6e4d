import { expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

test('a statement that is asked again and again gets a name of its own', () => {
  const names = new StatementNames()
  const ask = (text: string): string | undefined => names.nameOf(text)
  expect(['one', 'two', 'one', 'one', 'two', 'one', 'two'].map(ask)).toEqual([
    ...[undefined, undefined, undefined],
    ...['asked-often-0', undefined, 'asked-often-0', 'asked-often-1'],
  ])
})

test('those that are asked once do not stay, and not all get a name', () => {
  const names = new StatementNames()
  for (let n = 0; n < 2; n++) names.nameOf('first')
  for (let n = 0; n < 1000; n++) names.nameOf(`list of ${n}`)
  expect(names.nameOf('first')).toBeUndefined()
  const asked = Array.from({ length: 1000 }, (_, n) => [1, 2, 3].map(() => names.nameOf(`often ${n}`)).at(-1))
  expect(asked.filter(name => name !== undefined)).toHaveLength(200)
})
