import { expect, test } from 'vitest'
import type { DeckFile } from './definition.ts'
import { cardsIn, fileWith } from './testing/files.ts'
import { warnings } from './warnings.ts'

const oddities = (file: unknown): string[] => warnings(file as DeckFile)

test('a file without decks is not odd', () => {
  expect(oddities(fileWith())).toEqual([])
})

test('deck A holds almost only contracts', () => {
  const file = fileWith('A')
  const contracts = cardsIn(file, 'A').filter(({ kind }) => kind === 'contract')
  for (const card of contracts.slice(0, 4)) card['kind'] = 'money'
  expect(oddities(file)).toEqual([])
  contracts[4]!['kind'] = 'money'
  expect(oddities(file)).toEqual(['Deck A: 17 of 24 cards are contracts; the printed deck holds almost only contracts'])
})

test('FC-C.4 deck C holds 4 destroy cards, copies counted', () => {
  const file = fileWith('C')
  const last = cardsIn(file, 'C').findLast(({ kind }) => kind === 'destroy')!
  delete last['copies']
  expect(oddities(file)).toEqual(['Deck C: 3 cards destroy evidence; the printed deck holds 4'])
  last['copies'] = 3
  expect(oddities(file)).toEqual(['Deck C: 5 cards destroy evidence; the printed deck holds 4'])
})

test('FC-D.1 most guest cards of deck D show both halves', () => {
  const file = fileWith('D')
  const guests = cardsIn(file, 'D').filter(({ passenger, luggage }) => passenger && luggage)
  for (const guest of guests.slice(0, 3)) delete guest['passenger']
  for (const guest of guests.slice(3, 5)) delete guest['luggage']
  expect(oddities(file)).toEqual([])
  delete guests[5]!['luggage']
  expect(oddities(file)).toEqual(['Deck D: 7 of 15 guest cards show a passenger and luggage; most printed ones do'])
})

test('half of the guest cards are not most of them', () => {
  const file = fileWith('D')
  file.decks['D'] = [{ passenger: 'COIN 1', luggage: 'PTS 1' }, { passenger: 'COIN 1' }].map(halves => ({
    kind: 'guest',
    ...halves,
  }))
  expect(oddities(file)).toEqual(['Deck D: 1 of 2 guest cards show a passenger and luggage; most printed ones do'])
})

test('FC-8.4 the bonus city of the board pays 2 coins', () => {
  const file = fileWith('board')
  expect(oddities(file)).toEqual([])
  file.decks['board'] = 'P1, P2, B{COIN 3}'
  expect(oddities(file)).toEqual(['Board: the bonus city does not pay 2 coins; the printed one does'])
})
