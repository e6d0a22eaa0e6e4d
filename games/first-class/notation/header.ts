import { Refusal } from '@roundhouse/kernel/game'
import { firstClass, type Options } from '../box.ts'
import { type FirstClass, gameOf } from '../game.ts'
import { rulesFor } from '../rules.ts'
import { cut, escapeHashes, inLine, type Line, RefusedLine } from './lines.ts'

/** The lines that say which game it is: `first-class`, `players 3`, `modules A,B`, and the decks where they are not standard. */
export const writeHeader = (options: Options): string =>
  [firstClass.name, ...firstClass.writeOptions(options).map(([key, value]) => escapeHashes(`${key} ${value}`))]
    .map(line => `${line}\n`)
    .join('')

export interface Opened {
  readonly options: Options
  readonly game: FirstClass
}

const KEYS = [firstClass.name, 'players', 'modules', 'decks', 'own-decks']
const keyOf = ({ text }: Line): string => cut(text)[0]

/** The header at the top of these lines, and the lines after it. */
export function cutHeader(lines: readonly Line[]): [header: Line[], rest: Line[]] {
  const end = lines.findIndex(line => !KEYS.includes(keyOf(line)))
  return end === -1 ? [[...lines], []] : [lines.slice(0, end), lines.slice(end)]
}

/** Opens the game that a header names. `at`: the line in which what is missing was looked for. */
export function openHeader(header: readonly Line[], at: Line): Opened {
  if (header.every(({ text }) => text !== firstClass.name))
    throw new RefusedLine(at.number, `found "${at.text}"; allowed is ${firstClass.name}, the name of the game, first`)
  const said = new Map<string, string>()
  for (const line of header) if (line.text !== firstClass.name) inLine(line.number, () => sayOption(said, line))
  const options = inLine(at.number, () => firstClass.readOptions(said))
  return { options, game: gameOf(rulesFor(options.players, options.modules, options.decks, options.own)) }
}

/** Options with which every other option can be tried alone, so that each is refused in its own line. */
const GOOD: readonly (readonly [string, string])[] = [
  ['players', '2'],
  ['modules', 'A,B'],
]

function sayOption(said: Map<string, string>, line: Line): void {
  const [key, value] = cut(line.text)
  if (said.has(key)) throw new Refusal(`${key}: said already`)
  said.set(key, value)
  firstClass.readOptions(new Map([...GOOD, ...said]))
}
