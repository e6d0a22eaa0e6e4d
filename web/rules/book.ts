import type { Language } from '@roundhouse/words/languages'

/** A rulebook as it is shown: chapters of numbered rules. */
export interface Book {
  readonly language: Language
  readonly title: string
  /** What stands before the first chapter. */
  readonly intro: readonly BookPart[][]
  readonly chapters: readonly Chapter[]
}

export interface Chapter {
  /** The number of its rules up to the dot: `FC-5`. */
  readonly id: string
  readonly heading: string
  readonly rules: readonly Rule[]
}

export interface Rule {
  /** `FC-5.3`. */
  readonly id: string
  readonly text: readonly BookPart[]
  /** What is played where the rule texts are silent or disagree. */
  readonly rulings: readonly (readonly BookPart[])[]
}

/** A stretch of text: plain, marked in some way, the number of another rule, or the way to decks and maps or to a moment of a game. */
export type BookPart =
  | { readonly is: 'plain' | 'emphasis' | 'strong' | 'code' | 'rule' | 'faces'; readonly text: string }
  | { readonly is: 'moment'; readonly text: string; readonly moment: Moment }

/** A moment of a game that is kept beside a book: before the move in this line of its record, from 1. */
export interface Moment {
  readonly record: string
  readonly line: number
}

const HEADING = /^## (?:\S+ )?(.+)$/
const RULE = /^- ([A-Z]{2}-[\dA-Z]+)\.(\d+) (.+)$/

/** Figures have a mark before them that says where they come from, which nobody reads. */
const MARK_OF_FIGURE = /<!-- [^>]* -->/g

/** Reads a book of `docs/rules` or `docs/strategy`: a title, paragraphs, and chapters that are lists of rules. */
export function readBook(language: Language, text: string): Book {
  const [front = '', ...chapters] = text.replace(MARK_OF_FIGURE, '').split(/^(?=## )/m)
  const [title = '', ...paragraphs] = front.split(/\n\s*\n/)
  return {
    language,
    title: title.replace(/^# /, '').trim(),
    intro: paragraphs.filter(each => each.trim() !== '').map(each => readParts(onOneLine(each))),
    chapters: chapters.map(readChapter),
  }
}

/** No-break spaces, as French has before a colon, stay what they are. */
const onOneLine = (text: string): string => text.trim().replace(/[ \r\n]+/g, ' ')

function readChapter(text: string): Chapter {
  const [first = '', ...lines] = text.split('\n')
  const rules = lines.filter(line => line.trim() !== '').map(readRule)
  const [rule] = rules
  if (rule === undefined) throw new Error(`The chapter "${first}" has no rules`)
  return { id: rule.id.split('.')[0]!, heading: HEADING.exec(first)?.[1] ?? first, rules }
}

function readRule(line: string): Rule {
  const found = RULE.exec(line)
  if (found === null) throw new Error(`"${line}" is no rule`)
  const [, chapter, number, text] = found
  const [own = '', ...rulings] = ` ${text}`.split(RULING)
  return {
    id: `${chapter}.${number}`,
    text: readParts(own.trim()),
    rulings: rulings.map(each => readParts(withoutMark(each))),
  }
}

/** What the languages of the books call a ruling, one or several. */
const MARK = '\\*(?:Rulings?|Auslegung(?:en)?|Décisions?|Decision[ei]|Uitspra(?:ak|ken)|Decis(?:ão|ões))\\s?:?\\*'

/** A ruling that begins a sentence is set apart; one inside a sentence stays there. */
const RULING = new RegExp(`(?<=^|[.!?)]) (?=${MARK})`)

/** The box in which a ruling stands says already that it is one. */
const withoutMark = (ruling: string): string => ruling.replace(new RegExp(`^${MARK}\\s?:? ?`), '').trim()

const MARKED =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`|\[(?<faces>[^\]]+)\]\([^)]*(?:decks|maps)\.md\)|\[(?<moment>[^\]]+)\]\([^)]*games\/(?<record>[\w-]+)\.txt#L(?<line>\d+)\)|\[(?<plain>[^\]]+)\]\([^)]+\)|(?<rule>\b[A-Z]{2}-[\dA-Z]+\.\d+)/g

/** Text with its marks as parts one after the other. Decks and maps are shown on a page of their own, moments of games at their tables; another link is only its words. */
export function readParts(text: string): BookPart[] {
  const parts: BookPart[] = []
  let place = 0
  for (const found of text.matchAll(MARKED)) {
    if (found.index > place) parts.push({ is: 'plain', text: text.slice(place, found.index) })
    parts.push(markedPart(found.groups!))
    place = found.index + found[0].length
  }
  return place < text.length ? [...parts, { is: 'plain', text: text.slice(place) }] : parts
}

function markedPart(groups: Readonly<Record<string, string | undefined>>): BookPart {
  const { moment, record, line, ...others } = groups
  if (moment !== undefined) return { is: 'moment', text: moment, moment: { record: record!, line: Number(line) } }
  const [is, text] = Object.entries(others).find(([, each]) => each !== undefined)!
  return { is: is as Exclude<BookPart['is'], 'moment'>, text: text! }
}

/** Text without its marks. */
export const plainText = (parts: readonly BookPart[]): string => parts.map(({ text }) => text).join('')

export const findRule = (book: Book, id: string): Rule | undefined =>
  book.chapters.flatMap(({ rules }) => rules).find(rule => rule.id === id)

/** Does the chapter tell how a game goes? It comes before the rules, and proves nothing. */
export const isCourse = ({ id }: Pick<Chapter, 'id'>): boolean => id.endsWith('-0')
