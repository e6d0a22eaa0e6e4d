import { readSeed } from '@roundhouse/kernel/dice'
import type { Line } from '@roundhouse/kernel/story'
import * as scene from '@roundhouse/kernel/testing/scene'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import type { View } from '../base/view.ts'
import { gameOf } from '../game.ts'
import { parts } from '../notation/parts.ts'
import { readPosition } from '../notation/position.ts'

export { play, texts, told, why } from '@roundhouse/kernel/testing/scene'

const { play, texts } = scene

export type Scene = scene.Scene<Rules, State, View>

/** The position that the text describes; what it does not say is as at set-up. */
export const at = (rules: Rules, text: string): Scene => ({
  game: gameOf(rules),
  state: readPosition(rules, text),
  story: [],
})

/** A new game: the Game End cards are about to be chosen. The seed is written as hexadecimal digits. */
export function setUp(rules: Rules, seed = '1'): Scene {
  const game = gameOf(rules)
  const story: Line[] = []
  const state = game.begin(readSeed(seed)!, line => story.push(line))
  return { game, state, story }
}

/** As many different seeds. */
export const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => (i + 1).toString(16))

/** After the choice of Game End cards, in which everybody keeps the first of the hand. */
export function drafted(begun: Scene): Scene {
  let now = begun
  while (now.state.phase === 'draft') now = play(now, texts(now)[0]!)
  return now
}

/** Seat 1 on its turn with a frame open, as if of a card just taken; the board is seat 1's. */
export const amid = (rules: Rules, frame: string, board = 'points 0'): Scene =>
  at(rules, `acted yes\nframe ${frame} of card X1-3\nseat 1\n${board}`)

/** Every part of the position as text, by its name: `phase`, `display`, `seat 2 upper`. */
export const show = (one: Scene): Record<string, string> => scene.show(parts, one)

/** The parts that playing these moves changes, as they are then. */
export const changes = (one: Scene, ...moves: readonly string[]): Record<string, string> =>
  scene.changes(parts, one, ...moves)
