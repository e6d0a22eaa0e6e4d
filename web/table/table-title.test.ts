import type { Chair } from '@roundhouse/table/chairs'
import { expect, test } from 'vitest'
import { shellSay } from '../messages/first-catalogues.ts'
import { turnTitle } from './table-title.ts'

const ADA: Chair = { is: 'person', name: 'Ada' }
const BRAM: Chair = { is: 'bot', level: 'casual', name: 'Bram' }
const CLARA: Chair = { is: 'person', name: 'Clara' }

test('the title says whose move it is, and calls whoever sits here', async () => {
  const say = await shellSay('en')
  const alone = [ADA, BRAM]
  expect(turnTitle(say, { chairs: alone, toMove: 0, waiting: 'person' })).toBe('● Your move')
  expect(turnTitle(say, { chairs: alone, toMove: 1, waiting: 'bot' })).toBe('Bram to move')
  expect(turnTitle(say, { chairs: alone, toMove: null, waiting: 'nobody' })).toBe('Finished')
})

test('two people at one screen are called by their names', async () => {
  const say = await shellSay('en')
  expect(turnTitle(say, { chairs: [ADA, CLARA], toMove: 1, waiting: 'hand-over' })).toBe('● Clara to move')
  expect(turnTitle(say, { chairs: [ADA, CLARA], toMove: 0, waiting: 'person' })).toBe('● Ada to move')
})

test('who follows a game in another tab is not called', async () => {
  const say = await shellSay('en')
  expect(turnTitle(say, { chairs: [ADA, BRAM], toMove: 0, waiting: 'nobody' })).toBe('Your move')
})
