import { expect, test } from 'vitest'
import { plainText, readBook } from './book.ts'
import { cutAround, search } from './search.ts'

const BOOK = readBook(
  'en',
  [
    '# A game: the rules',
    '',
    '## 1 Set-up',
    '- FC-1.1 Two play.',
    '- FC-1.2 *Cars* lie ready (FC-1.1). *Ruling:* all of them. *Ruling:* also the last.',
    '',
    '## A Contracts (module A)',
    '- FC-A.1 Contracts lie open (*ruling:* always). A card of a mail car is carried.',
    '',
  ].join('\n'),
)

const found = (wanted: string) => search(BOOK, wanted).chapters.flatMap(({ rules }) => rules.map(({ id }) => id))

test('a search finds rules with all its words, in any case, in rulings and headings too', () => {
  expect(found('')).toEqual(['FC-1.1', 'FC-1.2', 'FC-A.1'])
  expect(found('LIE  open')).toEqual(['FC-A.1'])
  expect(found('last')).toEqual(['FC-1.2'])
  expect(found('module')).toEqual(['FC-A.1'])
  expect(found('fc-1.1')).toEqual(['FC-1.1', 'FC-1.2'])
  expect(found('locomotive')).toEqual([])
})

const marked = (wanted: string): string[] => {
  const { chapters, wanted: words } = search(BOOK, wanted)
  const texts = chapters.flatMap(({ rules }) => rules.map(({ text }) => plainText(text)))
  return texts.flatMap(text => cutAround(text, words).filter((_, i) => i % 2 === 1))
}

test('words are found whole, one or several of a thing, and not inside of others', () => {
  expect(marked('mail car')).toEqual(['mail', 'car'])
  expect(marked('car')).toEqual(['Cars', 'car'])
})

test('a word that is still typed, or stands nowhere by itself, is found inside of others', () => {
  expect(marked('contr')).toEqual(['Contr'])
  expect(marked('arrie')).toEqual(['arrie'])
})

test('a search needs no accents and no printed apostrophe', () => {
  const text = 'L’amélioration d’une voiture'
  const book = readBook('fr', `# T\n\n## 1 X\n- FC-1.1 ${text}.\n`)
  for (const wanted of ['amelioration', "D'UNE", 'améliora l’am'])
    expect(search(book, wanted).chapters.flatMap(({ rules }) => rules)).toHaveLength(1)
  expect(search(book, 'amélioré').chapters).toEqual([])
  const { wanted } = search(book, "D'Une VOÎTURE")
  expect(cutAround(text, wanted)).toEqual(['L’amélioration ', 'd’une', ' ', 'voiture', ''])
})
