import { GAMES } from '@roundhouse/table/games'
import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import { describe, expect, test } from 'vitest'
import { WEB_GAMES } from '../games.ts'
import { type Book, plainText, type Rule } from './book.ts'
import { bookOf } from './books.ts'

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter(language => language !== 'en')

const rulesIn = (book: Book): readonly Rule[] => book.chapters.flatMap(({ rules }) => rules)

/** What a translation must say exactly as the master does: the rules and moments it refers to, moves, and its numbers. */
function factsOf({ id, text, rulings }: Rule) {
  const parts = [text, ...rulings]
  return {
    id,
    rulings: rulings.length,
    moments: text.flatMap(part => (part.is === 'moment' ? [part.moment] : [])),
    moves: text.flatMap(part => (part.is === 'code' ? [part.text] : [])),
    refers: parts.map(each => each.flatMap(({ is, text }) => (is === 'rule' ? [text] : [])).sort()),
    numbers: parts.map(each => numbersIn(plainText(each.filter(({ is }) => is !== 'rule')))),
  }
}

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number).sort((a, b) => a - b)

const BOOKS = GAMES.flatMap(game => [
  { title: `the rules of ${game}`, load: async () => WEB_GAMES[game].rulebook! },
  { title: `the strategy of ${game}`, load: async () => (await WEB_GAMES[game].strategy!()).book },
])

describe.each(BOOKS)('$title', ({ load }) => {
  test.each(OTHERS)('in %s has the same rules, rulings, references, moments and numbers', async language => {
    const rulebook = await load()
    const book = await bookOf(rulebook, language)
    expect(book.language).toBe(language)
    const master = await bookOf(rulebook, 'en')
    expect(book.chapters.map(({ id }) => id)).toEqual(master.chapters.map(({ id }) => id))
    expect(rulesIn(book).map(factsOf)).toEqual(rulesIn(master).map(factsOf))
    expect(book.intro.map(parts => numbersIn(plainText(parts)))).toEqual(
      master.intro.map(parts => numbersIn(plainText(parts))),
    )
  })
})
