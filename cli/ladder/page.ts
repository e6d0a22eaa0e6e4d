import { Refusal } from '@roundhouse/kernel/game'

/** PageParts of a page that are written by a program, by their names: each stands between two marks. */
export type PageParts = Readonly<Record<string, readonly string[]>>

const beginOf = (name: string): string => `<!-- ${name} -->`
const endOf = (name: string): string => `<!-- end of ${name} -->`

/** The page with these parts written again; the rest stays as it is. */
export function withParts(page: string, parts: PageParts): string {
  return Object.entries(parts).reduce((text, [name, lines]) => withPart(text, name, lines), page)
}

function withPart(page: string, name: string, lines: readonly string[]): string {
  const from = page.indexOf(beginOf(name))
  const to = page.indexOf(endOf(name))
  if (from === -1 || to < from) throw new Refusal(`The page has no part between ${beginOf(name)} and ${endOf(name)}`)
  return `${page.slice(0, from + beginOf(name).length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`
}

/** A table as it can be read on a page and in a terminal; the first row is its head. */
export function pageTable([head, ...rows]: readonly (readonly string[])[]): string[] {
  const lines = [head!, ...rows]
  const widths = head!.map((_, column) => Math.max(3, ...lines.map(line => line[column]!.length)))
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  return [row(head!), `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(row)]
}
