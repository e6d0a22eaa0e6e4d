import { describe, expect, test } from 'vitest'
import { tablesSay } from '../../messages/catalogues.ts'
import { newOnline, newSetup, onlineChair } from '../testing/states.ts'
import { answersTo, endOf, questionWords, roleIn, wishesOf } from './question.ts'

const people = ['Ada', 'Bram', 'Chiara'].map(name => onlineChair({ name }))
const undo = { by: 2, what: { is: 'undo', to: 4 }, agreed: [], open: [0, 1], until: null } as const

describe('somebody who asks', () => {
  test('is named, but to themselves', async () => {
    const say = await tablesSay('en')
    const state = newOnline({ chairs: people })
    expect(questionWords(say, { state, seat: 0 }, undo)).toBe('Chiara asks to undo')
    expect(questionWords(say, { state, seat: 2 }, undo)).toBe('You ask to undo')
    const bot = { ...undo, what: { is: 'stand-in', seat: 1 } } as const
    expect(questionWords(say, { state, seat: 0 }, bot)).toBe('Chiara asks for a bot to play for Bram')
  })

  test('may withdraw it, those who are asked answer, and the others wait', () => {
    expect([0, 1, 2, null].map(seat => roleIn(undo, seat))).toEqual(['answer', 'answer', 'withdraw', 'wait'])
    expect(roleIn({ ...undo, open: [1] }, 0)).toBe('wait')
  })
})

test('to resume cannot be declined, and comes without an answer', () => {
  const resume = { ...undo, what: { is: 'resume' } } as const
  expect([answersTo(resume), endOf(resume)]).toEqual([[true], 'resumed'])
  expect([answersTo(undo), endOf(undo)]).toEqual([[true, false], 'declined'])
})

test('a bot comes for somebody who does not object, once the others have agreed', () => {
  const bot = { ...undo, what: { is: 'stand-in', seat: 1 } } as const
  expect([endOf(bot), endOf({ ...bot, open: [1] })]).toEqual(['declined', 'stand-in'])
})

describe('the others can be asked', () => {
  const keys = (...args: Parameters<typeof newOnline>) =>
    wishesOf({ state: newOnline(...args), seat: 0 }).map(({ key }) => key)

  test('for a bot in the place of somebody who is away', () =>
    expect(keys({ stage: 'playing', chairs: people }, { here: [0, 1] })).toEqual([
      'pause',
      'pace',
      'stand-in 2',
      'call-off',
    ]))

  test('for neither a pause nor another pace where there is no clock', () => {
    const clock = { pace: 'none', left: [null, null, null], running: null, isPaused: false } as const
    const setup = newSetup({ pace: 'none' })
    expect(keys({ stage: 'playing', chairs: people, setup, clock }, { here: [0, 1, 2] })).toEqual(['call-off'])
  })

  test('for nothing before the game, and by nobody who only watches', () => {
    expect(keys({ stage: 'seating', chairs: people })).toEqual([])
    expect(wishesOf({ state: newOnline({ stage: 'playing', chairs: people }), seat: null })).toEqual([])
  })
})
