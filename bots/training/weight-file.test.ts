import { expect, test } from 'vitest'
import { rounded, weightsIn, writeWeights } from './weight-file.ts'

const shape = { game: 'nim', rows: ['early', 'late'], columns: ['heaps', 'stones'] }

test('weights are written as a table with how they were made, and read again', () => {
  const text = writeWeights(shape, [1.23456, -0.5, 0, 1e-9], { command: 'npm run train', loss: [0.7] })
  expect(text).toContain('    "early": [1.23,-0.5],\n')
  const file = JSON.parse(text)
  expect(file.made).toEqual({ command: 'npm run train', loss: [0.7] })
  expect(weightsIn(shape, file)).toEqual([1.23, -0.5, 0, 1e-9])
  expect(rounded([1234.5])).toEqual([1230])
})

test('weights of another game or of another table are refused', () => {
  const file = JSON.parse(writeWeights(shape, [1, 2, 3, 4], {}))
  expect(() => weightsIn({ ...shape, game: 'chess' }, file)).toThrow('These are weights for nim, not for chess')
  expect(() => weightsIn({ ...shape, columns: ['heaps'] }, file)).toThrow('The columns are not those of nim today')
  expect(() => weightsIn({ ...shape, rows: ['never'] }, file)).toThrow('The row "never" does not have 2 numbers')
})
