import { expect, test } from 'vitest'
import { commandOf } from './commands.ts'

const NO_MORE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const command = (key: string, held: Partial<typeof NO_MORE> = {}) => commandOf({ key, ...NO_MORE, ...held })

test('keys choose, confirm, cancel and walk', () => {
  expect(command('3')).toEqual({ do: 'choose', number: 3 })
  expect(command('0')).toBeNull()
  expect(command('Enter')).toEqual({ do: 'confirm' })
  expect(command('Escape')).toEqual({ do: 'cancel' })
  expect(command('ArrowLeft')).toEqual({ do: 'walk', x: -1, y: 0, isEverywhere: false })
  expect(command('ArrowDown', { shiftKey: true })).toEqual({ do: 'walk', x: 0, y: 1, isEverywhere: true })
  expect(command('x')).toBeNull()
})

test('in the review N and P lead from one turning point to the next', () => {
  expect([command('n'), command('P')]).toEqual([{ do: 'next-point' }, { do: 'previous-point' }])
})

test('a step is taken back by U, Backspace and Ctrl+Z, the turn with Shift', () => {
  for (const key of ['u', 'U', 'Backspace']) expect(command(key)).toEqual({ do: 'undo' })
  for (const key of ['U', 'Backspace']) expect(command(key, { shiftKey: true })).toEqual({ do: 'undo-turn' })
  expect(command('z', { ctrlKey: true })).toEqual({ do: 'undo' })
  expect(command('z', { metaKey: true })).toEqual({ do: 'undo' })
  expect(command('z')).toBeNull()
})

test('keys that a browser has for itself are left to it', () => {
  expect(command('r', { ctrlKey: true })).toBeNull()
  expect(command('Backspace', { altKey: true })).toBeNull()
  expect(command('Z', { ctrlKey: true, shiftKey: true })).toBeNull()
  expect(command('3', { metaKey: true })).toBeNull()
})

test('Shift makes no difference where nothing else is meant with it', () => {
  expect(command('+', { shiftKey: true })).toEqual({ do: 'more' })
  expect(command('R', { shiftKey: true })).toEqual({ do: 'recap' })
  expect(command('l')).toEqual({ do: 'log' })
})
