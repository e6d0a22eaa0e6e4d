import { type Box, Refusal } from '../game.ts'
import { cut, escapeHashes, inLine, type Line, RefusedLine } from './lines.ts'
import type { Deciding, Notation, Ruled } from './notation.ts'
import type { Seated } from './words.ts'

/** The lines that say which game it is: its name, and the options as in a record. */
export const writeHeader = <Options>({ name, writeOptions }: Box<Options>, options: Options): string =>
  [name, ...writeOptions(options).map(([key, value]) => escapeHashes(`${key} ${value}`))]
    .map(line => `${line}\n`)
    .join('')

export interface Opened<Options, Rules, State extends Deciding> {
  readonly options: Options
  readonly game: Ruled<Rules, State>
}

const keyOf = ({ text }: Line): string => cut(text)[0]

/** The header at the top of these lines, and the lines after it. */
export function cutHeader<Options, Rules extends Seated, State extends Deciding>(
  { box, optionKeys }: Notation<Options, Rules, State>,
  lines: readonly Line[],
): [header: Line[], rest: Line[]] {
  const keys = [box.name, ...optionKeys]
  const end = lines.findIndex(line => !keys.includes(keyOf(line)))
  return end === -1 ? [[...lines], []] : [lines.slice(0, end), lines.slice(end)]
}

/** Opens the game that a header names. `at`: the line in which what is missing was looked for. */
export function openHeader<Options, Rules extends Seated, State extends Deciding>(
  notation: Notation<Options, Rules, State>,
  header: readonly Line[],
  at: Line,
): Opened<Options, Rules, State> {
  const { box } = notation
  if (header.every(({ text }) => text !== box.name))
    throw new RefusedLine(at.number, `found "${at.text}"; allowed is ${box.name}, the name of the game, first`)
  const said = new Map<string, string>()
  for (const line of header) if (line.text !== box.name) inLine(line.number, () => sayOption(notation, said, line))
  const options = inLine(at.number, () => box.readOptions(said))
  return { options, game: notation.open(options) }
}

function sayOption<Options, Rules extends Seated, State extends Deciding>(
  { box, goodOptions }: Notation<Options, Rules, State>,
  said: Map<string, string>,
  line: Line,
): void {
  const [key, value] = cut(line.text)
  if (said.has(key)) throw new Refusal(`${key}: said already`)
  said.set(key, value)
  box.readOptions(new Map([...goodOptions, ...said]))
}
