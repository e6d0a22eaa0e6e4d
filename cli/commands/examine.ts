import type { Letter } from '@roundhouse/first-class/base/card'
import { MODULE_PAIRS } from '@roundhouse/first-class/box'
import type { ExaminationSummary } from '@roundhouse/first-class/testing/examination'
import type { Seed } from '@roundhouse/kernel/dice'
import { Command } from 'commander'
import { examineInThread } from '../examination/thread.ts'
import { newProgress } from '../simulation/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { count } from '../words/en/counting.ts'
import { modulesOption, numberOption, playersOption, seedOption } from './options.ts'

interface ExamineOptions {
  readonly games: number
  readonly seed?: Seed
  readonly players?: number
  readonly modules?: readonly [Letter, Letter]
  readonly every: number
  readonly unseen?: boolean
}

const MOST_GAMES = 1_000_000
/** Each pair of modules with each number of players, played in three ways. */
const ALL_TABLES = 3 * 3 * MODULE_PAIRS.length

export const examineCommand = (terminal: Terminal): Command =>
  new Command('examine')
    .description('play games in many ways and hold every law in every state')
    .addOption(
      numberOption('--games <n>', 'dealt out to the modules and numbers of players', 1, MOST_GAMES).default(ALL_TABLES),
    )
    .addOption(seedOption('another seed is another examination'))
    .addOption(playersOption())
    .addOption(modulesOption())
    .addOption(numberOption('--every <n>', 'look at the costly laws in every n-th state', 1, 1000).default(10))
    .option('--unseen', 'list what there is to be seen and was not')
    .action((options: ExamineOptions) => examine(terminal, options))

async function examine(terminal: Terminal, options: ExamineOptions): Promise<void> {
  const { games, seed = [0, 0, 0, 0], players, modules, every } = options
  const wanted = {
    games,
    seed,
    every,
    players: players === undefined ? [2, 3, 4] : [players],
    pairs: modules === undefined ? MODULE_PAIRS : [modules],
  }
  const progress = newProgress(terminal, games)
  const summary = await Promise.race([examineInThread(wanted, progress.tell), terminal.stopped])
  progress.end()
  for (const line of report(summary, options.unseen === true)) terminal.say(line)
}

function report(summary: ExaminationSummary, isUnseenListed: boolean): string[] {
  const { games, moves, takenBack, redealt, asked, seen, unseen } = summary
  return [
    `${count(games, 'game')}, ${moves} moves, ${takenBack} taken back, ${redealt} dealt anew, reasons asked in ${asked} states: every law holds.`,
    `Of all there is to be seen ${seen.size} things were, ${unseen.length} were not.`,
    ...(isUnseenListed ? unseen : []),
  ]
}
