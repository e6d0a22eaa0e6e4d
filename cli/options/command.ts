import type { Sayable, Text } from '../messages.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { WrongUse } from '../user-error.ts'
import type { CommandOptions, OptionValues } from './option.ts'
import { parse } from './parse.ts'

/** Options under a heading of their own, such as those of a game. */
export interface OptionGroup {
  readonly title: Text
  readonly options: CommandOptions
}

export interface CliCommand<All extends CommandOptions = CommandOptions> {
  /** As it is typed: `play`, `deck check`. */
  readonly name: string
  readonly about: Sayable
  /** The words behind it, as the help shows them, and what they are. */
  readonly takes?: readonly [words: '[game]' | '[part...]' | '[act...]' | '<file>' | '<file...>', what: Sayable]
  readonly options?: All
  readonly groups?: readonly OptionGroup[]
  run(terminal: Terminal, given: OptionValues<All>, words: readonly string[]): void | Promise<void>
}

/** Anyone who calls a command does not know the types of its options. */
export const command = <All extends CommandOptions>(parts: CliCommand<All>): CliCommand => parts

/** Runs it with what was typed behind its name. */
export function runCommand(called: CliCommand, terminal: Terminal, args: readonly string[]): void | Promise<void> {
  const { name, takes, options, groups = [] } = called
  const { given, words } = parse(Object.assign({}, options, ...groups.map(group => group.options)), args)
  checkWords(name, takes?.[0] ?? '', words)
  return called.run(terminal, given, words)
}

function checkWords(command: string, takes: string, words: readonly string[]): void {
  if (takes.startsWith('<') && words.length === 0)
    throw new WrongUse('terminal.error.word-missing', { command, words: takes })
  const most = takes === '' ? 0 : takes.includes('...') ? words.length : 1
  if (words.length > most) throw new WrongUse('terminal.error.too-many', { command, found: words[most]! })
}
