import { Refusal } from '@roundhouse/kernel/game'
import { Command, CommanderError } from 'commander'
import { analyseCommand } from './commands/analyse.ts'
import { benchCommand } from './commands/bench.ts'
import { coachCommand } from './commands/coach.ts'
import { examineCommand } from './commands/examine.ts'
import { ladderCommand } from './commands/ladder.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { scenarioCommand } from './commands/scenario.ts'
import { simulateCommand } from './commands/simulate.ts'
import { trainCommand } from './commands/train.ts'
import { versionCommand, versionText } from './commands/version.ts'
import { welcome } from './commands/welcome.ts'
import { FAILED, Failed, FINE, isSystemError, SIGNALS, Stopped, systemWords, WRONG_USE, WrongUse } from './endings.ts'
import { games } from './games.ts'
import type { Terminal } from './terminal/terminal.ts'
import { CODES, languageIn, wordsIn } from './words/words.ts'

/** Runs a command line to its end and answers its exit code. Whatever goes wrong is said in a sentence. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await obey(args, terminal)
    return FINE
  } catch (error) {
    return explain(error, terminal)
  } finally {
    terminal.close()
  }
}

async function obey(given: readonly string[], terminal: Terminal): Promise<void> {
  const { spoken, args } = languageIn(given)
  terminal.words = await wordsIn(spoken ?? terminal.language)
  const wishes = args.filter(arg => arg !== '--plain')
  if (wishes.length === 0 && terminal.isInteractive) return welcome(terminal)
  await programFor(terminal).parseAsync(wishes.length === 0 ? ['help'] : args, { from: 'user' })
}

function programFor(terminal: Terminal): Command {
  const program = new Command('roundhouse')
    .description(`Railway board games in the terminal: ${games.map(({ title }) => title).join(', ')}.`)
    .version(versionText(), '-V, --version', 'print which version this is')
    .option('--language <code>', `the language, with any command: ${CODES} (default: that of the system)`)
    .addHelpText('after', '\nWithout a command it leads you into a game. Exit codes: 0 fine, 1 failed, 2 wrong use.')
  const commands = [
    playCommand(terminal),
    simulateCommand(terminal),
    replayCommand(terminal),
    coachCommand(terminal),
    analyseCommand(terminal),
    scenarioCommand(terminal),
    ...games.flatMap(game => game.commands(terminal)),
    examineCommand(terminal),
    ladderCommand(terminal),
    trainCommand(terminal),
    benchCommand(),
    versionCommand(terminal),
  ]
  for (const command of commands) program.addCommand(command)
  for (const each of withSubcommands(program)) tame(each, terminal)
  return program
}

const withSubcommands = (command: Command): Command[] => [command, ...command.commands.flatMap(withSubcommands)]

const HELP_WIDTH = 100

/** It throws instead of ending the process, and speaks where we do. */
const tame = (command: Command, terminal: Terminal): Command =>
  command
    .exitOverride()
    .showHelpAfterError('(add --help to see what there is)')
    .configureOutput({
      writeOut: text => terminal.say(text.trimEnd()),
      writeErr: text => terminal.warn(text.trimEnd()),
      getOutHelpWidth: () => Math.min(terminal.columns, HELP_WIDTH),
      getErrHelpWidth: () => Math.min(terminal.columns, HELP_WIDTH),
    })

function explain(error: unknown, terminal: Terminal): number {
  if (error instanceof CommanderError) return error.exitCode === FINE ? FINE : WRONG_USE
  if (error instanceof Failed) return FAILED
  if (error instanceof Stopped) {
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
  return `This is a mistake in Roundhouse: ${what}\nPlease report it; with ROUNDHOUSE_DEBUG=1 it says where it happened.`
}
