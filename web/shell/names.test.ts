import { expect, test } from 'vitest'
import { namesFor, withNames } from './names.ts'

const words = { someone: 'Someone', bot: (seat: number) => `Bot ${seat + 1}` }

test('a bot that nobody named is no bare number, and somebody who was forgotten has words for a name', () => {
  const chairs = [
    { is: 'person', name: 'Ada' },
    { is: 'bot', name: '' },
    { is: 'person', name: '' },
    { is: 'bot', name: '4' },
    { is: 'bot', name: 'Chiara' },
    { is: 'free', name: '' },
  ]
  const names = namesFor(chairs, words)
  expect(names).toEqual([null, 'Bot 2', 'Someone', 'Bot 4', null, null])
  expect(withNames({ chairs }, names).chairs.map(({ name }) => name)).toEqual([
    ...['Ada', 'Bot 2', 'Someone', 'Bot 4', 'Chiara', ''],
  ])
})

test('a person whom a record calls forgotten has words in the place of their number', () => {
  const chairs = ['Ada', '2'].map(name => ({ is: 'person', name }))
  expect(namesFor(chairs, words, [1])).toEqual([null, 'Someone'])
})

test('a table on which everybody has a name stays the same object', () => {
  const table = { chairs: [{ is: 'person', name: 'Ada' }] }
  expect(withNames(table, namesFor(table.chairs, words))).toBe(table)
})
