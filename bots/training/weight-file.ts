import { Refusal } from '@roundhouse/kernel/game'
import type { TrainingSpec } from './spec.ts'

/** Weights as they are shipped: a table, and how it was made. */
export interface WeightFile {
  readonly game: string
  /** What was done, and what came of it. */
  readonly made: Readonly<Record<string, string | readonly number[]>>
  readonly columns: readonly string[]
  readonly weights: Readonly<Record<string, readonly number[]>>
}

type Shape = Pick<TrainingSpec, 'game' | 'rows' | 'columns'>

const DIGITS = 3

/** Weights with as many digits as are shipped. */
export const rounded = (weights: readonly number[]): number[] =>
  weights.map(weight => Number(weight.toPrecision(DIGITS)))

/** The file as text, a line for each row of the table. */
export function writeWeights(shape: Shape, weights: readonly number[], made: WeightFile['made']): string {
  const { game, rows, columns } = shape
  const lines = rows.map((row, i) => {
    const numbers = rounded(weights.slice(i * columns.length, (i + 1) * columns.length))
    return `    ${JSON.stringify(row)}: ${JSON.stringify(numbers)}`
  })
  const head = { game, made, columns }
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "weights": {\n${lines.join(',\n')}\n  }\n}\n`
}

/** The weights in a file, row by row. */
export function weightsIn({ game, rows, columns }: Shape, file: WeightFile): number[] {
  if (file.game !== game) throw new Refusal(`These are weights for ${file.game}, not for ${game}`)
  if (file.columns.join() !== columns.join()) throw new Refusal(`The columns are not those of ${game} today`)
  return rows.flatMap(row => {
    const numbers = file.weights[row]
    if (numbers?.length !== columns.length)
      throw new Refusal(`The row "${row}" does not have ${columns.length} numbers`)
    return numbers
  })
}
