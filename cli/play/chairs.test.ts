import { expect, test } from 'vitest'
import { WrongUse } from '../endings.ts'
import { namesOf, readChairs } from './chairs.ts'

test('without a wish one person plays against greedy bots', () => {
  expect(readChairs('first-class', undefined, undefined)).toEqual(['me', 'greedy', 'greedy'])
  expect(readChairs('first-class', undefined, 2)).toEqual(['me', 'greedy'])
})

test('seats are read as they are named, and hot-seat is people only', () => {
  expect(readChairs('first-class', 'me, greedy,random,me', undefined)).toEqual(['me', 'greedy', 'random', 'me'])
  expect(readChairs('first-class', 'hot-seat', 4)).toEqual(['me', 'me', 'me', 'me'])
  expect(readChairs('first-class', 'hot-seat', undefined)).toEqual(['me', 'me'])
})

test('an unknown name and a wrong number are refused', () => {
  expect(() => readChairs('first-class', 'me,genius', undefined)).toThrow(WrongUse)
  expect(() => readChairs('first-class', 'me,genius', undefined)).toThrow(
    /^seats: found "genius"; allowed are "me" and the bots/,
  )
  expect(() => readChairs('first-class', 'me,toString', undefined)).toThrow(WrongUse)
  expect(() => readChairs('first-class', 'me,greedy', 3)).toThrow('seats: found 2; 3 play, so name 3')
})

test('people and bots have names with their seat', () => {
  expect(namesOf(['me', 'greedy', 'me'])).toEqual(['Player 1', 'Greedy 2', 'Player 3'])
})
