// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
const COLOURS = /\u001b\[[0-9;]*m/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
const CONTROLS = /(\u001b\[[0-9;]*m|[\n\t])|\p{Cc}/gu

/** What a stranger wrote may be quoted, but never moves the cursor, clears the screen or renames the window. */
export const harmless = (text: string): string =>
  text.replace(CONTROLS, (_, kept: string | undefined) => kept ?? '\ufffd')

/** How many columns a text takes, colours left out. */
export const widthOf = (text: string): number => text.replace(COLOURS, '').length

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Blanks at which a text may break: not inside square brackets, and not between a word and its number (`coin 2`). */
const BREAKS = /(?:(?<![a-z]) | (?!\d))(?![^[]*\])/

/** Breaks a text without colours; lines after the first begin with `indent`. */
export const wrapped = (text: string, width: number, indent = ''): string[] =>
  packed(text.split(BREAKS), width, ' ', indent)

/** A text behind what leads to it, so far from the left where it goes on. */
export function hanging(lead: string, text: string, width: number, indent = widthOf(lead)): string[] {
  const [first, ...more] = wrapped(text, width - indent)
  return [lead + first, ...more.map(line => ' '.repeat(indent) + line)]
}

/** Puts things on lines, none of them broken, though one may be wider than the line. */
export function packed(things: readonly string[], width: number, joint: string, indent = ''): string[] {
  const lines: string[] = []
  let line = ''
  for (const thing of things) {
    const longer = line === '' ? thing : line + joint + thing
    if (line === '' || widthOf(longer) <= width) line = longer
    else {
      lines.push((line + joint).trimEnd())
      line = indent + thing
    }
  }
  return [...lines, line]
}

/** Blocks of lines side by side, each as wide as it is told, with a gap of two between them. */
export function beside(blocks: readonly (readonly string[])[], widths: readonly number[]): string[] {
  const height = Math.max(...blocks.map(block => block.length))
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => padded(block[row] ?? '', widths[i]!))
      .join('  ')
      .trimEnd(),
  )
}

/** Texts in as many columns as fit, filled from left to right. */
export function inColumns(texts: readonly string[], width: number, gap = 2): string[] {
  const widest = Math.max(...texts.map(widthOf)) + gap
  const columns = Math.max(1, Math.floor((width + gap) / widest))
  const rows = Math.ceil(texts.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    texts
      .slice(row * columns, (row + 1) * columns)
      .map(text => padded(text, widest))
      .join('')
      .trimEnd(),
  )
}

/** A line across the whole width with a text in it: `-- You ------`. */
export const rule = (text: string, width: number): string =>
  `-- ${text} ${'-'.repeat(Math.max(0, width - widthOf(text) - 4))}`
