import { expect, test } from 'vitest'
import { onlineChair } from '../testing/states.ts'
import { expectedName, seatsFor } from './seats.ts'

const free = (name = '') => onlineChair({ is: 'free', name })
const chairs = [onlineChair({ name: 'Ada' }), free(), free('Chiara'), onlineChair({ is: 'bot', level: 'casual' })]

test('anybody may take a seat that is kept for nobody', () => expect(seatsFor(chairs, 'Bram')).toEqual([1]))

test('whoever a seat is kept for takes that one, however the name is typed', () =>
  expect(seatsFor(chairs, ' chiara ')).toEqual([2]))

test('where all free seats are kept for others there is none', () =>
  expect(seatsFor([free('Chiara'), onlineChair()], 'Bram')).toEqual([]))

test('the last seat says whom it waits for', () => {
  expect(expectedName([onlineChair({ name: 'Ada' }), free('Chiara')])).toBe('Chiara')
  expect(expectedName(chairs)).toBe('')
})
