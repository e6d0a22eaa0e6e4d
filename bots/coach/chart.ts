import type { Seat } from '@roundhouse/kernel/game'

/** How things stood after a turn, or before or after a turning point. */
export interface AnalysisPoint {
  /** This many moves had been played. */
  readonly at: number
  /** Who had just moved; `null`: the game had only begun. */
  readonly seat: Seat | null
  /** The part of the win each seat could expect: together 1. */
  readonly shares: readonly number[]
}

/** A decision as the chart has it: from one number of moves to another. */
export interface ChartStep {
  readonly from: number
  readonly to: number
  readonly seat: Seat
  /** Who had moved before it; `null`: nobody. */
  readonly mover: Seat | null
  /** With it something came to light, or the game was over: what followed was not decided here. */
  readonly isRevealing: boolean
  /** It belongs to a scoring phase, which is one point of the chart. */
  readonly isScoring: boolean
}

/** What all can expect with the better plan and with the one played. */
export interface StepChances {
  readonly before: readonly number[]
  readonly after: readonly number[]
}

const inPercent = (share: number): number => Math.round(100 * share)

/** What a seat lost, in whole per cent, as a part of 1: so that it is the difference of the other two also as they are told. */
export const lossTold = ({ seat, before, after }: StepChances & { readonly seat: Seat }): number =>
  (inPercent(before[seat]!) - inPercent(after[seat]!)) / 100

/**
 * The chart of a game, on which decisions can be drawn: the point before one is what could be had there, the point after it
 * what was left. A point that belongs to a decision stays; the next decision begins where the last one ended.
 */
export function newChart(moments: readonly AnalysisPoint[]) {
  const points = [...moments]
  const drawn = new Set<AnalysisPoint>()

  const lastUntil = (at: number): number => points.findLastIndex(point => point.at <= at)

  const put = (place: number, point: AnalysisPoint, isInstead: boolean): void => {
    points.splice(place, isInstead ? 1 : 0, point)
  }

  /** From where a decision is drawn: from a point that must stay, or else from what the decision's own tries say. */
  const levelAt = ({ from, isScoring }: ChartStep): readonly number[] | null => {
    const point = points[lastUntil(from)]!
    const isFixed = drawn.has(point) && point.at === from
    return isFixed || (isScoring && point.at < from) ? point.shares : null
  }

  return {
    points,
    /** What is told of a decision: as its own tries say, moved to where the chart stands by then. */
    chancesOf(step: ChartStep, tried: StepChances): StepChances {
      const level = levelAt(step)
      return level === null ? tried : { before: level, after: moved(level, step.seat, tried) }
    },
    draw(step: ChartStep, { before, after }: StepChances): void {
      const { from, to, seat, mover, isRevealing } = step
      const isBegun = levelAt(step) !== null
      const place = lastUntil(from)
      const isHere = points[place]!.at === from
      if (!isBegun) put(isHere ? place : place + 1, { at: from, seat: mover, shares: before }, isHere)
      const next = lastUntil(from) + 1
      put(next, { at: to, seat, shares: after }, points[next]?.at === to && !isRevealing)
      for (const each of [next - 1, next]) drawn.add(points[each]!)
    },
  }
}

const LEAST = 1e-6

const logit = (share: number): number => {
  const inside = Math.min(1 - LEAST, Math.max(LEAST, share))
  return Math.log(inside / (1 - inside))
}

/** What a decision cost, from another level: the odds fall by the same factor, so that no chance leaves 0 to 1. */
function moved(level: readonly number[], seat: Seat, { before, after }: StepChances): number[] {
  const odds = logit(level[seat]!) + logit(after[seat]!) - logit(before[seat]!)
  const own = 1 / (1 + Math.exp(-odds))
  return after.map((share, other) => (other === seat ? own : (share / (1 - after[seat]!)) * (1 - own)))
}
