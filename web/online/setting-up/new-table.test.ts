import { newTable } from '@roundhouse/wire/setup'
import { describe, expect, test } from 'vitest'
import { WEB_GAMES } from '../../games.ts'
import { type ChairPlan, DAYTIME, hostSeat, newTableOf, suggestedForm, withChair, withChairs } from './new-table.ts'

const form = suggestedForm(WEB_GAMES['first-class'])

test('what is suggested is a table that a server takes', () => {
  const wanted = newTableOf('first-class', form, 'Ada', 'Europe/Berlin')
  expect(newTable.problems(wanted, 'the table')).toEqual([])
  expect(wanted).toMatchObject({ options: { players: '2', modules: 'A,B' }, hours: null, delay: 0 })
})

test('seats are for the host, for a name, for anybody, or for bots', () => {
  const chairs: ChairPlan[] = [
    { is: 'you' },
    { is: 'kept', name: ' Chiara ' },
    { is: 'kept', name: ' ' },
    { is: 'bot', level: 'casual' },
  ]
  expect(newTableOf('first-class', { ...form, chairs }, 'Ada', 'UTC').chairs).toEqual([
    { is: 'person', keptFor: 'Ada' },
    { is: 'person', keptFor: 'Chiara' },
    { is: 'person', keptFor: null },
    { is: 'bot', level: 'casual' },
  ])
})

test('hours need a clock, an elastic pace a live one, and a delay somebody who watches', () => {
  const all = { ...form, hours: DAYTIME, isElastic: true, delay: 3 }
  expect(newTableOf('nuremberg', all, 'Ada', 'Europe/Berlin').hours).toMatchObject({ zone: 'Europe/Berlin', from: 480 })
  expect(newTableOf('nuremberg', { ...all, pace: 'none' }, 'Ada', 'UTC')).toMatchObject({
    hours: null,
    isElastic: false,
  })
  expect(newTableOf('nuremberg', { ...all, watch: 'nobody' }, 'Ada', 'UTC').delay).toBe(0)
})

describe('the host', () => {
  test('keeps a seat, however few there are', () => {
    const three = withChair(withChairs(form.chairs, 3), 2, { is: 'you' })
    expect(hostSeat(three)).toBe(2)
    expect(three[0]).toEqual({ is: 'anyone' })
    expect(hostSeat(withChairs(three, 2))).toBe(0)
  })
})
