import { expect, test } from 'vitest'
import { WrongUse } from '../user-error.ts'
import { refusalOf } from '../words/testing/english.ts'
import { commandOf, isProgram, programName, splitList } from './command.ts'

test('a command is cut into words, and quotes hold words together', () => {
  expect(commandOf('run:python3 bots/my_bot.py --level 3')).toEqual(['python3', 'bots/my_bot.py', '--level', '3'])
  expect(commandOf(`run: "my folder/bot" --say 'a "b", c' d="e f"`)).toEqual([
    'my folder/bot',
    '--say',
    'a b, c',
    'd=e f',
  ])
  expect(commandOf('run:C:\\bots\\bot.exe')).toEqual(['C:\\bots\\bot.exe'])
})

test.each(['run:', 'run:   ', 'run:python3 "my bot', "run:it's", 'run:a\nb', 'run:a\0b'])('%j is refused', chair => {
  expect(() => commandOf(chair)).toThrow(WrongUse)
  expect(refusalOf(() => commandOf(chair))).toMatch('expected run: and a command on one line')
})

test('a list is cut at its commas, but not at those in quotes', () => {
  expect(splitList('me, greedy,run:bot "a,b" \'c,d\',random')).toEqual([
    'me',
    'greedy',
    `run:bot "a,b" 'c,d'`,
    'random',
  ])
  expect(splitList('a,,b')).toEqual(['a', '', 'b'])
})

test.each([
  ['run:python3 examples/bots/first_bot.py', 'first_bot'],
  ['run:node --import tsx ../bots/first-bot.ts --fast', 'first-bot'],
  ['run:./mine', 'mine'],
  ['run:.hidden', '.hidden'],
])('%s is called %s', (chair, name) => {
  expect(programName(chair)).toBe(name)
})

test('a bot of ours is no program', () => {
  expect(isProgram('greedy')).toBe(false)
  expect(isProgram('run:greedy')).toBe(true)
})
