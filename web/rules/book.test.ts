import { describe, expect, test } from 'vitest'
import { WEB_GAMES } from '../games.ts'
import { findRule, isCourse, plainText, readBook, readParts } from './book.ts'
import { bookOf } from './books.ts'

const BOOK = readBook(
  'en',
  [
    '# A game: the rules',
    '',
    'In our own words.',
    'Two lines.',
    '',
    '## 1 Set-up',
    '- FC-1.1 Two play.',
    '- FC-1.2 *Cars* lie ready (FC-1.1). *Ruling:* all of them. *Ruling:* also the last.',
    '',
    '## A Contracts (module A)',
    '- FC-A.1 Contracts lie open (*ruling:* always).',
    '',
  ].join('\n'),
)

test('a book has a title, words before it begins, and chapters of rules', () => {
  expect(BOOK.title).toBe('A game: the rules')
  expect(BOOK.intro.map(plainText)).toEqual(['In our own words. Two lines.'])
  expect(BOOK.chapters.map(({ id, heading }) => [id, heading])).toEqual([
    ['FC-1', 'Set-up'],
    ['FC-A', 'Contracts (module A)'],
  ])
})

test('rulings are set apart from the rule; one inside a sentence stays there', () => {
  const rule = findRule(BOOK, 'FC-1.2')!
  expect(plainText(rule.text)).toBe('Cars lie ready (FC-1.1).')
  expect(rule.rulings.map(plainText)).toEqual(['all of them.', 'also the last.'])
  expect(findRule(BOOK, 'FC-A.1')!.rulings).toEqual([])
  expect(findRule(BOOK, 'FC-9.9')).toBeUndefined()
})

test('rulings are known by the word of the language, where they begin a sentence', () => {
  const german = readBook(
    'de',
    '# T\n\n## 1 X\n- FC-1.1 Zwei (*Auslegung:* immer) spielen. *Auslegung:* nie allein.\n- FC-1.2 *Décision :* tous.\n',
  )
  expect(findRule(german, 'FC-1.1')!.rulings.map(plainText)).toEqual(['nie allein.'])
  expect(plainText(findRule(german, 'FC-1.1')!.text)).toBe('Zwei (Auslegung: immer) spielen.')
  expect(findRule(german, 'FC-1.2')).toMatchObject({ text: [], rulings: [[{ text: 'tous.' }]] })
})

test('marks become parts: emphasis, strong, code, links as words, and numbers of rules', () => {
  expect(readParts('a *b* **c** `d` [e](f.md) FC-1.2 [g](../../decks.md).')).toEqual([
    { is: 'plain', text: 'a ' },
    { is: 'emphasis', text: 'b' },
    { is: 'plain', text: ' ' },
    { is: 'strong', text: 'c' },
    { is: 'plain', text: ' ' },
    { is: 'code', text: 'd' },
    { is: 'plain', text: ' ' },
    { is: 'plain', text: 'e' },
    { is: 'plain', text: ' ' },
    { is: 'rule', text: 'FC-1.2' },
    { is: 'plain', text: ' ' },
    { is: 'faces', text: 'g' },
    { is: 'plain', text: '.' },
  ])
})

test('a link to a line of a record is a moment of that game', () => {
  expect(readParts('See [turn 1](../games/nuremberg-1.txt#L23).')).toEqual([
    { is: 'plain', text: 'See ' },
    { is: 'moment', text: 'turn 1', moment: { record: 'nuremberg-1', line: 23 } },
    { is: 'plain', text: '.' },
  ])
})

test('where a figure comes from is not read', () => {
  const book = readBook('en', '# T\n\n## 1 X\n- FC-1.1 Winners move <!-- winners moved 1 -->7.1 pieces.\n')
  expect(plainText(findRule(book, 'FC-1.1')!.text)).toBe('Winners move 7.1 pieces.')
})

test('a no-break space stays one', () => {
  const book = readBook('fr', '# T\n\nMots\u00a0: deux.\n\n## 1 X\n- FC-1.1 Un.\n')
  expect(book.intro.map(plainText)).toEqual(['Mots\u00a0: deux.'])
})

test('what is no rulebook is not taken for one', () => {
  expect(() => readBook('en', '# T\n\n## 1 X\nhello\n')).toThrow('is no rule')
  expect(() => readBook('en', '# T\n\n## 1 X\n')).toThrow('has no rules')
})

describe.each(['first-class', 'nuremberg'] as const)('the book of %s', game => {
  test('is read whole, and every number in it leads to a rule', async () => {
    const book = await bookOf(WEB_GAMES[game].rulebook!, 'en')
    const rules = book.chapters.flatMap(chapter => chapter.rules)
    expect(rules.length).toBeGreaterThan(40)
    expect(book.intro.length).toBe(2)
    expect(book.chapters.map(isCourse)).toEqual(book.chapters.map((_, i) => i === 0))
    // Nothing that only engineers understand.
    expect(book.intro.map(plainText).join()).not.toMatch(/npm|test|code/)
    const named = rules.flatMap(({ text, rulings }) => [text, ...rulings].flat()).filter(({ is }) => is === 'rule')
    expect(named.filter(({ text }) => findRule(book, text) === undefined)).toEqual([])
    expect(rules.filter(({ text }) => /\*|`/.test(plainText(text)))).toEqual([])
  })
})
