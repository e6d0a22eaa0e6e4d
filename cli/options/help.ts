import { writeSeed } from '@roundhouse/kernel/dice'
import type { Words } from '../messages.ts'
import { packed, padded } from '../terminal/layout.ts'
import { CODES } from '../words/language.ts'
import type { CliCommand } from './command.ts'
import { type CommandOption, type CommandOptions, typedName } from './option.ts'

const PROGRAM = 'roundhouse'
const MOST_WIDTH = 100
const MOST_LEAD = 28

/** What is explained, and the words for it. */
type Row = readonly [what: string, words: string]

/** What the program is, its commands, and the options that go with all of them. */
export function programHelp(say: Words, games: string, commands: readonly CliCommand[], width: number): string[] {
  return [
    say('terminal.usage', { line: `${PROGRAM} [${say('terminal.usage.command')}] [${say('terminal.usage.options')}]` }),
    '',
    ...broken(say('terminal.about', { games }), width),
    ...section(say('terminal.heading.commands'), commandRows(say, commands), width),
    ...section(
      say('terminal.heading.options'),
      [
        ['--language <code>', say('terminal.option.language', { codes: CODES })],
        ['-V, --version', say('terminal.command.version')],
        ['-h, --help', say('terminal.option.help')],
      ],
      width,
    ),
    '',
    ...broken(say('terminal.about.after'), width),
  ]
}

/** Commands that begin with the same word. */
export const groupHelp = (say: Words, name: string, commands: readonly CliCommand[], width: number): string[] => [
  say('terminal.usage', { line: `${PROGRAM} ${name} [${say('terminal.usage.command')}]` }),
  ...section(say('terminal.heading.commands'), commandRows(say, commands), width),
]

const typedCommand = ({ name, takes }: CliCommand): string => (takes === null ? name : `${name} ${takes.words}`)

const commandRows = (say: Words, commands: readonly CliCommand[]): Row[] =>
  commands.map(command => [typedCommand(command), command.about(say)])

/** What a command does, what is typed behind it, and its options. */
export function commandHelp(say: Words, command: CliCommand, width: number): string[] {
  const { about, takes, options, groups } = command
  return [
    say('terminal.usage', { line: `${PROGRAM} ${typedCommand(command)} [${say('terminal.usage.options')}]` }),
    '',
    ...broken(about(say), width),
    ...section(
      say('terminal.heading.options'),
      [
        ...(takes === null ? [] : [[takes.words, takes.what(say)] as const]),
        ...optionRows(say, options),
        ['-h, --help', say('terminal.option.help')],
      ],
      width,
    ),
    ...groups.flatMap(group => section(group.title(say), optionRows(say, group.options), width)),
  ]
}

const optionRows = (say: Words, options: CommandOptions): Row[] =>
  Object.entries(options).map(([name, option]) => [
    option.takes === null ? typedName(name) : `${typedName(name)} <${option.takes}>`,
    [option.use(say), ...defaultWords(say, option)].join(' '),
  ])

const defaultWords = (say: Words, { otherwise }: CommandOption<unknown>): string[] => {
  if (otherwise === undefined || otherwise === false) return []
  const value = Array.isArray(otherwise) ? writeSeed(otherwise as never).replace(/^0+(?=.)/, '') : String(otherwise)
  return [say('terminal.option.default', { value })]
}

const broken = (words: string, width: number): string[] => packed(words.split(' '), Math.min(width, MOST_WIDTH), ' ')

/** A heading, and below it each thing with its words behind it; a long one has them on the next line. */
function section(title: string, rows: readonly Row[], width: number): string[] {
  const lead = 2 + Math.min(MOST_LEAD, Math.max(...rows.map(([what]) => what.length)) + 2)
  const lines = rows.flatMap(([what, words]) => {
    const [first, ...more] = broken(words, Math.min(width, MOST_WIDTH) - lead)
    const isLong = what.length + 4 > lead
    const head = isLong ? [`  ${what}`, padded('', lead) + first] : [padded(`  ${what}`, lead) + first]
    return [...head, ...more.map(line => padded('', lead) + line)]
  })
  return ['', title, ...lines]
}
