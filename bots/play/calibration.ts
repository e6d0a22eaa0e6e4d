import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'

/** A number of a table, and how much of it counts: those of a position together 1. */
export interface TablePart {
  readonly place: number
  readonly part: number
}

/**
 * Shares of the win are scaled to play well; told as chances they may be too bold or too shy. What comes true as often as
 * it says is a power of them, fitted to games for each kind of table and moment of a game (`docs/training.md`).
 */
export interface Calibration<State extends Dice = Dice, View = unknown> {
  /** Kinds of tables and, for each of them the same, moments of a game. */
  readonly tables: readonly string[]
  readonly moments: readonly string[]
  /** The powers that were fitted, table by table. */
  readonly powers: readonly number[]
  /** Which of the powers hold for a search that begins at this position: all that it compares is told on one scale. */
  partsAt(game: Game<State, View>, state: State): readonly TablePart[]
}

/** Nothing was fitted: what is searched is what is told. */
export const UNCALIBRATED: Calibration = {
  tables: ['any table'],
  moments: ['any moment'],
  powers: [1],
  partsAt: () => [{ place: 0, part: 1 }],
}

export const powerBy = (powers: readonly number[], parts: readonly TablePart[]): number =>
  parts.reduce((sum, { place, part }) => sum + part * powers[place]!, 0)

/** Shares raised to a power: above 1 bolder, below 1 shyer, and again together 1. */
export function sharpened(shares: readonly number[], power: number): number[] {
  const raised = shares.map(share => share ** power)
  const all = raised.reduce((sum, each) => sum + each, 0)
  return raised.map(each => each / all)
}
