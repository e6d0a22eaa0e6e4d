import type { Page } from 'playwright-core'
import { forgotten } from '../driver/forgotten.ts'
import { type StepMaker, stepMaker } from './hands.ts'
import { type Attempt, isPaidInOne, type Run } from './plan.ts'
import { type Moment, momentAt } from './sample.ts'
import { playedSince, sitAt } from './sitting.ts'

/** Makes every move of a run; answers what went wrong, by game, place, move and way. The page is read with accents. */
export async function walk(page: Page, run: Run): Promise<string[]> {
  const moment = momentAt(run, run.at)
  await sitAt(page, moment)
  const words = await forgotten(page)
  const make = await stepMaker(page, run.way, run.table)
  const wrong = (await makeAll(make, run, moment)) ?? (await differenceIn(page, run, moment))
  return [
    ...words.map(text => `${nameOf(run, moment, 0)}: "${text}" is in no language`),
    ...(wrong === null ? [] : [wrong]),
  ]
}

/** Makes one move after the other; answers what could not be reached. */
async function makeAll(make: StepMaker, run: Run, moment: Moment): Promise<string | null> {
  const { game, stepsTo } = run.table
  const state = game.copy(moment.state)
  for (const [n, attempt] of run.attempts.entries()) {
    const { text, side } = attempt
    const texts = game.moves(state).map(move => game.write(move))
    for (const step of stepsTo(game.view(state, moment.seat), texts, text, side)) {
      const inTheWay = await make(step)
      if (inTheWay !== null) return `${nameOf(run, moment, n)}: ${wordsFor(run, attempt)}: ${inTheWay}`
    }
    game.play(state, game.read(text)!)
  }
  return null
}

/** What the record has in the place of the moves; `null`: just these moves, and what a payment plays by itself. */
async function differenceIn(page: Page, run: Run, moment: Moment): Promise<string | null> {
  const { attempts } = run
  const played = await playedSince(page, moment)
  const at = attempts.findIndex(({ text }, n) => played[n] !== text)
  if (at >= 0)
    return `${nameOf(run, moment, at)}: ${wordsFor(run, attempts[at]!)}: the record has "${played[at] ?? 'nothing'}"`
  const more = played.slice(attempts.length)
  const isPaid = isPaidInOne(attempts.at(-1)!.text) && more.every(isPaidInOne)
  return more.length === 0 || isPaid
    ? null
    : `${nameOf(run, moment, attempts.length)}: nobody played "${more.join('", "')}"`
}

const wordsFor = ({ way }: Run, { text, side }: Attempt): string => `"${text}" by ${way} at the ${side}`

const nameOf = ({ table, number, at }: Run, { seat }: Moment, n: number): string =>
  `${table.name} (${table.setup.join(', ')}), game ${number}, seat ${seat + 1}, after ${at + n} moves`
