import { chancesAt } from '@roundhouse/bots/coach/chances'
import { type ChanceTeller, strongGame } from '@roundhouse/bots/training/calibration'
import { gameOf } from '@roundhouse/bots/training/example'
import { favouritesIn, lossOf, type ToldChances } from '@roundhouse/bots/training/reliability'
import { trainingSpecOf } from '@roundhouse/bots/training/specs'
import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import { newProgress } from '../simulation/progress.ts'
import { inTable } from '../terminal/columns.ts'
import { type Terminal, yieldToTerminal } from '../terminal/terminal.ts'
import { coachBy, TELLER_WORDS, tellersOf } from './coaches.ts'
import { favouritesTable, lossText } from './loss-tables.ts'

interface ChancesCheck {
  readonly game: string
  readonly seed: Seed
  readonly games: number
  /** Of each position, as a review has them. */
  readonly simulations: number
}

/** Chances by kind of table, and by who told them. */
type ChancesByTable = Map<string, Readonly<Record<ChanceTeller, ToldChances[]>>>

/** Tells how often what a review says of a position comes true in games of strong bots, with the net and without it. */
export async function checkChances(terminal: Terminal, check: ChancesCheck): Promise<void> {
  const told: ChancesByTable = new Map()
  const progress = newProgress(terminal, check.games)
  try {
    for (let n = 0; n < check.games; n++) {
      tellGame(check, n, told)
      progress.tell(n + 1)
      await yieldToTerminal(terminal)
    }
  } finally {
    progress.end()
    if (told.size > 0) for (const line of reportOf(told, tellersOf(check.game))) terminal.say(line)
  }
}

/** Of the positions of a game one in this many is looked at: one comes from the other. */
const ONE_IN = 3

function tellGame({ game: name, seed, simulations }: ChancesCheck, n: number, told: ChancesByTable): void {
  const spec = trainingSpecOf(name)
  const game = gameOf(name, n)
  const coaches = tellersOf(name).map(by => ({ by, coach: coachBy(name, by, game) }))
  const states: Dice[] = []
  let end: Dice | null = null
  for (const state of strongGame(spec, game, fork(seed, n))) {
    end = state
    if (game.toMove(state) !== null && spec.isTold(state, states.at(-1) ?? null)) states.push(game.copy(state))
  }
  const { winners, points } = game.result(end!)!
  const won = points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  for (const [i, state] of states.filter((_, at) => at % ONE_IN === 0).entries())
    for (const { by, coach } of coaches) {
      const { tables, moments, partsAt } = coach.knowledge.calibration
      const table = tables[Math.floor(partsAt(game, state)[0]!.place / moments.length)]!
      const seen = told.get(table) ?? { evaluation: [], net: [] }
      told.set(table, seen)
      seen[by].push({ chances: chancesAt(coach, state, simulations, fork(fork(seed, n), i)), won, game: n })
    }
}

function reportOf(told: ChancesByTable, tellers: readonly ChanceTeller[]): string[] {
  const rows = [...told].sort(([one], [other]) => (one < other ? -1 : 1))
  return [
    ...inTable([
      ['loss', 'positions', ...tellers.map(by => TELLER_WORDS[by]), 'equal chances'],
      ...rows.map(([table, seen]) => [
        table,
        String(seen.evaluation.length),
        ...tellers.map(by => lossText(lossOf(seen[by]).mean)),
        lossText(Math.log(seen.evaluation[0]!.won.length)),
      ]),
    ]),
    '',
    ...favouritesTable(
      rows.flatMap(([table, seen]) =>
        tellers.map(by => ({ table: `${table}, ${TELLER_WORDS[by]}`, favourites: favouritesIn(seen[by]) })),
      ),
    ),
  ]
}
