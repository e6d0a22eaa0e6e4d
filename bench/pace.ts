import { median, type Spent, spentOn } from './clock.ts'

/** What was played. */
export interface PlayCount {
  games: number
  decisions: number
  /** Legal moves listed, at all decisions together. */
  listed: number
}

/** Plays this many games and adds them up. A series has deals of its own. */
export type Play = (games: number, series: number, into: PlayCount) => void

export type Pass = PlayCount & Spent

/** Decisions in a second: the median of several passes. */
export interface PlayPace {
  /** A second of the processor's time. */
  readonly cpu: number
  /** The same in the best pass: the one that others disturbed least. */
  readonly best: number
  /** A second by the clock. */
  readonly wall: number
}

export const paceOf = (passes: readonly Pass[]): PlayPace => ({
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

export const PASSES = 7
/** The part of the time in which the code is only warmed up. */
const WARM = 0.3

/** Things to play that are as fast as each other: in a pass each plays as many games as the others. */
export interface Group {
  readonly seconds: number
  readonly plays: readonly Play[]
}

/** Passes of each thing to play, in the order of its group. */
export type PassesOfGroup = readonly (readonly Pass[])[]

/**
 * Several passes over groups of things to play, in about the seconds of the groups: first all of them, then all of them
 * again, so that a disturbance of the machine hits them alike, and those of one pass can be compared.
 */
export function passesOf(groups: readonly Group[]): PassesOfGroup[] {
  const games = groups.map(warmUp)
  const passes: Pass[][][] = groups.map(({ plays }) => plays.map(() => []))
  for (let pass = 0; pass < PASSES; pass++)
    groups.forEach(({ plays }, group) => {
      plays.forEach((play, at) => {
        passes[group]![at]!.push(passOf(play, games[group]!, 1000 + pass))
      })
    })
  return passes
}

function passOf(play: Play, games: number, series: number): Pass {
  const played: PlayCount = { games: 0, decisions: 0, listed: 0 }
  const spent = spentOn(() => play(games, series, played))
  return { ...played, ...spent }
}

/** Plays until the code is compiled and settled, and answers how many games fill a pass. */
function warmUp({ seconds, plays }: Group): number {
  const pass = (seconds * (1 - WARM)) / PASSES
  for (let games = 1, series = 0; ; games *= 2, series++) {
    const { cpu } = plays.map(play => passOf(play, games, series)).reduce(together)
    if (cpu >= (seconds * WARM) / 2) return Math.max(1, Math.round((games * pass) / cpu))
  }
}
