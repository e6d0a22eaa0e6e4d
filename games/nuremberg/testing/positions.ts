import { readSeed } from '@roundhouse/kernel/dice'
import type { Line } from '@roundhouse/kernel/story'
import * as scene from '@roundhouse/kernel/testing/scene'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import type { View } from '../base/view.ts'
import { gameOf } from '../game.ts'
import { type MapName, standardMap, standardTables } from '../maps/standard.ts'
import { parts } from '../notation/parts.ts'
import { readPosition } from '../notation/position.ts'
import { rulesFor } from '../rules.ts'

export { play, texts, told, why, writeLine } from '@roundhouse/kernel/testing/scene'

export type Scene = scene.Scene<Rules, State, View>

/** Rules are tested on the first set of maps: what is tuned later must not move them. */
const SET = 1

/** The rules for this many players on a standard map. */
export const rulesOn = (map: MapName, players: number, rules2009 = false): Rules =>
  rulesFor(players, standardMap(SET, map), standardTables(SET), rules2009)

/** The position that the text describes; what it does not say is as at set-up, and nothing lies on the map. */
export const at = (rules: Rules, text: string): Scene => ({
  game: gameOf(rules),
  state: readPosition(rules, text),
  story: [],
})

/** A new game. The seed is written as hexadecimal digits. */
export function begun(rules: Rules, seed = '1'): Scene {
  const game = gameOf(rules)
  const story: Line[] = []
  const state = game.begin(readSeed(seed)!, line => story.push(line))
  return { game, state, story }
}

/** As many different seeds. */
export const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => (i + 1).toString(16))

/** Every part of the position as text, by its name: `phase`, `goods`, `seat 2 cubes`. */
export const show = (one: Scene): Record<string, string> => scene.show(parts, one)

/** The parts that playing these moves changes, as they are then. */
export const changes = (one: Scene, ...moves: readonly string[]): Record<string, string> =>
  scene.changes(parts, one, ...moves)
