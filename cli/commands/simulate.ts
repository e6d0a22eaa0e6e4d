import { availableParallelism } from 'node:os'
import { botsFor } from '@roundhouse/bots/bots'
import { summaryOf } from '@roundhouse/bots/summary'
import type { Letter } from '@roundhouse/first-class/base/card'
import { firstClass, newGame, SUGGESTED_PATH } from '@roundhouse/first-class/box'
import { type Seed, writeSeed } from '@roundhouse/kernel/dice'
import { Command } from 'commander'
import { WrongUse } from '../endings.ts'
import { readDeckFile } from '../first-class/deck-file.ts'
import { simulateInThreads } from '../simulation/crew.ts'
import type { Job } from '../simulation/job.ts'
import { newProgress } from '../simulation/progress.ts'
import { cardsOf, reportOf } from '../simulation/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { decksOption, modulesOption, numberOption, playersOption, seedOption } from './options.ts'

interface SimulateOptions {
  readonly players: number
  readonly modules: readonly [Letter, Letter]
  readonly games: number
  readonly bots: string
  readonly seed: Seed
  readonly decks?: string
  readonly workers: number
  readonly json?: boolean
  readonly cards?: boolean
}

const allBots = botsFor(firstClass.name)
const MOST_GAMES = 10_000_000
const MOST_WORKERS = 64

export const simulateCommand = (terminal: Terminal): Command =>
  new Command('simulate')
    .description('let bots play many games and count what happens')
    .argument('[game]', `the game: ${firstClass.name}`, firstClass.name)
    .addOption(playersOption().default(4))
    .addOption(modulesOption().default(SUGGESTED_PATH[0]!, 'A,B'))
    .addOption(numberOption('--games <n>', 'how many games', 1, MOST_GAMES).default(1000))
    .option(
      '--bots <names>',
      `bots by seat, from the first again when they are fewer: ${Object.keys(allBots).join(', ')}`,
      'random',
    )
    .addOption(seedOption('the same seed is the same series of games').default([0, 0, 0, 1], '1'))
    .addOption(decksOption())
    .addOption(
      numberOption('--workers <n>', 'threads; the results do not depend on it', 1, MOST_WORKERS).default(
        availableParallelism(),
      ),
    )
    .option('--json', 'everything that was counted, for machines')
    .option('--cards', 'tell also what became of each card')
    .action((game: string, options: SimulateOptions) => simulate(terminal, game, options))

async function simulate(terminal: Terminal, game: string, options: SimulateOptions): Promise<void> {
  if (game !== firstClass.name) throw new WrongUse(`There is no game "${game}"; there is ${firstClass.name}`)
  const own = options.decks === undefined ? undefined : readDeckFile(options.decks)
  const { players, modules, games, seed, workers } = options
  const job: Job = { options: newGame(players, modules, own), bots: botsBySeat(options.bots, players), seed, games }
  const progress = newProgress(terminal, games)
  const tally = await Promise.race([simulateInThreads(job, workers, progress.tell), terminal.stopped])
  progress.end()
  const summary = summaryOf(tally)
  if (options.json) terminal.say(JSON.stringify({ ...described(job), ...summary }, null, 2))
  else for (const line of reportOf(job, summary)) terminal.say(line)
  if (options.cards && !options.json) for (const line of ['', ...cardsOf(summary)]) terminal.say(line)
}

/** What was simulated: enough to do it again. */
const described = ({ options, bots, seed }: Job) => ({
  game: firstClass.name,
  rules: firstClass.rules,
  options,
  seating: bots,
  seed: writeSeed(seed),
})

/** One name fills all seats, fewer names than seats go round the table. */
function botsBySeat(text: string, players: number): string[] {
  const names = text.split(',').map(name => name.trim())
  const unknown = names.find(name => !Object.hasOwn(allBots, name))
  if (unknown !== undefined)
    throw new WrongUse(`There is no bot "${unknown}"; there are ${Object.keys(allBots).join(', ')}`)
  if (names.length > players) throw new WrongUse(`bots: found ${names.length}; ${players} play`)
  return Array.from({ length: players }, (_, seat) => names[seat % names.length]!)
}
