import { Refusal } from '@roundhouse/kernel/game'
import { FAILED, FINE, Interruption, SIGNALS, WRONG_USE } from './exit-codes.ts'
import { games, wordsOf } from './games.ts'
import { type CliCommand, command, runCommand } from './options/command.ts'
import { commandHelp, groupHelp, programHelp } from './options/help.ts'
import { nearest } from './options/parse.ts'
import { wrapped } from './terminal/layout.ts'
import { sayAll, type Terminal } from './terminal/terminal.ts'
import { CommandFailure, isSystemError, refusalWords, systemWords, WrongUse } from './user-error.ts'
import { versionText } from './version.ts'
import { languageIn } from './words/language.ts'

/** Runs a command line to its end and answers its exit code. Whatever goes wrong is said in a sentence. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await dispatch(args, terminal)
    return FINE
  } catch (error) {
    if (terminal.words.language === '') terminal.words = await wordsOf(terminal.language)
    return explain(error, terminal)
  } finally {
    terminal.close()
  }
}

const VERSION = ['-V', '--version']
const HELP = ['-h', '--help', 'help']

async function dispatch(given: readonly string[], terminal: Terminal): Promise<void> {
  const { spoken, args } = languageIn(given)
  // Which version this is says itself in no language, and is asked for by programs in a hurry.
  if (VERSION.includes(args[0] ?? '')) return terminal.say(versionText())
  terminal.words = await wordsOf(spoken ?? terminal.language)
  const words = args.filter(arg => arg !== '--plain')
  if (words.length === 0 && terminal.isInteractive) {
    const { welcome } = await import('./commands/welcome.ts')
    return welcome(terminal)
  }
  const name = nameIn(words.filter(word => !HELP.includes(word)))
  if (words.length === 0 || words.some(word => HELP.includes(word))) return help(terminal, name)
  const called = await commandNamed(name)
  if (called === null) return help(terminal, name)
  const hasPlain = 'plain' in (called.options ?? {})
  await runCommand(called, terminal, (hasPlain ? args : words).slice(name.split(' ').length))
}

/** Commands as the help lists them. Each is imported when it is called, so that none waits for the others. */
const COMMANDS: Readonly<Record<string, () => Promise<CliCommand>>> = {
  play: async () => (await import('./commands/play.ts')).playCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  coach: async () => (await import('./commands/coach.ts')).coachCommand,
  analyse: async () => (await import('./commands/analyse.ts')).analyseCommand,
  puzzle: async () => (await import('./commands/puzzle.ts')).puzzleCommand,
  'check-deal': async () => (await import('./commands/check-deal.ts')).checkDealCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  tables: async () => (await import('./commands/tables.ts')).tablesCommand,
  people: async () => (await import('./commands/people.ts')).peopleCommand,
  host: async () => (await import('./commands/host.ts')).hostCommand,
  moderate: async () => (await import('./commands/moderate.ts')).moderateCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  'check-tables': async () => (await import('./commands/check-tables.ts')).checkTablesCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
  ratings: async () => (await import('./commands/ratings.ts')).ratingsCommand,
  scenario: async () => (await import('./commands/scenario.ts')).scenarioCommand,
  ...Object.fromEntries(games.flatMap(({ commands }) => commands.map(each => [each.name, async () => each]))),
  examine: async () => (await import('./commands/examine.ts')).examineCommand,
  ladder: async () => (await import('./commands/ladder.ts')).ladderCommand,
  train: async () => (await import('./commands/train.ts')).trainCommand,
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzlesCommand,
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
  version: async () =>
    command({ name: 'version', about: 'terminal.command.version', run: ({ say }) => say(versionText()) }),
}

/** The command that a line begins with; some have two words. */
function nameIn([first = '', second = '']: readonly string[]): string {
  const both = `${first} ${second}`
  return Object.hasOwn(COMMANDS, both) || isGroup(first) ? both.trim() : first
}

const namesBelow = (name: string): string[] => Object.keys(COMMANDS).filter(each => each.startsWith(`${name} `))
const isGroup = (name: string): boolean => namesBelow(name).length > 0

/** `null`: it is the first word of several. What there is not is refused. */
async function commandNamed(name: string): Promise<CliCommand | null> {
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name]!()
  if (isGroup(name)) return null
  const names = Object.keys(COMMANDS)
  throw new WrongUse('terminal.error.unknown-command', {
    found: name,
    near: nearest(name, names),
    commands: names.join(', '),
  })
}

async function help(terminal: Terminal, name: string): Promise<void> {
  const { words } = terminal
  const commandsIn = (names: readonly string[]) => Promise.all(names.map(each => COMMANDS[each]!()))
  const titles = games.map(({ about }) => about.title(words)).join(', ')
  if (name === '') return sayAll(terminal, programHelp(words, titles, await commandsIn(Object.keys(COMMANDS))))
  const found = await commandNamed(name)
  sayAll(terminal, found ? commandHelp(words, found) : groupHelp(words, name, await commandsIn(namesBelow(name))))
}

function explain(error: unknown, terminal: Terminal): number {
  if (error instanceof CommandFailure) return FAILED
  const { words, warn } = terminal
  if (error instanceof Interruption) {
    warn(`\n${error.message || words('terminal.stopped-here')}`)
    return SIGNALS[error.signal]
  }
  for (const line of errorWords(terminal, error).split('\n'))
    for (const part of wrapped(line, terminal.columns)) warn(part)
  if (!(error instanceof WrongUse)) return FAILED
  warn(words('terminal.error.tip'))
  return WRONG_USE
}

/** A bug is not the reader's fault; its trace is for who asks for it. */
function errorWords({ words }: Terminal, error: unknown): string {
  if (error instanceof Refusal) return refusalWords(words, error)
  if (isSystemError(error)) return words('terminal.error.system', { why: systemWords(words, error) })
  if (process.env['ROUNDHOUSE_DEBUG'] && error instanceof Error) return error.stack ?? error.message
  return words('terminal.error.bug', { what: error instanceof Error ? error.message : String(error) })
}
