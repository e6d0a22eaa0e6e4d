import { type GameDefinition, Refusal } from '../game.ts'
import { cut, escapeHashes, inLine, RefusedLine, type TextLine } from './lines.ts'
import type { DecidingState, GameWithRules, Notation } from './notation.ts'
import type { SeatCount } from './words.ts'

/** The lines that say which game it is: its name, and the options as in a record. */
export const writeHeader = <Options>({ name, writeOptions }: GameDefinition<Options>, options: Options): string =>
  [name, ...writeOptions(options).map(([key, value]) => escapeHashes(`${key} ${value}`))]
    .map(line => `${line}\n`)
    .join('')

export interface OpenGame<Options, Rules, State extends DecidingState> {
  readonly options: Options
  readonly game: GameWithRules<Rules, State>
}

const keyOf = ({ text }: TextLine): string => cut(text)[0]

/** The header at the top of these lines, and the lines after it. */
export function cutHeader<Options, Rules extends SeatCount, State extends DecidingState>(
  { definition, optionKeys }: Notation<Options, Rules, State>,
  lines: readonly TextLine[],
): [header: TextLine[], rest: TextLine[]] {
  const keys = [definition.name, ...optionKeys]
  const end = lines.findIndex(line => !keys.includes(keyOf(line)))
  return end === -1 ? [[...lines], []] : [lines.slice(0, end), lines.slice(end)]
}

/** Opens the game that a header names. `at`: the line in which what is missing was looked for. */
export function openHeader<Options, Rules extends SeatCount, State extends DecidingState>(
  notation: Notation<Options, Rules, State>,
  header: readonly TextLine[],
  at: TextLine,
): OpenGame<Options, Rules, State> {
  const { definition } = notation
  if (header.every(({ text }) => text !== definition.name))
    throw new RefusedLine(at.number, `found "${at.text}"; expected ${definition.name}, the name of the game, first`)
  const said = new Map<string, string>()
  for (const line of header)
    if (line.text !== definition.name) inLine(line.number, () => sayOption(notation, said, line))
  const options = inLine(at.number, () => definition.readOptions(said))
  return { options, game: notation.open(options) }
}

function sayOption<Options, Rules extends SeatCount, State extends DecidingState>(
  { definition, goodOptions }: Notation<Options, Rules, State>,
  said: Map<string, string>,
  line: TextLine,
): void {
  const [key, value] = cut(line.text)
  if (said.has(key)) throw new Refusal(`${key}: already given`)
  said.set(key, value)
  definition.readOptions(new Map([...goodOptions, ...said]))
}
