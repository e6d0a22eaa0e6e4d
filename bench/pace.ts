import { median, type Spent, spentOn } from './clock.ts'

/** What was played. */
export interface Played {
  games: number
  decisions: number
  /** Legal moves listed, at all decisions together. */
  listed: number
}

/** Plays so many games and adds them up. A series has deals of its own. */
export type Play = (games: number, series: number, into: Played) => void

export type Pass = Played & Spent

/** Decisions in a second: the median of several passes. */
export interface Pace {
  /** A second of the processor's time. */
  readonly cpu: number
  /** The same in the best pass: the one that others disturbed least. */
  readonly best: number
  /** A second by the clock. */
  readonly wall: number
}

export const paceOf = (passes: readonly Pass[]): Pace => ({
  cpu: median(passes.map(({ decisions, cpu }) => decisions / cpu)),
  best: Math.max(...passes.map(({ decisions, cpu }) => decisions / cpu)),
  wall: median(passes.map(({ decisions, wall }) => decisions / wall)),
})

export function lengthsOf(passes: readonly Pass[]) {
  const { games, decisions, listed } = passes.reduce(together)
  return { decisionsPerGame: decisions / games, movesPerDecision: listed / decisions }
}

export const together = (one: Pass, other: Pass): Pass => ({
  games: one.games + other.games,
  decisions: one.decisions + other.decisions,
  listed: one.listed + other.listed,
  cpu: one.cpu + other.cpu,
  wall: one.wall + other.wall,
})

const PASSES = 5
/** The part of the time in which the code is only warmed up. */
const WARM = 0.3

/**
 * Several passes over several things to play, in about so many seconds: first all of them, then all of them again, so
 * that a disturbance of the machine hits them alike. Each plays as many games as the others. The answer is a list of
 * passes for each of them.
 */
export function passesOf(seconds: number, plays: readonly Play[]): Pass[][] {
  const games = warmUp(seconds * WARM, (seconds * (1 - WARM)) / PASSES, plays)
  const passes: Pass[][] = plays.map(() => [])
  for (let pass = 0; pass < PASSES; pass++)
    plays.forEach((play, at) => {
      passes[at]!.push(passOf(play, games, 1000 + pass))
    })
  return passes
}

function passOf(play: Play, games: number, series: number): Pass {
  const played: Played = { games: 0, decisions: 0, listed: 0 }
  const spent = spentOn(() => play(games, series, played))
  return { ...played, ...spent }
}

/** Plays until the code is compiled and settled, and answers how many games fill a pass. */
function warmUp(warm: number, pass: number, plays: readonly Play[]): number {
  for (let games = 1, series = 0; ; games *= 2, series++) {
    const { cpu } = plays.map(play => passOf(play, games, series)).reduce(together)
    if (cpu >= warm / 2) return Math.max(1, Math.round((games * pass) / cpu))
  }
}
