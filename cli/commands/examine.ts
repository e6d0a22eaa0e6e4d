import type { Letter } from '@roundhouse/first-class/base/card'
import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/box'
import type { Seed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { examineBox, LawBroken } from '@roundhouse/kernel/laws'
import { Command } from 'commander'
import { breathe, type Terminal } from '../terminal/terminal.ts'
import { count } from '../words/en/counting.ts'
import { modulesOption, numberOption, playersOption, seedOption } from './options.ts'

interface ExamineOptions {
  readonly games: number
  readonly seed?: Seed
  readonly players?: number
  readonly modules?: readonly [Letter, Letter]
}

const MOST_GAMES = 1_000_000

export const examineCommand = (terminal: Terminal): Command =>
  new Command('examine')
    .description('play random games and hold every law of the kernel in every state')
    .addOption(
      numberOption('--games <n>', 'games for each pair of modules and number of players', 1, MOST_GAMES).default(1),
    )
    .addOption(seedOption('another seed is another examination'))
    .addOption(playersOption())
    .addOption(modulesOption())
    .action((options: ExamineOptions) => examine(terminal, options))

async function examine(
  terminal: Terminal,
  { games, seed = [0, 0, 0, 0], players, modules }: ExamineOptions,
): Promise<void> {
  for (const pair of modules === undefined ? MODULE_PAIRS : [modules])
    for (const seats of players === undefined ? [2, 3, 4] : [players]) {
      const title = `modules ${pair.join(',')}, ${seats} players`
      const findings = held(title, () => examineBox(firstClass, newGame(seats, pair), { games, seed, every: 5 }))
      const { moves, takenBack, redealt } = findings
      terminal.say(
        `${title}: ${count(findings.games, 'game')}, ${moves} moves, ${takenBack} taken back, ${redealt} dealt anew: all laws hold`,
      )
      await breathe(terminal)
    }
}

/** A broken law is told with all it takes to go there again. */
function held<T>(title: string, look: () => T): T {
  try {
    return look()
  } catch (error) {
    if (error instanceof LawBroken) throw new Refusal(`${title}: ${error.message}`)
    throw error
  }
}
