import { parseArgs } from 'node:util'
import { WrongUse } from '../user-error.ts'
import { type CommandOption, type CommandOptions, optionUsage, typedName } from './option.ts'

/** Reads `--players 3`, `--players=3` and words in any order; behind `--` all are words. What cannot be meant is refused. */
export function parse(options: CommandOptions, args: readonly string[]) {
  const names = new Map(Object.keys(options).map(name => [typedName(name), name]))
  const types = [...names].map(([typed, name]) => {
    const type = options[name]!.takes === null ? ('boolean' as const) : ('string' as const)
    return [typed.slice('--'.length), { type }] as const
  })
  // Not strict: what is wrong is said here, in the reader's language.
  const config = { options: Object.fromEntries(types), strict: false, allowPositionals: true, tokens: true } as const
  const { tokens, positionals } = parseArgs({ args: [...args], ...config })
  const given = Object.fromEntries(Object.entries(options).map(([name, { otherwise }]) => [name, otherwise]))
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const [typed] = args[token.index]!.split('=', 1) as [string]
    const name = names.get(typed)
    if (name === undefined) throw unknownOption(typed, [...names.keys()])
    given[name] = readValue(name, options[name]!, token.value)
  }
  return { given, words: positionals }
}

const unknownOption = (option: string, names: readonly string[]): WrongUse =>
  new WrongUse('terminal.error.unknown-option', { option, near: nearest(option, names), options: names.join(', ') })

function readValue(name: string, option: CommandOption<unknown>, text: string | undefined): unknown {
  if ((option.takes === null) !== (text === undefined)) {
    const fault = text === undefined ? 'value-missing' : 'no-value'
    throw new WrongUse(`terminal.error.${fault}`, { option: optionUsage(name, option) })
  }
  try {
    return option.read(text ?? '')
  } catch (error) {
    throw new WrongUse('terminal.error.value', { option: typedName(name) }, error)
  }
}

const MOST_TYPOS = 2

/** What was probably meant; `none`: nothing is like it. */
export function nearest(typed: string, names: readonly string[]): string {
  const near = names.map(name => ({ name, typos: distance(typed, name) })).sort((a, b) => a.typos - b.typos)[0]
  return near !== undefined && near.typos <= MOST_TYPOS ? near.name : 'none'
}

/** How many letters must be changed, added or left out (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (let j = 0; j < other.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other[j] ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
