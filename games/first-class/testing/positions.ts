import { readSeed } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import { IllegalMove, writeReason } from '@roundhouse/kernel/match'
import type { Line } from '@roundhouse/kernel/story'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { type FirstClass, gameOf } from '../game.ts'
import { partsOf } from '../notation/parts.ts'
import { readPosition } from '../notation/position.ts'

/** A game in some position, and what was told since. It is a value: playing makes a new one. */
export interface Scene {
  readonly game: FirstClass
  readonly state: State
  readonly story: readonly Line[]
}

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
export function drafted(scene: Scene): Scene {
  let now = scene
  while (now.state.phase === 'draft') now = play(now, texts(now)[0]!)
  return now
}

/** Seat 1 on its turn with a frame open, as if of a card just taken; the board is seat 1's. */
export const amid = (rules: Rules, frame: string, board = 'points 0'): Scene =>
  at(rules, `acted yes\nframe ${frame} of card X1-3\nseat 1\n${board}`)

/** Plays moves one after another, whoever is to decide. What is not legal is refused with its reason. */
export const play = (scene: Scene, ...texts: readonly string[]): Scene => texts.reduce(playOne, scene)

function playOne({ game, state, story }: Scene, text: string): Scene {
  const reason = game.why(state, state.toMove, text)
  if (reason !== null) throw new IllegalMove(state.toMove, text, reason)
  const move = game.read(text)!
  if (!game.moves(state).includes(move)) throw new Error(`"${text}" is not refused, but it is not in the list of moves`)
  const next = game.copy(state)
  const lines = [...story]
  game.play(next, move, line => lines.push(line))
  refuseDifference(game, game.copy(state), move, next)
  return { game, state: next, story: lines }
}

/** Whether anybody listens makes no difference to what happens. */
function refuseDifference(game: FirstClass, unheard: State, move: Move, heard: State): void {
  game.play(unheard, move)
  if (JSON.stringify(unheard) !== JSON.stringify(heard))
    throw new Error(`"${game.write(move)}" ends differently when nobody listens`)
}

/** Every legal move as text. */
export const texts = ({ game, state }: Scene): string[] => game.moves(state).map(move => game.write(move))

/** Why the one who is to decide, or another seat (from 1), cannot play this: rule, code, facts, what would help. */
export function why(scene: Scene, text: string, seat = scene.state.toMove + 1): string {
  const reason = scene.game.why(scene.state, seat - 1, text)
  if (reason === null) return 'legal'
  if (seat - 1 === scene.state.toMove && texts(scene).includes(text))
    throw new Error(`"${text}" is refused, but it is in the list of moves`)
  return writeReason(reason)
}

/** What playing these moves tells, a line each: `car: seat 0, train upper`. */
export const told = (scene: Scene, ...moves: readonly string[]): string[] =>
  play({ ...scene, story: [] }, ...moves).story.map(writeLine)

function writeLine({ key, facts, only, except }: Line): string {
  const about = Object.entries(facts).map(([name, value]) => `${name} ${value}`)
  const hearers = only !== undefined ? ` (only ${only})` : except !== undefined ? ` (except ${except})` : ''
  return `${key}${about.length > 0 ? `: ${about.join(', ')}` : ''}${hearers}`
}

/** Every part of the position as text, by its name: `phase`, `display`, `seat 2 upper`. */
export const show = ({ game: { rules }, state }: Scene): Record<string, string> =>
  Object.fromEntries(partsOf(rules).map(({ part, seat, name }) => [name, part.write(rules, state, seat)]))

/** The parts that playing these moves changes, as they are then. */
export function changes(scene: Scene, ...moves: readonly string[]): Record<string, string> {
  const before = show(scene)
  return Object.fromEntries(Object.entries(show(play(scene, ...moves))).filter(([name, text]) => before[name] !== text))
}
