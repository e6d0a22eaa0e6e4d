import { writeSeed } from '@roundhouse/kernel/dice'
import { said, type Words } from '../messages.ts'
import { CODES } from '../words/language.ts'
import { explained } from '../words/sentences.ts'
import type { CliCommand } from './command.ts'
import { type CommandOption, type CommandOptions, optionUsage } from './option.ts'

/** What is explained, and the words for it. */
type Row = readonly [what: string, words: string]

const usage = (say: Words, ...words: readonly string[]): string =>
  say('terminal.usage', { line: ['roundhouse', ...words].join(' ') })

/** A heading, and below it each thing with its words behind it. */
function section(title: string, rows: readonly Row[]): string[] {
  const lead = Math.max(...rows.map(([what]) => what.length)) + 4
  return ['', title, ...rows.map(([what, words]) => explained(`  ${what}`, words, lead))]
}

const commandSection = (say: Words, commands: readonly CliCommand[]): string[] =>
  section(
    say('terminal.heading.commands'),
    commands.map(command => [typedCommand(command), said(say, command.about)]),
  )

const typedCommand = ({ name, takes }: CliCommand): string => (takes === undefined ? name : `${name} ${takes[0]}`)

/** What the program is, its commands, and the options that go with all of them. */
export const programHelp = (say: Words, games: string, commands: readonly CliCommand[]): string[] => [
  usage(say, `[${say('terminal.usage.command')}]`, `[${say('terminal.usage.options')}]`),
  '',
  say('terminal.about', { games }),
  ...commandSection(say, commands),
  ...section(say('terminal.heading.options'), [
    ['--language <code>', say('terminal.option.language', { codes: CODES })],
    ['-V, --version', say('terminal.command.version')],
    helpRow(say),
  ]),
  '',
  say('terminal.about.after'),
]

/** Commands that begin with the same word. */
export const groupHelp = (say: Words, name: string, commands: readonly CliCommand[]): string[] => [
  usage(say, name, `[${say('terminal.usage.command')}]`),
  ...commandSection(say, commands),
]

/** What a command does, what is typed behind it, and its options. */
export function commandHelp(say: Words, command: CliCommand): string[] {
  const { about, takes, options = {}, groups = [] } = command
  const words: Row[] = takes === undefined ? [] : [[takes[0], said(say, takes[1])]]
  return [
    usage(say, typedCommand(command), `[${say('terminal.usage.options')}]`),
    '',
    said(say, about),
    ...section(say('terminal.heading.options'), [...words, ...optionRows(say, options), helpRow(say)]),
    ...groups.flatMap(group => section(group.title(say), optionRows(say, group.options))),
  ]
}

const helpRow = (say: Words): Row => ['-h, --help', say('terminal.option.help')]

const optionRows = (say: Words, options: CommandOptions): Row[] =>
  Object.entries(options).map(([name, option]) => [
    optionUsage(name, option),
    `${said(say, option.use)}${defaultWords(say, option)}`,
  ])

function defaultWords(say: Words, { otherwise }: CommandOption<unknown>): string {
  if (otherwise === undefined || otherwise === null || otherwise === false) return ''
  const value = Array.isArray(otherwise) ? writeSeed(otherwise as never).replace(/^0+(?=.)/, '') : String(otherwise)
  return ` ${say('terminal.option.default', { value })}`
}
