/** Lines of a table: the first column to the left, figures to the right, under a line of headings. */
export function tableOf(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...lines.map(line => line[column]!.length)))
  return lines.map(line =>
    line
      .map((cell, column) => padded(cell, widths[column]!, column))
      .join('  ')
      .trimEnd(),
  )
}

const padded = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width)

/** 1,234,567 */
export const whole = (n: number): string => Math.round(n).toLocaleString('en-US')

/** Three digits that count: 1,230, 12.3, 0.123. */
export const short = (n: number): string => (n >= 100 ? whole(n) : String(Number(n.toPrecision(3))))
