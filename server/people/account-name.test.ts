import { expect, test } from 'vitest'
import { accountNameFault, normalName, skeletonOf } from './account-name.ts'

test('names that look alike have one skeleton', () => {
  const alike = [
    ['Ada', 'ADA', 'a.d.a', 'Àdá', 'аdа', 'A d a'],
    ['coco', 'сосо', 'c0c0', 'Coco'],
    ['Bill', 'BiLL', 'B1ll', 'Blll'],
    ['modern', 'rnodem'],
    ['Wanda', 'VVanda', 'Ｗanda'],
    ['Zoë', 'zoe', 'ΖΟΕ', 'ZОЕ'],
  ]
  for (const [first, ...others] of alike)
    for (const other of others) expect([other, skeletonOf(other)]).toEqual([other, skeletonOf(first!)])
  expect(skeletonOf('Ada')).not.toBe(skeletonOf('Adam'))
  expect(skeletonOf('Игорь')).not.toBe(skeletonOf('Олег'))
})

test('a name is of one script, in one form, and has a letter', () => {
  for (const name of [
    'Ada',
    'José María',
    'Ελένη',
    'Игорь 2',
    '山田たろう',
    '김철수',
    'O’Brien',
    'R2-D2',
    'أحمد',
    'अनिल',
  ])
    expect([name, accountNameFault(normalName(name))]).toEqual([name, null])
  for (const name of ['Аda', 'Zoη', 'Ada山田', 'Игорь한국'])
    expect([name, accountNameFault(name)]).toEqual([name, 'mixed-name'])
  for (const name of ['A', '1234', '-Ada', 'Ada!', 'A\u202eda', 'Ada\u200bB', 'x'.repeat(25), '😀 Ada'])
    expect([name, accountNameFault(normalName(name))]).toEqual([name, 'bad-name'])
  expect(normalName(' Ａda   Ｌovelace ')).toBe('Ada Lovelace')
})
