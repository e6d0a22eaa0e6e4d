import { expect, test } from 'vitest'
import { finalOf } from './final.ts'
import { english } from './testing/english.ts'

test('where points came from stands in brackets, and nothing where there were none', () => {
  const voice = { viewer: 0, names: ['Ann', 'Bob'], say: english } as const
  const { sayFinal } = finalOf({ track: () => 'track' }, voice, () => ['You win.'])
  const story = [{ key: 'scored', facts: { seat: 0, points: 3, for: 'track' } }]
  expect(sayFinal({ result: { points: [3, 0], winners: [0] }, story })).toEqual([
    'You: 3 points (track 3).',
    'Bob: 0 points.',
    'You win.',
  ])
})
