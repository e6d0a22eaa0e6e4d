import { catalogueOf } from '@roundhouse/words/room'
import { sayIn } from '@roundhouse/words/say'
import { expect, test } from 'vitest'
import { newGame, nuremberg } from '../definition.ts'
import { nurembergAbout } from './about/room.ts'
import { mapFor, mapWords, placeWords } from './places.ts'
import { nurembergRoom } from './room.ts'

const { map } = nuremberg.open(newGame(2, 'nuremberg')).rules
const sayOf = async (language: 'de' | 'en') =>
  sayIn(language, await catalogueOf(language, [nurembergRoom, nurembergAbout]))
const german = await sayOf('de')

test('a place has the name of the language, or its own', () => {
  expect(placeWords(german, 'Nuremberg South')).toBe('Nürnberg Süd')
  expect(placeWords(german, 'Zirndorf')).toBe('Zirndorf')
  expect(mapWords(german, 'Nuremberg')).toBe('Nürnberg')
  expect(mapWords(german, 'Mine')).toBe('Mine')
})

test('a map is drawn with the names of the language; without any it is the map itself', async () => {
  const names = mapFor(german, map).areas.map(({ name }) => name)
  expect(names).toContain('Nürnberg Süd')
  expect(names).not.toContain('Nuremberg South')
  expect(names).toHaveLength(map.areas.length)
  expect(mapFor(await sayOf('en'), map)).toBe(map)
})
