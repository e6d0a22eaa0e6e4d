import { Refusal } from '@roundhouse/kernel/game'
import { Command, CommanderError } from 'commander'
import {
  CommandFailure,
  FAILED,
  FINE,
  Interruption,
  isSystemError,
  SIGNALS,
  systemWords,
  WRONG_USE,
  WrongUse,
} from './exit-codes.ts'
import { games, wordsOf } from './games.ts'
import type { Terminal } from './terminal/terminal.ts'
import { versionText } from './version.ts'
import { CODES, languageIn } from './words/language.ts'

/** Runs a command line to its end and answers its exit code. Whatever goes wrong is said in a sentence. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await dispatch(args, terminal)
    return FINE
  } catch (error) {
    return explain(error, terminal)
  } finally {
    terminal.close()
  }
}

async function dispatch(given: readonly string[], terminal: Terminal): Promise<void> {
  const { spoken, args } = languageIn(given)
  // Which version this is says itself in no language, and is asked for by programs in a hurry.
  if (!args.some(isVersion)) terminal.words = await wordsOf(spoken ?? terminal.language)
  const words = args.filter(arg => arg !== '--plain')
  if (words.length === 0 && terminal.isInteractive) {
    const { welcome } = await import('./commands/welcome.ts')
    return welcome(terminal)
  }
  const program = programOf(await commandsFor(words[0], terminal), terminal)
  await program.parseAsync(words.length === 0 ? ['help'] : args, { from: 'user' })
}

type Import = (terminal: Terminal) => Promise<Command>

/** Commands as the help lists them. Each is imported when it is called, so that none waits for the others. */
const COMMANDS: Readonly<Record<string, Import>> = {
  play: async terminal => (await import('./commands/play.ts')).playCommand(terminal),
  simulate: async terminal => (await import('./commands/simulate.ts')).simulateCommand(terminal),
  replay: async terminal => (await import('./commands/replay.ts')).replayCommand(terminal),
  coach: async terminal => (await import('./commands/coach.ts')).coachCommand(terminal),
  analyse: async terminal => (await import('./commands/analyse.ts')).analyseCommand(terminal),
  scenario: async terminal => (await import('./commands/scenario.ts')).scenarioCommand(terminal),
}

/** Those below the commands of single games. */
const MORE_COMMANDS: Readonly<Record<string, Import>> = {
  examine: async terminal => (await import('./commands/examine.ts')).examineCommand(terminal),
  ladder: async terminal => (await import('./commands/ladder.ts')).ladderCommand(terminal),
  train: async terminal => (await import('./commands/train.ts')).trainCommand(terminal),
  bench: async () => (await import('./commands/bench.ts')).benchCommand(),
  version: async terminal => (await import('./commands/version.ts')).versionCommand(terminal),
}

/** What is called for; for help, and for what there is not, all there is. */
async function commandsFor(name: string | undefined, terminal: Terminal): Promise<Command[]> {
  const called = { ...COMMANDS, ...MORE_COMMANDS }[name ?? '']
  if (called !== undefined) return [await called(terminal)]
  const imported = (from: Readonly<Record<string, Import>>): Promise<Command[]> =>
    Promise.all(Object.values(from).map(command => command(terminal)))
  const ofGames = games.flatMap(game => game.commands(terminal))
  if (name !== undefined && (isVersion(name) || ofGames.some(command => command.name() === name))) return ofGames
  return [...(await imported(COMMANDS)), ...ofGames, ...(await imported(MORE_COMMANDS))]
}

const VERSION = ['-V', '--version']
const isVersion = (word: string): boolean => VERSION.includes(word)

function programOf(commands: readonly Command[], terminal: Terminal): Command {
  const program = new Command('roundhouse')
    .description(`Railway board games in the terminal: ${games.map(({ title }) => title).join(', ')}.`)
    .version(versionText(), VERSION.join(', '), 'print which version this is')
    .option('--language <code>', `the language, with any command: ${CODES} (default: that of the system)`)
    .addHelpText('after', '\nWithout a command it leads you into a game. Exit codes: 0 fine, 1 failed, 2 wrong use.')
  for (const command of commands) program.addCommand(command)
  for (const each of withSubcommands(program)) configure(each, terminal)
  return program
}

const withSubcommands = (command: Command): Command[] => [command, ...command.commands.flatMap(withSubcommands)]

const HELP_WIDTH = 100

/** It throws instead of ending the process, and speaks where we do. */
const configure = (command: Command, terminal: Terminal): Command =>
  command
    .exitOverride()
    .showHelpAfterError('(add --help for help)')
    .configureOutput({
      writeOut: text => terminal.say(text.trimEnd()),
      writeErr: text => terminal.warn(text.trimEnd()),
      getOutHelpWidth: () => Math.min(terminal.columns, HELP_WIDTH),
      getErrHelpWidth: () => Math.min(terminal.columns, HELP_WIDTH),
    })

function explain(error: unknown, terminal: Terminal): number {
  if (error instanceof CommanderError) return error.exitCode === FINE ? FINE : WRONG_USE
  if (error instanceof CommandFailure) return FAILED
  if (error instanceof Interruption) {
    terminal.warn(`\n${error.message}`)
    return SIGNALS[error.signal]
  }
  terminal.warn(errorWords(error))
  return error instanceof WrongUse ? WRONG_USE : FAILED
}

/** A bug is not the reader's fault; its trace is for who asks for it. */
function errorWords(error: unknown): string {
  if (error instanceof Refusal) return error.message
  if (isSystemError(error)) return `The system refused something: ${systemWords(error)}.`
  if (process.env['ROUNDHOUSE_DEBUG'] && error instanceof Error) return error.stack ?? error.message
  const what = error instanceof Error ? error.message : String(error)
  return `Internal error (a bug in Roundhouse): ${what}\nPlease report it; with ROUNDHOUSE_DEBUG=1 it says where it happened.`
}
