import { readFileSync } from 'node:fs'

/** A page of the manual, or what stands under one of its headings, down to the next of the same rank. */
export function manual(name: string, heading?: string): string {
  const page = readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')
  if (heading === undefined) return page
  const [, section] = page.split(`\n${heading}\n`)
  if (section === undefined) throw new Error(`docs/${name}.md has no heading "${heading}"`)
  const rank = heading.slice(0, heading.indexOf(' ') + 1)
  return section.split(`\n${rank}`, 1)[0]!
}

/** What is shown in blocks of a language. */
export const blocksIn = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, block]) => block!)

/** What a text says can be wrong: messages with their line. */
export const faultsIn = (text: string): string[] => text.match(/(?<=^ {4})Line .*$/gm) ?? []

/** Does a table of this text tell of the key? */
export const tellsOf = (text: string, key: string): boolean => new RegExp(`^\\|[^|]*\`${key}\``, 'm').test(text)
