import { describe, expect, test } from 'vitest'
import { newOnline, onlineChair } from '../testing/states.ts'
import { presenceOf } from './presence.ts'

const chairs = [
  onlineChair({ name: 'Ada' }),
  onlineChair({ name: 'Bram' }),
  onlineChair({ name: 'Chiara', hasStandIn: true, level: 'casual' }),
  onlineChair({ is: 'bot', name: 'Dénes', level: 'casual' }),
]

describe('somebody', () => {
  const state = newOnline({ chairs }, { here: [0] })
  test('is here, or away', () => expect([0, 1].map(seat => presenceOf(state, seat))).toEqual(['here', 'away']))
  test('has a bot that plays for them, or is one', () =>
    expect([2, 3].map(seat => presenceOf(state, seat))).toEqual(['bot-plays', 'bot']))
  test('has left', () =>
    expect(presenceOf(newOnline({ chairs: [onlineChair({ hasLeft: true, hasStandIn: true })] }), 0)).toBe('left'))
})

test('without a line nobody knows who is there, but bots are', () => {
  const state = newOnline({ chairs }, { here: [0, 1], line: { is: 'lost', retryAt: null } })
  expect([0, 1, 3].map(seat => presenceOf(state, seat))).toEqual(['unknown', 'unknown', 'bot'])
})
