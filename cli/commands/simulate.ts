import { botGameNamed } from '@roundhouse/bots/games'
import { type Report, reportWords, TIME_LIMITS } from '@roundhouse/bots/play/protocol/external-bot'
import { summaryOf } from '@roundhouse/bots/stats/summary'
import { writeSeed } from '@roundhouse/kernel/dice'
import { isProgram, splitList } from '../external-bots/command.ts'
import type { CliGame, Flags } from '../game.ts'
import { gameNamed } from '../games.ts'
import { command } from '../options/command.ts'
import { allThreads, FIRST_SEED, flag, number, type OptionValues, players, seed, valued } from '../options/option.ts'
import { isBot, ourBot, warnOfNet } from '../play/chairs.ts'
import type { Job } from '../simulation/job.ts'
import { simulateInThreads } from '../simulation/pool.ts'
import { newProgress } from '../simulation/progress.ts'
import { reportOf } from '../simulation/report.ts'
import { type ProgramStats, simulateWithPrograms } from '../simulation/with-programs.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { WrongUse } from '../user-error.ts'
import { flagsOf, GAME, gameOptions } from './game-flags.ts'
import { botTime } from './play.ts'

const MOST_GAMES = 10_000_000

const OPTIONS = {
  players: players(4),
  games: number('terminal.simulate.games', [1, MOST_GAMES], 1000),
  bots: valued('names', 'terminal.simulate.bots', text => text, 'random'),
  botTime,
  seed: seed('terminal.option.seed', FIRST_SEED),
  threads: allThreads,
  json: flag('terminal.option.json'),
  cards: flag('terminal.simulate.cards'),
}

type SimulateOptions = OptionValues<typeof OPTIONS>

export const simulateCommand = command({
  name: 'simulate',
  about: 'terminal.command.simulate',
  takes: GAME,
  options: OPTIONS,
  groups: gameOptions('simulate'),
  run: simulate,
})

async function simulate(
  terminal: Terminal,
  options: SimulateOptions & Flags,
  [name]: readonly string[],
): Promise<void> {
  const { players, games, seed } = options
  const game = gameNamed(name)
  if (options.cards && game.cards === undefined)
    throw new WrongUse('terminal.error.no-cards', { game: game.about.title(terminal.words) })
  const job: Job = {
    game: game.name,
    options: game.optionsFor(players, flagsOf(game, 'simulate', options)),
    bots: botsBySeat(game.name, options.bots, players),
    seed,
    games,
  }
  warnOfNet(terminal, botGameNamed(game.name), job.bots)
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
  { words, warn }: Terminal,
  job: Job,
  { threads, botTime }: SimulateOptions,
  onDone: (games: number) => void,
): Promise<ProgramStats> {
  if (!job.bots.some(isProgram)) return { stats: await simulateInThreads(job, threads, onDone), programs: {} }
  const onReport = (game: number, report: Report): void => {
    const program = job.bots[report.seat]!
    const bot = ourBot(job.game, program)
    warn(words('terminal.simulate.failure', { game, seat: report.seat + 1, program, why: reportWords(report), bot }))
  }
  return simulateWithPrograms(job, threads, botTime ?? TIME_LIMITS.decision, { onDone, onReport })
}

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
    throw new WrongUse('terminal.error.no-bot', {
      found: unknown,
      bots: Object.keys(botGameNamed(game).bots).join(', '),
    })
  if (names.length > players) throw new WrongUse('terminal.error.bots', { found: names.length, players })
  return Array.from({ length: players }, (_, seat) => names[seat % names.length]!)
}
