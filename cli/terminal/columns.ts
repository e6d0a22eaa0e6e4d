import { padded } from './layout.ts'

/** A table: the first column from the left, numbers from the right. */
export function inTable(rows: readonly (readonly string[])[], gap = 2): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  return rows.map(row =>
    row
      .map((cell, column) => (column === 0 ? padded(cell, widths[0]!) : cell.padStart(widths[column]!)))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}

export const one = (n: number): string => n.toFixed(1)
export const percent = (n: number): string => `${(100 * n).toFixed(1)}%`
