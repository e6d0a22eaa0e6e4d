import type { State } from '@roundhouse/nuremberg/base/state'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import { MAP_NAMES } from '@roundhouse/nuremberg/maps/standard'
import { type StateSample, sampleOf } from '../sample.ts'

/** A game on each map. */
export const gamesWith = (players: number): Nuremberg[] =>
  MAP_NAMES.map(map => nuremberg.open(newGame(players, map)) as Nuremberg)

/** Copies of every n-th state of random games with 4 players on both maps in turn. */
export const sample = (count: number, every: number): StateSample<State>[] => sampleOf(gamesWith(4), count, every)
