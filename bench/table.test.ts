import { describe, expect, test } from 'vitest'
import { short, tableOf, whole } from './table.ts'

describe('a table', () => {
  test('has its names to the left and its figures to the right', () => {
    const rows = [
      ['copy', '12'],
      ['legal moves', '3'],
    ]
    expect(tableOf(['', 'us'], rows)).toEqual(['             us', 'copy         12', 'legal moves   3'])
  })

  test('has figures that can be taken in', () => {
    expect([whole(1_234_567.8), short(1234.5), short(99.96), short(0.012345)]).toEqual([
      '1,234,568',
      '1,235',
      '100',
      '0.0123',
    ])
  })
})
