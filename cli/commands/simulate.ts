import { availableParallelism } from 'node:os'
import { botGameNamed } from '@roundhouse/bots/games'
import { type Report, reportWords, TIME_LIMITS } from '@roundhouse/bots/play/protocol/external-bot'
import { summaryOf } from '@roundhouse/bots/stats/summary'
import { type Seed, writeSeed } from '@roundhouse/kernel/dice'
import { Command } from 'commander'
import { WrongUse } from '../exit-codes.ts'
import { isProgram, splitList } from '../external-bots/command.ts'
import type { CliGame, Flags } from '../game.ts'
import { gameNamed } from '../games.ts'
import { isBot, ourBot } from '../play/chairs.ts'
import type { Job } from '../simulation/job.ts'
import { simulateInThreads } from '../simulation/pool.ts'
import { newProgress } from '../simulation/progress.ts'
import { reportOf } from '../simulation/report.ts'
import { type ProgramStats, simulateWithPrograms } from '../simulation/with-programs.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { flagsOf, withGames } from './game-flags.ts'
import { botTimeOption, numberOption, playersOption, seedOption, threadsOption } from './options.ts'

interface SimulateOptions extends Flags {
  readonly players: number
  readonly games: number
  readonly bots: string
  readonly seed: Seed
  readonly threads: number
  readonly json?: boolean
  readonly cards?: boolean
  readonly botTime?: number
}

const MOST_GAMES = 10_000_000

export const simulateCommand = (terminal: Terminal): Command =>
  withGames(new Command('simulate').description('let bots play many games and count what happens'), 'simulate')
    .addOption(playersOption().default(4))
    .addOption(numberOption('--games <n>', 'how many games', 1, MOST_GAMES).default(1000))
    .option(
      '--bots <names>',
      'bots by seat, from the first again when they are fewer, such as strong,casual or greedy,"run:python3 my_bot.py"',
      'random',
    )
    .addOption(botTimeOption())
    .addOption(seedOption('the same seed is the same series of games').default([0, 0, 0, 1], '1'))
    .addOption(threadsOption('threads; the results do not depend on it').default(availableParallelism()))
    .option('--json', 'everything that was counted, as JSON')
    .option('--cards', 'also print what became of each card, in a game with cards')
    .action((name: string | undefined, options: SimulateOptions) => simulate(terminal, gameNamed(name), options))

async function simulate(terminal: Terminal, game: CliGame, options: SimulateOptions): Promise<void> {
  const { players, games, seed } = options
  if (options.cards && game.cards === undefined) throw new WrongUse(`${game.title} has no cards`)
  const job: Job = {
    game: game.name,
    options: game.optionsFor(players, flagsOf(game, 'simulate', options)),
    bots: botsBySeat(game.name, options.bots, players),
    seed,
    games,
  }
  const progress = newProgress(terminal, games)
  const { stats, programs } = await Promise.race([played(terminal, job, options, progress.tell), terminal.stopped])
  progress.end()
  const summary = summaryOf(stats, botGameNamed(game.name).stats)
  if (options.json) terminal.say(JSON.stringify({ ...described(game, job), programs, ...summary }, null, 2))
  else for (const line of reportOf(terminal.words, game, job, summary)) terminal.say(line)
  if (options.cards && !options.json)
    for (const line of ['', ...game.cards!(terminal.words, summary)]) terminal.say(line)
}

/** Bots of ours play in threads; programs are processes already, and we only wait for them. */
async function played(
  terminal: Terminal,
  job: Job,
  { threads, botTime }: SimulateOptions,
  onDone: (games: number) => void,
): Promise<ProgramStats> {
  if (!job.bots.some(isProgram)) return { stats: await simulateInThreads(job, threads, onDone), programs: {} }
  return simulateWithPrograms(job, threads, botTime ?? TIME_LIMITS.decision, {
    onDone,
    onReport: (game, report) => terminal.warn(failureWords(job, game, report)),
  })
}

const failureWords = ({ game: name, bots }: Job, game: number, report: Report): string =>
  `Game ${game}, seat ${report.seat + 1} (${bots[report.seat]}): ${reportWords(report)}. For the rest of the game ${ourBot(name, bots[report.seat]!)} plays its seat.`

/** What was simulated: enough to do it again. */
const described = ({ name, definition }: CliGame, { options, bots, seed }: Job) => ({
  game: name,
  rules: definition.rules,
  options,
  seating: bots,
  seed: writeSeed(seed),
})

/** One name fills all seats, fewer names than seats go round the table. */
function botsBySeat(game: string, text: string, players: number): string[] {
  const names = splitList(text)
  const unknown = names.find(name => !isBot(game, name))
  if (unknown !== undefined)
    throw new WrongUse(
      `There is no bot "${unknown}"; there are ${Object.keys(botGameNamed(game).bots).join(', ')}, and run: with a command`,
    )
  if (names.length > players) throw new WrongUse(`bots: found ${names.length}; ${players} play`)
  return Array.from({ length: players }, (_, seat) => names[seat % names.length]!)
}
