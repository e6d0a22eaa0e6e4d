import { expect, test } from 'vitest'
import { factsIn } from './facts.ts'

const WORDS = { none: 'none', yes: 'yes', no: 'no' }

test('a view is said as labels and values, lists of simple things in a line', () => {
  expect(factsIn({ turnsLeft: 3, 'end-cards': ['G1', 'G2'], isOver: false, frame: null, taken: [] }, WORDS)).toEqual([
    { label: 'turns left', value: '3' },
    { label: 'end cards', value: 'G1, G2' },
    { label: 'is over', value: 'no' },
    { label: 'frame', value: 'none' },
    { label: 'taken', value: 'none' },
  ])
})

test('what has parts of its own stands below its label; things without a name are counted', () => {
  expect(factsIn({ players: [{ coins: [1, 0] }, { coins: [] }], rows: [[1], [2, null]] }, WORDS)).toEqual([
    {
      label: 'players',
      value: [
        { label: '1', value: [{ label: 'coins', value: '1, 0' }] },
        { label: '2', value: [{ label: 'coins', value: 'none' }] },
      ],
    },
    {
      label: 'rows',
      value: [
        { label: '1', value: '1' },
        { label: '2', value: '2, none' },
      ],
    },
  ])
})

test('a view that is one simple value has no facts', () => {
  expect([factsIn(null, WORDS), factsIn(7, WORDS), factsIn({}, WORDS)]).toEqual([[], [], []])
})
