import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const RULES = new URL('../../docs/rules/first-class.md', import.meta.url)

const ID = /\bFC-[A-F0-9]+(?:\.\d+)?\b/i

/** The text of a rule by its number; several for the number of a chapter. */
export function ruleWords(asked: string): string[] {
  const id = ID.exec(asked.trim())?.[0]?.toUpperCase()
  if (id === undefined) return ['Ask for a rule by its number, such as "rules FC-5.3".']
  if (!existsSync(RULES)) return [`The rules are not here: ${fileURLToPath(RULES)} is missing.`]
  const found = passagesIn(readFileSync(RULES, 'utf8')).filter(passage => passage.id === id || isIn(passage.id, id))
  return found.length === 0 ? [`There is no rule ${id}.`] : found.map(({ text }) => text)
}

/** A chapter's number stands for all its rules. */
const isIn = (id: string, chapter: string): boolean => !chapter.includes('.') && id.startsWith(`${chapter}.`)

interface Passage {
  readonly id: string
  readonly text: string
}

/** A rule begins with its number, on a line of its own or in a list, and goes on to the next one or to a heading. */
function passagesIn(text: string): Passage[] {
  const passages: { id: string; lines: string[] }[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/)) {
    const id = /^[\s#>*|-]*\**(FC-[A-F0-9]+\.\d+)\b/.exec(line)?.[1]
    if (id !== undefined) passages.push({ id, lines: [line] })
    else if (isOpen && line.trim() !== '' && !line.startsWith('#')) passages.at(-1)!.lines.push(line)
    isOpen = id !== undefined || (isOpen && !line.startsWith('#'))
  }
  return passages.map(({ id, lines }) => ({ id, text: withoutMarks(lines) }))
}

const withoutMarks = (lines: readonly string[]): string =>
  lines
    .map(line => line.trim().replace(/^[#>*|-]+\s*/, ''))
    .join(' ')
    .replace(/[*`]/g, '')
