import { fork, type Seed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { type Advice, adviceFor } from './advice.ts'
import { chancesAt } from './chances.ts'
import { type AnalysisPoint, type ChartStep, newChart } from './chart.ts'
import type { Coach } from './coach.ts'
import { type Course, courseOf, type Decision, type PlayedMatch, type Turn } from './course.ts'
import { isFree, judge, lossBy, type Verdict } from './decision.ts'

/** A decision that cost much of the win. */
export interface TurningPoint {
  /** This many moves had been played before it. */
  readonly at: number
  readonly seat: Seat
  /** What everyone could expect with the better plan, and what with the one played: two points of the chart. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** What the seat gave away, as far as it could know then: the one less the other. */
  readonly lost: number
  readonly played: readonly string[]
  /** What the seat could have known to be better. */
  readonly better: Advice
}

export interface Analysis {
  /** After the deal, after every turn, before and after every turning point; the last one is the result, if the game is over. */
  readonly moments: readonly AnalysisPoint[]
  /** Those of the seats one wants to know about first, each in the order of the game. */
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
  /** Whose turning points come first; without it everybody's alike. */
  readonly own?: readonly Seat[]
}

/** A decision, and the turn it belongs to; the first is 0. */
interface TurnDecision {
  readonly decision: Decision
  readonly turn: Turn
  /** About what it lost, as a part of the win. */
  readonly lost: number
}

/** This many decisions are looked at closely, at most this many are told, and none that lost less than this. */
const EXAMINED = 8
const MOST_POINTS = 5
const LEAST_LOST = 0.03
/** This many times as many simulations make a close look. */
const CLOSE_LOOK = 6

/** What the steps of an analysis share. */
interface AnalysisRun {
  readonly coach: Coach
  readonly simulations: number
  readonly own: readonly Seat[]
  /** A seed of its own for each step. */
  nextSeed(): Seed
  step(): AnalysisProgress
}

/** An analysis in steps: after each it says how far it has come, and it can be left at any time. */
export function* analysing(
  coach: Coach,
  played: PlayedMatch,
  { simulations, seed, own = [] }: AnalysisOptions,
): Generator<AnalysisProgress, Analysis> {
  const course = courseOf(coach, played)
  const free = freeDecisions(coach, course.turns)
  const all = 1 + course.turns.length + free.length + Math.min(EXAMINED, free.length)
  let done = 0
  const run: AnalysisRun = {
    coach,
    simulations,
    own,
    nextSeed: () => fork(seed, done),
    step: () => ({ done: ++done, all }),
  }
  const moments = yield* momentsOf(run, course)
  const suspects = yield* suspectsAmong(run, free)
  const judged = yield* judgedAmong(run, suspects)
  return drawnOn(run, moments, played, largest(judged, own, MOST_POINTS))
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
  { coach, simulations, own, nextSeed, step }: AnalysisRun,
  decisions: readonly Omit<TurnDecision, 'lost'>[],
): Generator<AnalysisProgress, readonly TurnDecision[]> {
  const suspects: TurnDecision[] = []
  for (const each of decisions) {
    suspects.push({ ...each, lost: lossBy(coach, each.decision, simulations, nextSeed()) })
    yield step()
  }
  return largest(suspects, own, EXAMINED)
}

/** A decision that was looked at closely. */
interface JudgedDecision extends TurnDecision {
  readonly verdict: Verdict
}

/** Looks at them closely: the best of many is often only the one that had luck. */
function* judgedAmong(
  { coach, simulations, nextSeed, step }: AnalysisRun,
  suspects: readonly TurnDecision[],
): Generator<AnalysisProgress, JudgedDecision[]> {
  const judged: JudgedDecision[] = []
  for (const each of suspects) {
    const { seat } = each.decision
    const verdict = judge(coach, each.decision, CLOSE_LOOK * simulations, nextSeed())
    if (verdict !== null)
      judged.push({ ...each, verdict, lost: verdict.better.shares[seat]! - verdict.played.shares[seat]! })
    yield step()
  }
  return judged.filter(({ lost }) => lost >= LEAST_LOST)
}

/** Draws turning points on the chart in the order of the game, and tells what it shows of them. */
function drawnOn(
  { coach, own }: AnalysisRun,
  moments: readonly AnalysisPoint[],
  { played }: PlayedMatch,
  judged: readonly JudgedDecision[],
): Analysis {
  const chart = newChart(moments)
  const told: TurningPoint[] = []
  for (const { decision, turn, verdict } of judged.toSorted((a, b) => a.decision.at - b.decision.at)) {
    const step = stepOf(coach, decision, turn, played)
    const chances = chart.chancesOf(step, { before: verdict.better.shares, after: verdict.played.shares })
    const lost = chances.before[decision.seat]! - chances.after[decision.seat]!
    if (lost < LEAST_LOST) continue
    chart.draw(step, chances)
    told.push({ ...pointOf(coach, decision, verdict), ...chances, lost })
  }
  return {
    moments: chart.points,
    turningPoints: told.toSorted((a, b) => ownFirst(own, a.seat) - ownFirst(own, b.seat)),
  }
}

function stepOf(
  { game, rules }: Coach,
  { at: from, seat, state, moves }: Decision,
  turn: Turn,
  played: PlayedMatch['played'],
): ChartStep {
  const to = from + moves.length
  const isLast = to === turn.at
  return {
    from,
    to,
    seat,
    mover: played[from - 1]?.seat ?? null,
    isRevealing: isLast && (turn.state.rolled !== state.rolled || game.toMove(turn.state) === null),
    isScoring: rules.isScoring(state),
  }
}

const pointOf = (coach: Coach, { at, seat, moves }: Decision, { better, played, guess }: Verdict) => ({
  at,
  seat,
  played: moves.map(move => coach.game.write(move)),
  better: adviceFor(coach, guess, better, [played]),
})

const freeDecisions = ({ game }: Coach, turns: readonly Turn[]): Omit<TurnDecision, 'lost'>[] =>
  turns.flatMap(turn => turn.decisions.filter(decision => isFree(game, decision)).map(decision => ({ decision, turn })))

const ownFirst = (own: readonly Seat[], seat: Seat): number => (own.includes(seat) ? 0 : 1)

/** Those that lost most, own ones before all others if they lost much. */
function largest<T extends TurnDecision>(list: readonly T[], own: readonly Seat[], count: number): T[] {
  const order = ({ decision, lost }: TurnDecision): number => (lost < LEAST_LOST ? 1 : ownFirst(own, decision.seat))
  return list.toSorted((a, b) => order(a) - order(b) || b.lost - a.lost).slice(0, count)
}

/** The whole analysis at once. */
export function analyse(coach: Coach, played: PlayedMatch, options: AnalysisOptions): Analysis {
  const steps = analysing(coach, played, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
