import { adviceLosses, positionsOf } from '@roundhouse/bots/coach/advice-loss'
import { coachFor } from '@roundhouse/bots/coach/coach'
import { botGameNamed } from '@roundhouse/bots/games'
import { fork, type Seed } from '@roundhouse/kernel/dice'
import { newProgress } from '../simulation/progress.ts'
import { percent } from '../terminal/columns.ts'
import { type Terminal, yieldToTerminal } from '../terminal/terminal.ts'

interface AdviceCheck {
  readonly game: string
  readonly players: number
  readonly seed: Seed
  /** Games from which positions are taken. */
  readonly games: number
}

/** The moves between two positions: about ten positions of a game of two. */
const STRIDE = 17
/** What loses more is a turning point, and no advice. */
const MUCH = 0.03

/** Asks the coach in games of strong bots, at all tables in turn, and tells what its advice loses by ten times the search. */
export async function checkAdvice(
  terminal: Terminal,
  { game: name, players, seed, games }: AdviceCheck,
): Promise<void> {
  const botGame = botGameNamed(name)
  const tables = botGame.tables(players)
  const progress = newProgress(terminal, games)
  const losses: number[][] = []
  try {
    for (let n = 0; n < games; n++) {
      const coach = coachFor(botGame, botGame.definition.open(tables[n % tables.length]!.options))
      for (const state of positionsOf(coach, botGame.bots['strong']!, fork(seed, n), STRIDE)) {
        losses.push(adviceLosses(coach, state, fork(fork(seed, n), losses.length)))
        await yieldToTerminal(terminal)
      }
      progress.tell(n + 1)
    }
  } finally {
    progress.end()
    // Anyone who stops it is told what was found so far.
    if (losses.length > 0) terminal.say(reportOf(losses))
  }
}

function reportOf(losses: readonly (readonly number[])[]): string {
  const all = losses.flat()
  const mean = all.reduce((sum, loss) => sum + loss, 0) / all.length
  const much = all.filter(loss => loss > MUCH)
  return [
    `${losses.length} positions, ${all.length} pieces of advice;`,
    `they lose ${percent(mean)} of the win on average, ${percent(Math.max(...all))} at most;`,
    `${much.length} lose more than ${percent(MUCH)}`,
  ].join(' ')
}
