import { type Book, type Chapter, plainText, type Rule } from './book.ts'

/** What is looked for, word by word. */
export type SearchPattern = readonly RegExp[]

export interface SearchResult {
  /** The rules in which every word stands, chapter by chapter; chapters without one are left out. */
  readonly chapters: readonly Chapter[]
  /** What was found in them. */
  readonly wanted: SearchPattern
}

/** Words as they stand; where no rule has them all, also inside of others: somebody is still typing, or wants a part of a word. */
export function search(book: Book, text: string): SearchResult {
  const whole = wordsOf(text).map(wholeWord)
  const chapters = chaptersWith(book, whole)
  if (chapters.length > 0) return { chapters, wanted: whole }
  const wanted = wordsOf(text).map(anywhere)
  return { chapters: chaptersWith(book, wanted), wanted }
}

const chaptersWith = ({ chapters }: Book, wanted: SearchPattern): Chapter[] =>
  chapters
    .map(chapter => ({ ...chapter, rules: chapter.rules.filter(rule => isFound(wholeText(chapter, rule), wanted)) }))
    .filter(({ rules }) => rules.length > 0)

const wholeText = ({ heading }: Chapter, { id, text, rulings }: Rule): string =>
  folded([heading, id, ...[text, ...rulings].map(plainText)].join(' '))

const isFound = (text: string, wanted: SearchPattern): boolean => wanted.every(word => text.search(word) >= 0)

/** With the endings that most languages here have for several of a thing: a "car" is found in "cars", not in "card". */
const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?:s|es|e|n|en)?(?![\\p{L}\\d])`, 'u')

const anywhere = (word: string): RegExp => new RegExp(escaped(word), 'u')

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

export const wordsOf = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean)

/** Text cut around what is looked for: every second piece is a part of it. */
export function cutAround(text: string, wanted: SearchPattern): string[] {
  const any = new RegExp(`(${wanted.map(({ source }) => source).join('|')})`, 'u')
  let place = 0
  return folded(text)
    .split(any)
    .map(({ length }) => text.slice(place, (place += length)))
}

/** As people type when they search, letter for letter: small, without accents, with the apostrophe of the keyboard. */
const folded = (text: string): string =>
  text.replace(/[^\0-\x7f]/g, letter => (letter === '’' ? "'" : letter.normalize('NFD')[0]!)).toLowerCase()

export const hasAll = (text: string, words: readonly string[]): boolean => {
  const within = folded(text)
  return words.every(word => within.includes(word))
}
