import { adviceLosses, positionsOf } from '@roundhouse/bots/coach/advice-loss'
import { botGameNamed } from '@roundhouse/bots/games'
import type { ChanceTeller } from '@roundhouse/bots/training/calibration'
import { fork, type Seed } from '@roundhouse/kernel/dice'
import { newProgress } from '../simulation/progress.ts'
import { inTable, percent } from '../terminal/columns.ts'
import { type Terminal, yieldToTerminal } from '../terminal/terminal.ts'
import { coachBy, TELLER_WORDS, tellersOf } from './coaches.ts'

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

/** The advice of one coach by the search of another. */
interface JudgedAdvice {
  readonly judge: ChanceTeller
  readonly adviser: ChanceTeller
  /** By position. */
  readonly losses: (readonly number[])[]
}

/**
 * Asks the coach in games of strong bots, at all tables in turn, with the net and without it, and tells what its advice
 * loses by ten times the search, with the net and without it.
 */
export async function checkAdvice(
  terminal: Terminal,
  { game: name, players, seed, games }: AdviceCheck,
): Promise<void> {
  const botGame = botGameNamed(name)
  const tables = botGame.tables(players)
  const tellers = tellersOf(name)
  const judged: JudgedAdvice[] = tellers.flatMap(judge => tellers.map(adviser => ({ judge, adviser, losses: [] })))
  const progress = newProgress(terminal, games)
  let asked = 0
  try {
    for (let n = 0; n < games; n++) {
      const game = botGame.definition.open(tables[n % tables.length]!.options)
      const coaches = tellers.map(by => coachBy(name, by, game))
      for (const state of positionsOf(coaches[0]!, botGame.bots['strong']!, fork(seed, n), STRIDE)) {
        const own = fork(fork(seed, n), asked++)
        const losses = coaches.flatMap(judge => adviceLosses(judge, coaches, state, own))
        for (const [i, of] of losses.entries()) judged[i]!.losses.push(of)
        await yieldToTerminal(terminal)
      }
      progress.tell(n + 1)
    }
  } finally {
    progress.end()
    // Anyone who stops it is told what was found so far.
    if (asked > 0) for (const line of reportOf(judged)) terminal.say(line)
  }
}

const reportOf = (judged: readonly JudgedAdvice[]): string[] =>
  inTable([
    ['advice', 'search', 'positions', 'pieces of advice', 'mean loss', 'largest', `over ${percent(MUCH)}`],
    ...judged.map(({ judge, adviser, losses }) => {
      const all = losses.flat()
      const mean = all.reduce((sum, loss) => sum + loss, 0) / all.length
      return [
        TELLER_WORDS[adviser],
        TELLER_WORDS[judge],
        String(losses.length),
        String(all.length),
        percent(mean),
        percent(Math.max(...all)),
        String(all.filter(loss => loss > MUCH).length),
      ]
    }),
  ])
