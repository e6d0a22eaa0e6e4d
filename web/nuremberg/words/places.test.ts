import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { sayIn } from '../../messages/messages.ts'
import { mapFor, mapWords, placeWords } from './places.ts'

const { map } = nuremberg.open(newGame(2, 'nuremberg')).rules
const german = sayIn('de', { 'nuremberg.place.nuremberg-south': 'Nürnberg Süd', 'map.nuremberg': 'Nürnberg' })

test('a place has the name of the language, or its own', () => {
  expect(placeWords(german, 'Nuremberg South')).toBe('Nürnberg Süd')
  expect(placeWords(german, 'Zirndorf')).toBe('Zirndorf')
  expect(mapWords(german, 'Nuremberg')).toBe('Nürnberg')
  expect(mapWords(german, 'Mine')).toBe('Mine')
})

test('a map is drawn with the names of the language; without any it is the map itself', () => {
  const names = mapFor(german, map).areas.map(({ name }) => name)
  expect(names).toContain('Nürnberg Süd')
  expect(names).not.toContain('Nuremberg South')
  expect(names).toHaveLength(map.areas.length)
  expect(mapFor(sayIn('en', {}), map)).toBe(map)
})
