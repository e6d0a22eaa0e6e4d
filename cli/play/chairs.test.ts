import { botGameNamed } from '@roundhouse/bots/games'
import { defaultBot } from '@roundhouse/bots/play/bots'
import { occupantOf } from '@roundhouse/table/chairs'
import { expect, test } from 'vitest'
import { wordsOf } from '../games.ts'
import { WrongUse } from '../user-error.ts'
import { english, refusalOf } from '../words/testing/english.ts'
import { levelWords, namesOf, ourBot, readChairs, warnOfNet } from './chairs.ts'

/** Who sits where, in one word each. */
const seats = (...args: Parameters<typeof readChairs>): string[] => readChairs(...args).map(occupantOf)

test('by default one person plays against casual bots', () => {
  expect(seats('first-class', undefined, undefined)).toEqual(['me', 'casual', 'casual'])
  expect(seats('first-class', undefined, 2)).toEqual(['me', 'casual'])
})

test('seats are read as they are named, and hot-seat is people only', () => {
  expect(seats('first-class', 'me, greedy,random,me', undefined)).toEqual(['me', 'greedy', 'random', 'me'])
  expect(seats('first-class', 'hot-seat', 4)).toEqual(['me', 'me', 'me', 'me'])
  expect(seats('first-class', 'hot-seat', undefined)).toEqual(['me', 'me'])
})

test('a program has a seat, and a command that cannot be meant has none', () => {
  expect(seats('nuremberg', 'me,run:python3 "my bot.py" a', undefined)).toEqual(['me', 'run:python3 "my bot.py" a'])
  expect(refusalOf(() => seats('first-class', 'me,run:', undefined))).toBe(
    'Invalid command "run:": expected run: and a command on one line, e.g. run:python3 my_bot.py',
  )
  expect(ourBot('first-class', 'run:python3 x.py')).toBe('casual')
  expect(ourBot('nuremberg', 'run:python3 x.py')).toBe(defaultBot(botGameNamed('nuremberg')))
  expect(ourBot('nuremberg', 'random')).toBe('random')
})

test('an unknown name and a wrong number are refused', () => {
  expect(() => seats('first-class', 'me,genius', undefined)).toThrow(WrongUse)
  expect(refusalOf(() => seats('first-class', 'me,genius', undefined))).toMatch(
    /^--seats: unknown "genius": expected me, random, /,
  )
  expect(() => seats('first-class', 'me,toString', undefined)).toThrow(WrongUse)
  expect(refusalOf(() => seats('first-class', 'me,greedy', 3))).toBe('--seats: found 2, expected 3, as --players says')
})

test('people and bots have names with their seat', () => {
  expect(namesOf(english, readChairs('first-class', 'me,greedy,run:python3 bots/clever.py', 3))).toEqual([
    'Player 1',
    'Greedy 2',
    'Clever 3',
  ])
})

test('a name that people gave goes before', () => {
  const [, bot] = readChairs('first-class', 'me,greedy', 2)
  expect(namesOf(english, [{ is: 'person', name: 'Ada' }, bot!])).toEqual(['Ada', 'Greedy 2'])
})

test('where a bot is to play by a net that cannot be read, that is said; others play as ever', () => {
  const bots = botGameNamed('first-class')
  const damaged = { ...bots, knowledge: { ...bots.knowledge, netRefusal: 'The net for first-class is damaged' } }
  const warned: string[] = []
  const terminal = { words: english, warn: (text: string) => void warned.push(text) }
  warnOfNet(terminal, damaged, ['expert', 'champion:net=no', 'run:python3 x.py'])
  warnOfNet(terminal, bots, ['champion'])
  expect(warned).toEqual([])
  warnOfNet(terminal, damaged, ['casual', 'champion:simulations=60'])
  expect(warned).toEqual(['The net for first-class is damaged. Champion plays without the net.'])
})

test('a level is called by one short name in every language: it is the name of who sits there', async () => {
  for (const language of ['de', 'fr', 'it', 'nl', 'pt'] as const) {
    const say = await wordsOf(language)
    const levels = ['greedy', 'random'].map(level => levelWords(say, level))
    for (const name of levels) expect(name).toMatch(/^\p{Lu}[\p{L} ]{3,11}$/u)
  }
})
