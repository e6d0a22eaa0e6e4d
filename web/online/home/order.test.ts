import { expect, test } from 'vitest'
import type { HomeTable } from '../server.ts'
import { inOrder } from './order.ts'

const listed = (table: string, changed: Partial<HomeTable> = {}): HomeTable => ({
  table,
  game: 'first-class',
  options: [],
  pace: 'daily',
  stage: 'playing',
  isFull: true,
  isMyTurn: false,
  others: ['Bram'],
  mover: null,
  moved: 0,
  until: null,
  ...changed,
})

test('what waits for the reader comes first, what is over last, and what was called off not at all', () => {
  const tables = [
    listed('over', { stage: 'over' }),
    listed('seating', { stage: 'seating' }),
    listed('off', { stage: 'called-off' }),
    listed('others'),
    listed('mine', { isMyTurn: true, until: 200 }),
    listed('late', { isMyTurn: true, until: 100 }),
    listed('no clock', { isMyTurn: true }),
  ]
  expect(inOrder(tables).map(({ table }) => table)).toEqual([
    ...['late', 'mine', 'no clock'],
    ...['others', 'seating', 'over'],
  ])
})

test('of those that are over only the last are shown', () => {
  const tables = ['a', 'b', 'c', 'd'].map(table => listed(table, { stage: 'over' }))
  expect(inOrder(tables).map(({ table }) => table)).toEqual(['a', 'b', 'c'])
})
