import { expect, test } from 'vitest'
import { inOrder, wishOf } from './keys.ts'

const key = (name: string, shiftKey = false) => wishOf({ key: name, shiftKey })

test('keys ask for targets, to go on, to take back, and to walk', () => {
  expect(key('3')).toEqual({ do: 'target', number: 3 })
  expect(key('0')).toBeNull()
  expect(key('Enter')).toEqual({ do: 'go-on' })
  expect(key('u')).toEqual({ do: 'undo' })
  expect(key('U', true)).toEqual({ do: 'undo-turn' })
  expect(key('r')).toEqual({ do: 'tell' })
  expect(key('Escape')).toEqual({ do: 'close' })
  expect(key('ArrowLeft')).toEqual({ do: 'walk', x: -1, y: 0, isEverywhere: false })
  expect(key('ArrowDown', true)).toEqual({ do: 'walk', x: 0, y: 1, isEverywhere: true })
  expect(key('x')).toBeNull()
})

test('a target that is shown twice has one number', () => {
  expect(inOrder(['tile', undefined, 'end upper', 'tile'])).toEqual(['tile', 'end upper'])
})
