import { describe, expect, test } from 'vitest'
import { readInput } from './input.ts'

const moves = [
  'take a1',
  'take b3',
  'decline a1',
  'decline b3',
  'tile',
  'spend 1 car upper',
  'spend 1 point',
  'keep G7',
]
const read = (line: string) => readInput(line, moves)

describe('what is typed', () => {
  test.each([
    ['2', 'take b3'],
    [' 8 ', 'keep G7'],
    ['take b3', 'take b3'],
    ['TAKE  B3', 'take b3'],
    ['keep g7', 'keep G7'],
    ['t b3', 'take b3'],
    ['ta b', 'take b3'],
    ['ti', 'tile'],
    ['k', 'keep G7'],
    ['sp 1 p', 'spend 1 point'],
    ['sp 1 c', 'spend 1 car upper'],
  ])('"%s" is the move %s', (line, text) => {
    expect(read(line)).toEqual({ is: 'move', text })
  })

  test.each([
    ['help', 'help', ''],
    ['?', 'help', ''],
    ['q', 'quit', ''],
    ['exit', 'quit', ''],
    ['u', 'undo', ''],
    ['undo turn', 'undo', 'turn'],
    ['Look B3', 'look', 'B3'],
    ['l me', 'look', 'me'],
    ['why take c6', 'why', 'take c6'],
    ['mo', 'moves', ''],
    ['save /tmp/My Game.save', 'save', '/tmp/My Game.save'],
  ])('"%s" is the command %s', (line, command, rest) => {
    expect(read(line)).toEqual({ is: 'command', command, rest })
  })

  test('what may be several things is not guessed', () => {
    expect(read('take')).toEqual({ is: 'unclear', matches: ['take a1', 'take b3'] })
    expect(read('s')).toEqual({ is: 'unclear', matches: ['spend 1 car upper', 'spend 1 point', 'save'] })
  })

  test('a number that no move has is a number', () => {
    expect(read('0')).toEqual({ is: 'number', number: 0 })
    expect(read('9')).toEqual({ is: 'number', number: 9 })
  })

  test('nothing is nothing, and anything else is something else', () => {
    expect(read('  ')).toEqual({ is: 'nothing' })
    expect(read('take c6')).toEqual({ is: 'other', text: 'take c6' })
    expect(read('take b3 now')).toEqual({ is: 'other', text: 'take b3 now' })
    expect(read('hasOwnProperty')).toEqual({ is: 'other', text: 'hasOwnProperty' })
  })
})
