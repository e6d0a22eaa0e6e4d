import type { TerminalMessageKey, Text } from '../messages.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { WrongUse } from '../user-error.ts'
import { type CommandOptions, type OptionValues, useText } from './option.ts'
import { parse } from './parse.ts'

/** CommandOptions under a heading of their own, such as those of a game. */
export interface OptionGroup {
  readonly title: Text
  readonly options: CommandOptions
}

interface CommandParts<All extends CommandOptions> {
  /** As it is typed: `play`, `deck check`. */
  readonly name: string
  readonly about: TerminalMessageKey | Text
  /** The words behind it, as the help shows them, and what they are. */
  readonly takes?: readonly [words: '[game]' | '[part...]' | '<file>' | '<file...>', what: TerminalMessageKey | Text]
  readonly options?: All
  readonly groups?: readonly OptionGroup[]
  run(terminal: Terminal, given: OptionValues<All>, words: readonly string[]): void | Promise<void>
}

/** A command with the types of its options erased: it is run with what was typed behind its name. */
export interface CliCommand {
  readonly name: string
  readonly about: Text
  readonly takes: { readonly words: string; readonly what: Text } | null
  readonly options: CommandOptions
  readonly groups: readonly OptionGroup[]
  run(terminal: Terminal, args: readonly string[]): void | Promise<void>
}

export function command<All extends CommandOptions>(parts: CommandParts<All>): CliCommand {
  const { name, about, takes, options = {} as All, groups = [] } = parts
  const all = Object.assign({}, options, ...groups.map(group => group.options)) as All
  return {
    ...{ name, options, groups },
    about: useText(about),
    takes: takes === undefined ? null : { words: takes[0], what: useText(takes[1]) },
    run(terminal, args) {
      const { given, words } = parse(all, args)
      checkWords(name, takes?.[0] ?? '', words)
      return parts.run(terminal, given, words)
    },
  }
}

function checkWords(command: string, takes: string, words: readonly string[]): void {
  if (takes.startsWith('<') && words.length === 0)
    throw new WrongUse('terminal.error.word-missing', { command, words: takes })
  const most = takes === '' ? 0 : takes.includes('...') ? words.length : 1
  if (words.length > most) throw new WrongUse('terminal.error.too-many', { command, found: words[most]! })
}
