import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Seat } from '@roundhouse/kernel/game'
import { type Advice, adviceFor } from './advice.ts'
import { chancesAt } from './chances.ts'
import { type Course, courseOf, type Decision, type PlayedMove, type Turn } from './course.ts'
import { isFree, judge, judgeAgain, type Verdict } from './decision.ts'

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

/** A decision, and the turn it belongs to; the first is 0. */
interface Placed<State extends Dice> {
  readonly decision: Decision<State>
  readonly turn: number
}

/** So many decisions are looked at a second time, at most so many are told, and none that lost less than this. */
const LOOKED_AT = 8
const MOST_POINTS = 5
const LEAST_LOST = 0.03
/** So many times as many tries make a close look. */
const CLOSELY = 3

/** What the steps of an analysis share. */
interface Work<State extends Dice> {
  readonly game: Game<State>
  readonly tries: number
  /** A seed of its own for each step. */
  nextSeed(): Seed
  step(): Progress
}

/** An analysis in steps: after each it says how far it has come, and it can be left at any time. */
export function* analysing<State extends Dice>(
  game: Game<State>,
  played: PlayedMove,
  { tries, seed }: Care,
): Generator<Progress, Analysis> {
  const course = courseOf(game, played)
  const free = freeDecisions(game, course.turns)
  const all = 1 + course.turns.length + free.length + Math.min(LOOKED_AT, free.length)
  let done = 0
  const work: Work<State> = { game, tries, nextSeed: () => fork(seed, done), step: () => ({ done: ++done, all }) }
  const moments = yield* momentsOf(work, course)
  const suspects = yield* suspectsAmong(work, free)
  const turningPoints = yield* turningPointsAmong(work, course, suspects, moments)
  return { moments, turningPoints }
}

function* momentsOf<State extends Dice>(
  { game, tries, nextSeed, step }: Work<State>,
  { start, turns }: Course<State>,
): Generator<Progress, Moment[]> {
  const moments: Moment[] = [{ at: 0, seat: null, shares: chancesAt(game, start, tries, nextSeed()) }]
  yield step()
  for (const { at, decisions, state } of turns) {
    moments.push({ at, seat: decisions.at(-1)!.seat, shares: chancesAt(game, state, tries, nextSeed()) })
    yield step()
  }
  return moments
}

/** The decisions that seem to have lost most. */
function* suspectsAmong<State extends Dice>(
  { game, tries, nextSeed, step }: Work<State>,
  decisions: readonly Placed<State>[],
): Generator<Progress, readonly Placed<State>[]> {
  const judged: (Placed<State> & { readonly lost: number })[] = []
  for (const placed of decisions) {
    judged.push({ ...placed, lost: judge(game, placed.decision, tries, nextSeed()).lost })
    yield step()
  }
  return largest(judged, LOOKED_AT)
}

/** Looks at them closely. Where much was lost, what was to be expected before and after is also asked more closely. */
function* turningPointsAmong<State extends Dice>(
  work: Work<State>,
  course: Course<State>,
  suspects: readonly Placed<State>[],
  moments: Moment[],
): Generator<Progress, TurningPoint[]> {
  const { game, tries, nextSeed, step } = work
  const found: (Placed<State> & { readonly verdict: Verdict<State>; readonly lost: number })[] = []
  for (const placed of suspects) {
    const verdict = judgeAgain(game, placed.decision, CLOSELY * tries, nextSeed())
    if (verdict.lost >= LEAST_LOST) found.push({ ...placed, verdict, lost: verdict.lost })
    yield step()
  }
  const told = largest(found, MOST_POINTS).sort((a, b) => a.decision.at - b.decision.at)
  for (const place of new Set(told.flatMap(({ turn }) => [turn, turn + 1]))) {
    const state = place === 0 ? course.start : course.turns[place - 1]!.state
    moments[place] = { ...moments[place]!, shares: chancesAt(game, state, CLOSELY * tries, nextSeed()) }
  }
  return told.map(({ decision, turn, verdict }) => pointOf(game, decision, verdict, moments[turn]!, moments[turn + 1]!))
}

const pointOf = <State extends Dice>(
  game: Game<State>,
  { at, seat, moves }: Decision<State>,
  { lost, better, guess }: Verdict<State>,
  before: Moment,
  after: Moment,
): TurningPoint => ({
  at,
  seat,
  lost,
  before: before.shares,
  after: after.shares,
  played: moves.map(move => game.write(move)),
  better: better === null ? null : adviceFor(game, guess, better),
})

const freeDecisions = <State extends Dice>(game: Game<State>, turns: readonly Turn<State>[]): Placed<State>[] =>
  turns.flatMap(({ decisions }, turn) =>
    decisions.filter(decision => isFree(game, decision)).map(decision => ({ decision, turn })),
  )

const largest = <T extends { readonly lost: number }>(list: readonly T[], count: number): T[] =>
  [...list].sort((a, b) => b.lost - a.lost).slice(0, count)

/** The whole analysis at once. */
export function analyse<State extends Dice>(game: Game<State>, played: PlayedMove, care: Care): Analysis {
  const steps = analysing(game, played, care)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
