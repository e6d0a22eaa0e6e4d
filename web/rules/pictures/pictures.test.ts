import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findRule } from '../book.ts'
import { bookOf } from '../books.ts'
import { FIRST_CLASS_PICTURES } from './first-class.ts'
import { NUREMBERG_PICTURES } from './nuremberg.ts'
import { sceneAt } from './scene-at.ts'

const CAPTIONS = JSON.parse(readFileSync(new URL('../../messages/rules/en.json', import.meta.url), 'utf8')) as object

const ALBUMS = [
  ['first-class', FIRST_CLASS_PICTURES],
  ['nuremberg', NUREMBERG_PICTURES],
] as const

describe.each(ALBUMS)('the pictures of %s', (game, pictures) => {
  test.each(pictures.map(picture => [picture.rule, picture] as const))(
    '%s: a rule that there is, a position that can be, and words',
    async (rule, { position }) => {
      expect(findRule(await bookOf(game, 'en'), rule)).toBeDefined()
      expect((await sceneAt(game, position, ['Ada', 'Bram', 'Chiara'])).chairs.length).toBeGreaterThan(1)
      expect(Object.keys(CAPTIONS)).toContain(`rules.picture.${rule}`)
    },
  )
})

test('there are words for pictures only that there are', () => {
  const words = Object.keys(CAPTIONS).filter(key => key.startsWith('rules.picture.'))
  const rules = ALBUMS.flatMap(([, pictures]) => pictures.map(({ rule }) => `rules.picture.${rule}`))
  expect(words.toSorted()).toEqual(rules.toSorted())
})
