import { areaNamed } from '@roundhouse/nuremberg/base/names'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { flightsOf } from './flights.ts'

const { map } = nuremberg.open(newGame(2, 'nuremberg')).rules

test('a bid goes from the hand to its box, and back when it is outbid', () => {
  const [hand, box] = ['[data-thing="seat 1"] .cubes', '[data-thing="box U2"]']
  expect(flightsOf(map, { key: 'bid', facts: { seat: 1, box: 'U2', cubes: 4 } })).toEqual([
    { picture: 'seat-1', from: hand, to: box },
  ])
  expect(flightsOf(map, { key: 'outbid', facts: { seat: 1, box: 'U2' } })).toEqual([
    { picture: 'seat-1', from: box, to: hand },
  ])
})

test('a piece goes from its area to the train, as what it is', () => {
  const loaded: StoryLine = {
    key: 'loaded',
    facts: { seat: 0, piece: 'yellow', area: 'Ronhof', train: '3b', class: 'goods' },
  }
  expect(flightsOf(map, loaded)).toEqual([
    { picture: 'mail', from: `[data-area="${areaNamed(map, 'Ronhof')}"]`, to: '[data-thing="train 3b"]' },
  ])
})

test('influence goes to its place in the row of whoever gains it, each colour by itself', () => {
  const gained = { seat: 1, white: 2, brown: 0, red: 1, green: 0, cubes: 5 }
  expect(flightsOf(map, { key: 'gained', facts: gained }).map(({ picture, to }) => [picture, to])).toEqual([
    ['white', '[data-thing="seat 1"] .influence:nth-child(3)'],
    ['red', '[data-thing="seat 1"] .influence:nth-child(5)'],
  ])
})

test('what moves nothing has no flight', () => {
  expect(flightsOf(map, { key: 'passed', facts: { seat: 0, phase: 'track' } })).toEqual([])
})
