import type { Game, Move } from '../game.ts'
import { IllegalMove, writeReason } from '../match.ts'
import type { DecidingState } from '../notation/notation.ts'
import { type Parts, placedParts } from '../notation/parts.ts'
import type { SeatCount } from '../notation/words.ts'
import type { Line } from '../story.ts'

/** A game in some position, and what was told since. It is a value: playing makes a new one. */
export interface Scene<Rules extends SeatCount, State extends DecidingState, View> {
  readonly game: Game<State, View> & { readonly rules: Rules }
  readonly state: State
  readonly story: readonly Line[]
}

/** Plays moves one after another, each for the player to move. What is not legal is refused with its reason. */
export const play = <Rules extends SeatCount, State extends DecidingState, View>(
  scene: Scene<Rules, State, View>,
  ...texts: readonly string[]
): Scene<Rules, State, View> => texts.reduce<Scene<Rules, State, View>>(playOne, scene)

function playOne<Rules extends SeatCount, State extends DecidingState, View>(
  { game, state, story }: Scene<Rules, State, View>,
  text: string,
): Scene<Rules, State, View> {
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
function refuseDifference<State extends DecidingState, View>(
  game: Game<State, View>,
  unheard: State,
  move: Move,
  heard: State,
): void {
  game.play(unheard, move)
  if (JSON.stringify(unheard) !== JSON.stringify(heard))
    throw new Error(`"${game.write(move)}" ends differently when nobody listens`)
}

/** Every legal move as text. */
export const texts = <Rules extends SeatCount, State extends DecidingState, View>({
  game,
  state,
}: Scene<Rules, State, View>): string[] => game.moves(state).map(move => game.write(move))

/** Why the one whose move it is, or another seat (from 1), cannot play this: rule, code, facts, what would help. */
export function why<Rules extends SeatCount, State extends DecidingState, View>(
  scene: Scene<Rules, State, View>,
  text: string,
  seat = scene.state.toMove + 1,
): string {
  const reason = scene.game.why(scene.state, seat - 1, text)
  if (reason === null) return 'legal'
  if (seat - 1 === scene.state.toMove && texts(scene).includes(text))
    throw new Error(`"${text}" is refused, but it is in the list of moves`)
  return writeReason(reason)
}

/** What playing these moves tells, a line each: `car: seat 0, train upper`. */
export const told = <Rules extends SeatCount, State extends DecidingState, View>(
  scene: Scene<Rules, State, View>,
  ...moves: readonly string[]
): string[] => play({ ...scene, story: [] }, ...moves).story.map(writeLine)

export function writeLine({ key, facts, only, except }: Line): string {
  const about = Object.entries(facts).map(([name, value]) => `${name} ${value}`)
  const hearers = only !== undefined ? ` (only ${only})` : except !== undefined ? ` (except ${except})` : ''
  return `${key}${about.length > 0 ? `: ${about.join(', ')}` : ''}${hearers}`
}

/** Every part of the position as text, by its name: `phase`, `display`, `seat 2 upper`. */
export const show = <Rules extends SeatCount, State extends DecidingState, View>(
  parts: Parts<Rules, State>,
  { game: { rules }, state }: Scene<Rules, State, View>,
): Record<string, string> =>
  Object.fromEntries(placedParts(parts, rules).map(({ part, seat, name }) => [name, part.write(rules, state, seat)]))

/** The parts that playing these moves changes, as they are then. */
export function changes<Rules extends SeatCount, State extends DecidingState, View>(
  parts: Parts<Rules, State>,
  scene: Scene<Rules, State, View>,
  ...moves: readonly string[]
): Record<string, string> {
  const before = show(parts, scene)
  const after = show(parts, play(scene, ...moves))
  return Object.fromEntries(Object.entries(after).filter(([name, text]) => before[name] !== text))
}
