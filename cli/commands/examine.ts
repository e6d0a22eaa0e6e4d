import type { Seed } from '@roundhouse/kernel/dice'
import { Command } from 'commander'
import { examineInThread } from '../examination/thread.ts'
import type { CliGame, ExaminationResult, Flags } from '../game.ts'
import { gameNamed } from '../games.ts'
import { newProgress } from '../simulation/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { count } from './counting.ts'
import { flagsOf, withGames } from './game-flags.ts'
import { numberOption, playersOption, seedOption } from './options.ts'

interface ExamineOptions extends Flags {
  readonly games?: number
  readonly seed?: Seed
  readonly players?: number
  readonly every: number
  readonly unseen?: boolean
}

const MOST_GAMES = 1_000_000

export const examineCommand = (terminal: Terminal): Command =>
  withGames(new Command('examine').description('play games in many ways and check every law in every state'), 'examine')
    .addOption(
      numberOption('--games <n>', 'shared out to all tables (default: every table in every way)', 1, MOST_GAMES),
    )
    .addOption(seedOption('another seed is another examination'))
    .addOption(playersOption())
    .addOption(numberOption('--every <n>', 'look at the costly laws in every n-th state', 1, 1000).default(10))
    .option('--unseen', 'list what was not covered')
    .action((name: string | undefined, options: ExamineOptions) => examine(terminal, gameNamed(name), options))

async function examine(terminal: Terminal, game: CliGame, options: ExamineOptions): Promise<void> {
  const { games = game.examinedTables, seed = [0, 0, 0, 0], players, every } = options
  const flags = flagsOf(game, 'examine', options)
  game.optionsFor(players ?? 2, flags) // what cannot be played is refused before a thread starts
  const job = { games, seed, every, players: players === undefined ? [2, 3, 4] : [players], flags }
  const progress = newProgress(terminal, games)
  const thread = examineInThread({ game: game.name, job }, progress.tell)
  const summary = await Promise.race([thread, terminal.stopped])
  progress.end()
  for (const line of report(summary, options.unseen === true)) terminal.say(line)
}

function report(summary: ExaminationResult, isUnseenListed: boolean): string[] {
  const { games, moves, takenBack, redealt, asked, seen, unseen } = summary
  return [
    `${count(games, 'game')}, ${moves} moves, ${takenBack} taken back, ${redealt} redealt, reasons asked in ${asked} states: every law holds.`,
    `Covered: ${seen.size} things; not covered: ${unseen.length}.`,
    ...(isUnseenListed ? unseen : []),
  ]
}
