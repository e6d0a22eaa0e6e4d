import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { railMapOf } from '@roundhouse/nuremberg/maps/compile'
import { standardMap } from '@roundhouse/nuremberg/maps/standard'
import { expect, test } from 'vitest'
import { areaTowards, isArrow } from './neighbours.ts'

const map = railMapOf(standardMap(1, 'nuremberg'))
const from = (name: string, ...keys: string[]) =>
  map.areas[keys.reduce((area, key) => areaTowards(map, area, key), areaNamed(map, name))]!.name

test('arrows lead from area to area, and at the edge nowhere', () => {
  expect(from('Fürth', 'ArrowRight')).toBe('Poppenreuth')
  expect(from('Fürth', 'ArrowLeft')).toBe('Unterfarrnbach')
  expect(from('Fürth', 'ArrowUp')).toBe('Burgfarrnbach')
  expect(from('Münchaurach', 'ArrowLeft')).toBe('Münchaurach')
  expect(from('Münchaurach', 'ArrowUp')).toBe('Münchaurach')
})

test('by arrows every area can be reached', () => {
  const reached = new Set([0])
  for (const area of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(areaTowards(map, area, key))
  expect(reached.size).toBe(map.areas.length)
})

test('only arrow keys are arrows', () => {
  expect(['ArrowUp', 'Enter', 'a'].map(isArrow)).toEqual([true, false, false])
})
