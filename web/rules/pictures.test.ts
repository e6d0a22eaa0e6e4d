import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PICTURES as FIRST_CLASS_PICTURES } from '../first-class/album/pictures.ts'
import { openPosition as openFirstClass } from '../first-class/position.ts'
import { WEB_GAMES } from '../games.ts'
import { PICTURES as NUREMBERG_PICTURES } from '../nuremberg/album/pictures.ts'
import { openPosition as openNuremberg } from '../nuremberg/position.ts'
import { findRule, isCourse } from './book.ts'
import { bookOf } from './books.ts'

const CAPTIONS = JSON.parse(readFileSync(new URL('../messages/rules/en.json', import.meta.url), 'utf8')) as object

const ALBUMS = [
  ['first-class', FIRST_CLASS_PICTURES, openFirstClass],
  ['nuremberg', NUREMBERG_PICTURES, openNuremberg],
] as const

describe.each(ALBUMS)('the pictures of %s', (game, pictures, openPosition) => {
  test.each(pictures.map(picture => [picture.rule, picture] as const))(
    '%s: a rule that there is, and a position that can be',
    async (rule, { position }) => {
      expect(findRule(await bookOf(WEB_GAMES[game].rulebook!, 'en'), rule)).toBeDefined()
      expect(openPosition(position, ['Ada', 'Bram', 'Chiara']).chairs.length).toBeGreaterThan(1)
    },
  )
})

/** How a game goes is told beside its pictures. */
const isTold = (rule: string): boolean => /^..-0\./.test(rule)

test('there are words for every picture beside a rule, and for no other', () => {
  const words = Object.keys(CAPTIONS).filter(key => key.startsWith('rules.picture.'))
  const rules = ALBUMS.flatMap(([, pictures]) =>
    pictures.filter(({ rule }) => !isTold(rule)).map(({ rule }) => `rules.picture.${rule}`),
  )
  expect(words.toSorted()).toEqual(rules.toSorted())
})

test.each(ALBUMS)('how a game of %s goes has a picture for everything', async (game, pictures) => {
  const book = await bookOf(WEB_GAMES[game].rulebook!, 'en')
  const course = book.chapters.find(isCourse)!.rules.map(({ id }) => id)
  expect(pictures.map(({ rule }) => rule).filter(isTold)).toEqual(course)
})
