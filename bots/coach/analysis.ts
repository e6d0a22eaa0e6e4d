import { fork, type Seed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { type Advice, adviceFor } from './advice.ts'
import { chancesAt } from './chances.ts'
import type { Coach } from './coach.ts'
import { type Course, courseOf, type Decision, type PlayedMatch, type Turn } from './course.ts'
import { isFree, judge, judgeAgain, type Verdict } from './decision.ts'

/** How things stood after a turn. */
export interface AnalysisPoint {
  /** This many moves had been played. */
  readonly at: number
  /** Who had just moved; `null`: the game had only begun. */
  readonly seat: Seat | null
  /** The part of the win each seat could expect: together 1. */
  readonly shares: readonly number[]
}

/** A decision that cost much of the win. */
export interface TurningPoint {
  /** This many moves had been played before it. */
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
  readonly moments: readonly AnalysisPoint[]
  /** In the order of the game. */
  readonly turningPoints: readonly TurningPoint[]
}

/** How far an analysis has come: this many of all its steps are done. */
export interface AnalysisProgress {
  readonly done: number
  readonly all: number
}

/** How thorough an analysis is, and its seed: the same give the same analysis. */
export interface AnalysisOptions {
  readonly simulations: number
  readonly seed: Seed
}

/** A decision, and the turn it belongs to; the first is 0. */
interface TurnDecision {
  readonly decision: Decision
  readonly turn: number
}

/** This many decisions are looked at a second time, at most this many are told, and none that lost less than this. */
const EXAMINED = 8
const MOST_POINTS = 5
const LEAST_LOST = 0.03
/** This many times as many simulations make a close look. */
const CLOSE_LOOK = 3

/** What the steps of an analysis share. */
interface AnalysisRun {
  readonly coach: Coach
  readonly simulations: number
  /** A seed of its own for each step. */
  nextSeed(): Seed
  step(): AnalysisProgress
}

/** An analysis in steps: after each it says how far it has come, and it can be left at any time. */
export function* analysing(
  coach: Coach,
  played: PlayedMatch,
  { simulations, seed }: AnalysisOptions,
): Generator<AnalysisProgress, Analysis> {
  const course = courseOf(coach, played)
  const free = freeDecisions(coach, course.turns)
  const all = 1 + course.turns.length + free.length + Math.min(EXAMINED, free.length)
  let done = 0
  const run: AnalysisRun = {
    coach,
    simulations,
    nextSeed: () => fork(seed, done),
    step: () => ({ done: ++done, all }),
  }
  const moments = yield* momentsOf(run, course)
  const suspects = yield* suspectsAmong(run, free)
  const turningPoints = yield* turningPointsAmong(run, course, suspects, moments)
  return { moments, turningPoints }
}

function* momentsOf(
  { coach, simulations, nextSeed, step }: AnalysisRun,
  { start, turns }: Course,
): Generator<AnalysisProgress, AnalysisPoint[]> {
  const moments: AnalysisPoint[] = [{ at: 0, seat: null, shares: chancesAt(coach, start, simulations, nextSeed()) }]
  yield step()
  for (const { at, decisions, state } of turns) {
    moments.push({ at, seat: decisions.at(-1)!.seat, shares: chancesAt(coach, state, simulations, nextSeed()) })
    yield step()
  }
  return moments
}

/** The decisions that seem to have lost most. */
function* suspectsAmong(
  { coach, simulations, nextSeed, step }: AnalysisRun,
  decisions: readonly TurnDecision[],
): Generator<AnalysisProgress, readonly TurnDecision[]> {
  const judged: (TurnDecision & { readonly lost: number })[] = []
  for (const each of decisions) {
    judged.push({ ...each, lost: judge(coach, each.decision, simulations, nextSeed()).lost })
    yield step()
  }
  return largest(judged, EXAMINED)
}

/** Looks at them closely. Where much was lost, what was to be expected before and after is also asked more closely. */
function* turningPointsAmong(
  run: AnalysisRun,
  course: Course,
  suspects: readonly TurnDecision[],
  moments: AnalysisPoint[],
): Generator<AnalysisProgress, TurningPoint[]> {
  const { coach, simulations, nextSeed, step } = run
  const found: (TurnDecision & { readonly verdict: Verdict; readonly lost: number })[] = []
  for (const each of suspects) {
    const verdict = judgeAgain(coach, each.decision, CLOSE_LOOK * simulations, nextSeed())
    if (verdict.lost >= LEAST_LOST) found.push({ ...each, verdict, lost: verdict.lost })
    yield step()
  }
  const told = largest(found, MOST_POINTS).sort((a, b) => a.decision.at - b.decision.at)
  for (const place of new Set(told.flatMap(({ turn }) => [turn, turn + 1]))) {
    const state = place === 0 ? course.start : course.turns[place - 1]!.state
    moments[place] = { ...moments[place]!, shares: chancesAt(coach, state, CLOSE_LOOK * simulations, nextSeed()) }
  }
  return told.map(({ decision, turn, verdict }) =>
    pointOf(coach, decision, verdict, moments[turn]!, moments[turn + 1]!),
  )
}

const pointOf = (
  coach: Coach,
  { at, seat, moves }: Decision,
  { lost, better, guess }: Verdict,
  before: AnalysisPoint,
  after: AnalysisPoint,
): TurningPoint => ({
  at,
  seat,
  lost,
  before: before.shares,
  after: after.shares,
  played: moves.map(move => coach.game.write(move)),
  better: better === null ? null : adviceFor(coach, guess, better),
})

const freeDecisions = ({ game }: Coach, turns: readonly Turn[]): TurnDecision[] =>
  turns.flatMap(({ decisions }, turn) =>
    decisions.filter(decision => isFree(game, decision)).map(decision => ({ decision, turn })),
  )

const largest = <T extends { readonly lost: number }>(list: readonly T[], count: number): T[] =>
  [...list].sort((a, b) => b.lost - a.lost).slice(0, count)

/** The whole analysis at once. */
export function analyse(coach: Coach, played: PlayedMatch, options: AnalysisOptions): Analysis {
  const steps = analysing(coach, played, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
