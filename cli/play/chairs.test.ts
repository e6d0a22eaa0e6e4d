import { usualBot } from '@roundhouse/bots/bots'
import { expect, test } from 'vitest'
import { WrongUse } from '../endings.ts'
import { english } from '../words/testing/english.ts'
import { botNames, namesOf, ourBot, readChairs } from './chairs.ts'

test('without a wish one person plays against casual bots', () => {
  expect(readChairs('first-class', undefined, undefined)).toEqual(['me', 'casual', 'casual'])
  expect(readChairs('first-class', undefined, 2)).toEqual(['me', 'casual'])
})

test('seats are read as they are named, and hot-seat is people only', () => {
  expect(readChairs('first-class', 'me, greedy,random,me', undefined)).toEqual(['me', 'greedy', 'random', 'me'])
  expect(readChairs('first-class', 'hot-seat', 4)).toEqual(['me', 'me', 'me', 'me'])
  expect(readChairs('first-class', 'hot-seat', undefined)).toEqual(['me', 'me'])
})

test('a program has a seat, and a command that cannot be meant has none', () => {
  expect(readChairs('nuremberg', 'me,run:python3 "my bot.py" a', undefined)).toEqual([
    'me',
    'run:python3 "my bot.py" a',
  ])
  expect(() => readChairs('first-class', 'me,run:', undefined)).toThrow(
    'found "run:"; allowed is run: and a command on one line, such as run:python3 my_bot.py',
  )
  expect(ourBot('first-class', 'run:python3 x.py')).toBe('casual')
  expect(ourBot('nuremberg', 'run:python3 x.py')).toBe(usualBot('nuremberg'))
  expect(ourBot('nuremberg', 'random')).toBe('random')
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
  const chairs = ['me', 'greedy', 'run:python3 bots/clever.py']
  expect(namesOf(english, chairs)).toEqual(['Player 1', 'Greedy 2', 'Clever 3'])
  expect(botNames(chairs.slice(1))).toEqual(['Greedy 1', 'Clever 2'])
})
