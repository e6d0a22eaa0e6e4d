import { expect, test } from 'vitest'
import { pseudo } from './pseudo.ts'
import { sayIn } from './say.ts'

const say = sayIn(
  'en',
  pseudo({
    plain: 'Take it now',
    asking: '{name} has {coins, number} coins',
    plural: '{moves, plural, one {# move} other {# moves of {name}}} left',
    choice: '{who, select, you {You win} other {{name} wins}}',
    percent: '{percent, number, percent}',
    empty: '',
  }),
)

test('every letter of a message has an accent, and it is a third longer', () => {
  expect(say('plain')).toBe('Ţáķé íţ ñóŵ~~~~')
  expect(say('empty')).toBe('')
})

test('what a message asks for comes as it is, also within plurals and choices', () => {
  expect(say('asking', { name: 'Ada', coins: 3 })).toMatch(/^Ada ĥáš 3 çóíñš~+$/)
  expect(say('plural', { moves: 1, name: 'Ada' })).toMatch(/^1 ɱóṽé ĺéƒţ~+$/)
  expect(say('plural', { moves: 2, name: 'Ada' })).toMatch(/^2 ɱóṽéš óƒ Ada ĺéƒţ~+$/)
  expect(say('choice', { who: 'you', name: 'Ada' })).toMatch(/^Ýóú ŵíñ~*$/)
  expect(say('choice', { who: 'other', name: 'Ada' })).toMatch(/^Ada ŵíñš~*$/)
  expect(say('percent', { percent: 0.5 })).toMatch(/^50%/)
})
