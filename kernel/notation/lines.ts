import { Refusal } from '../game.ts'

/** A line that says something, without its comment, and its number in the text. */
export interface TextLine {
  readonly number: number
  readonly text: string
}

/** Bad text, said to a person with its place: what was found there, and what is allowed. */
export class RefusedLine extends Refusal {
  readonly line: number
  /** What is wrong, without the place. */
  readonly fault: string

  constructor(line: number, fault: string) {
    super(`Line ${line}: ${fault}`)
    this.line = line
    this.fault = fault
  }
}

/** Empty lines are left out. */
export const linesOf = (text: string): TextLine[] =>
  text
    .split('\n')
    .map((line, i) => ({ number: i + 1, text: withoutComment(line) }))
    .filter(line => line.text !== '')

/** A `#` starts a comment, unless a backslash stands before it, as in a record. */
const withoutComment = (line: string): string =>
  line
    .replace(/(?<!\\)#.*/s, '')
    .replaceAll('\\#', '#')
    .trim()

export const escapeHashes = (text: string): string => text.replaceAll('#', '\\#')

/** The first word of a line, and the rest of it. */
export function cut(text: string): [word: string, rest: string] {
  const word = text.split(/\s/, 1)[0]!
  return [word, text.slice(word.length).trim()]
}

/** Adds the place to whatever is refused while this is read. */
export function inLine<T>(number: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof RefusedLine || !(error instanceof Refusal)) throw error
    throw new RefusedLine(number, error.message)
  }
}
