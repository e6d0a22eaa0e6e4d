import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RulebookFile } from '../game.ts'
import type { Words } from '../messages.ts'

const RULES = new URL('../../docs/rules/', import.meta.url)

/** The text of a rule by its number; several for the number of a chapter. */
export function ruleWords(say: Words, { file, prefix, example }: RulebookFile, asked: string): string[] {
  const id = new RegExp(`\\b${prefix}-[A-Z0-9]+(?:\\.\\d+)?\\b`, 'i').exec(asked.trim())?.[0]?.toUpperCase()
  if (id === undefined) return [say('terminal.which-rule', { rule: example })]
  const rules = new URL(say.language === 'en' ? file : `${say.language}/${file}`, RULES)
  if (!existsSync(rules)) return [say('terminal.no-rules', { path: fileURLToPath(rules) })]
  const passages = passagesIn(readFileSync(rules, 'utf8'), prefix)
  const found = passages.filter(passage => passage.id === id || isIn(passage.id, id))
  return found.length === 0 ? [say('terminal.no-rule', { rule: id })] : found.map(({ text }) => text)
}

/** A chapter's number stands for all its rules. */
const isIn = (id: string, chapter: string): boolean => !chapter.includes('.') && id.startsWith(`${chapter}.`)

interface Passage {
  readonly id: string
  readonly text: string
}

/** A rule begins with its number, on a line of its own or in a list, and goes on to the next one or to a heading. */
function passagesIn(text: string, prefix: string): Passage[] {
  const heading = new RegExp(`^[\\s#>*|-]*\\**(${prefix}-[A-Z0-9]+\\.\\d+)\\b`)
  const passages: { id: string; lines: string[] }[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/)) {
    const id = heading.exec(line)?.[1]
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
