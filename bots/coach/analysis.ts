import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Seat } from '@roundhouse/kernel/game'
import { type Advice, adviceFor } from './advice.ts'
import { chancesAt } from './chances.ts'
import { courseOf, type Decision, type Played, type Turn } from './course.ts'
import { isFree, judge, judgeAgain } from './decision.ts'

/** How things stood after a turn. */
export interface Moment {
  /** So many moves had been played. */
  readonly at: number
  /** Who had just moved; `null`: the game had only begun. */
  readonly seat: Seat | null
  /** The part of the win each seat could expect: together 1. */
  readonly shares: readonly number[]
}

/** A decision that cost much of the win. */
export interface TurningPoint {
  /** So many moves had been played before it. */
  readonly at: number
  readonly seat: Seat
  /** What the seat gave away, as a part of the win, as far as it could know then. */
  readonly lost: number
  /** What everyone could expect before and after the turn it belongs to. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly played: readonly string[]
  /** What the seat could have known to be better. */
  readonly better: Advice | null
}

export interface Analysis {
  /** After the deal and after every turn; the last one is the result, if the game is over. */
  readonly moments: readonly Moment[]
  /** In the order of the game. */
  readonly turningPoints: readonly TurningPoint[]
}

/** How far an analysis has come: so many of all its steps are done. */
export interface Progress {
  readonly done: number
  readonly all: number
}

/** How thoroughly is thought, and the seed that all chance hangs on: the same give the same analysis. */
export interface Care {
  readonly tries: number
  readonly seed: Seed
}

/** A decision, the turn it belongs to (the first is 0), and what it seems to have lost. */
interface Candidate<State extends Dice> {
  readonly decision: Decision<State>
  readonly turn: number
  readonly lost: number
}

/** So many decisions are looked at a second time, at most so many are told, and none that lost less than this. */
const LOOKED_AT = 8
const MOST_POINTS = 5
const LEAST_LOST = 0.03

/** An analysis in steps: after each it says how far it has come, and it can be left at any time. */
export function* analysing<State extends Dice>(
  game: Game<State>,
  played: Played,
  { tries, seed }: Care,
): Generator<Progress, Analysis> {
  const { start, turns } = courseOf(game, played)
  const free = freeDecisions(game, turns)
  const all = 1 + turns.length + free.length + Math.min(LOOKED_AT, free.length)
  let done = 0
  const step = (): Progress => ({ done: ++done, all })
  const next = (): Seed => fork(seed, done)

  const moments: Moment[] = [{ at: 0, seat: null, shares: chancesAt(game, start, tries, next()) }]
  yield step()
  for (const { at, seat, state } of turns) {
    moments.push({ at, seat, shares: chancesAt(game, state, tries, next()) })
    yield step()
  }

  const candidates: Candidate<State>[] = []
  for (const { decision, turn } of free) {
    candidates.push({ decision, turn, lost: judge(game, decision, tries, next()).lost })
    yield step()
  }

  const points: TurningPoint[] = []
  for (const { decision, turn } of largest(candidates, LOOKED_AT)) {
    const { lost, better, guess } = judgeAgain(game, decision, 2 * tries, next())
    points.push({
      at: decision.at,
      seat: decision.seat,
      lost,
      before: moments[turn]!.shares,
      after: moments[turn + 1]!.shares,
      played: decision.moves.map(move => game.write(move)),
      better: better === null ? null : adviceFor(game, guess, better),
    })
    yield step()
  }
  const told = largest(points, MOST_POINTS).filter(({ lost }) => lost >= LEAST_LOST)
  return { moments, turningPoints: told.sort((a, b) => a.at - b.at) }
}

const freeDecisions = <State extends Dice>(game: Game<State>, turns: readonly Turn<State>[]) =>
  turns.flatMap(({ decisions }, turn) =>
    decisions.filter(decision => isFree(game, decision)).map(decision => ({ decision, turn })),
  )

const largest = <T extends { readonly lost: number }>(list: readonly T[], count: number): T[] =>
  [...list].sort((a, b) => b.lost - a.lost).slice(0, count)

/** The whole analysis at once. */
export function analyse<State extends Dice>(game: Game<State>, played: Played, care: Care): Analysis {
  const steps = analysing(game, played, care)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
