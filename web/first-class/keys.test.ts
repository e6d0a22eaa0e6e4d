import { expect, test } from 'vitest'
import { inOrder, nearest, wishOf } from './keys.ts'

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

test('an arrow goes to the nearest target in its direction, straight rather than aside', () => {
  const points = [
    { x: 10, y: 0, name: 'right' },
    { x: 4, y: 8, name: 'askew' },
    { x: -5, y: 0, name: 'left' },
  ]
  const from = { x: 0, y: 0 }
  expect(nearest(from, points, 1, 0)?.name).toBe('right')
  expect(nearest(from, points, -1, 0)?.name).toBe('left')
  expect(nearest(from, points, 0, 1)?.name).toBe('askew')
  expect(nearest(from, points, 0, -1)).toBeNull()
})

test('a target that is shown twice has one number', () => {
  expect(inOrder(['tile', undefined, 'end upper', 'tile'])).toEqual(['tile', 'end upper'])
})
