import { WrongUse } from '../user-error.ts'
import { type CommandOptions, type OptionValues, typedName } from './option.ts'

/** A command line, understood: the options, and the words between them. */
interface CommandLine<All extends CommandOptions> {
  readonly given: OptionValues<All>
  readonly words: readonly string[]
}

/** Reads `--players 3`, `--players=3` and words in any order; behind `--` all are words. */
export function parse<All extends CommandOptions>(options: All, args: readonly string[]): CommandLine<All> {
  const given = Object.fromEntries(Object.entries(options).map(([name, { otherwise }]) => [name, otherwise]))
  const words: string[] = []
  const left = [...args]
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--') words.push(...left.splice(0))
    else if (!arg.startsWith('-') || arg === '-') words.push(arg)
    else {
      const [typed, value] = cut(arg)
      const name = nameOf(options, typed)
      given[name] = readValue(options, name, value, left)
    }
  }
  return { given: given as OptionValues<All>, words }
}

const cut = (arg: string): [typed: string, value: string | null] => {
  const at = arg.indexOf('=')
  return at < 0 ? [arg, null] : [arg.slice(0, at), arg.slice(at + 1)]
}

function nameOf(options: CommandOptions, typed: string): string {
  const name = Object.keys(options).find(each => typedName(each) === typed)
  if (name !== undefined) return name
  const names = Object.keys(options).map(typedName)
  throw new WrongUse('terminal.error.unknown-option', {
    option: typed,
    near: nearest(typed, names),
    options: names.join(', '),
  })
}

/** What stands behind an option: after an equals sign, or as the next word. */
function readValue(options: CommandOptions, name: string, value: string | null, left: string[]): unknown {
  const { takes, read } = options[name]!
  const option = takes === null ? typedName(name) : `${typedName(name)} <${takes}>`
  if (takes === null && value !== null) throw new WrongUse('terminal.error.no-value', { option })
  const text = takes === null ? '' : (value ?? left.shift())
  if (text === undefined) throw new WrongUse('terminal.error.value-missing', { option })
  try {
    return read(text)
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
