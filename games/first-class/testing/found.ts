import type { Dice } from '@roundhouse/kernel/dice'
import { anyMove } from '@roundhouse/kernel/laws'
import type { Letter } from '../base/card.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { firstClass, newGame } from '../box.ts'
import type { FirstClass } from '../game.ts'
import { anyTemper, productive } from './productive.ts'

/** A state of a real game. */
export interface Position {
  readonly game: FirstClass
  readonly rules: Rules
  readonly state: State
}

const MOST_GAMES = 300

/** The game, with what the rules know of it. */
export const openGame = (players: number, modules: readonly [Letter, Letter]): FirstClass =>
  firstClass.open(newGame(players, modules)) as FirstClass

/** The first state of many games that is as wanted: the same question always finds the same one. */
export function found(
  players: number,
  modules: readonly [Letter, Letter],
  isWanted: (state: State, rules: Rules) => boolean,
): Position {
  const game = openGame(players, modules)
  for (let n = 0; n < MOST_GAMES; n++) {
    const state = statesOf(game, modules, n).find(state => isWanted(state, game.rules))
    if (state !== undefined) return { game, rules: game.rules, state }
  }
  throw new Error(`In ${MOST_GAMES} games no state was as wanted`)
}

/** Many questions are about the same games, so they are played once. */
const played = new Map<string, readonly State[]>()

function statesOf(game: FirstClass, modules: readonly [Letter, Letter], n: number): readonly State[] {
  const key = `${game.seats} ${modules.join()} ${n}`
  if (!played.has(key)) played.set(key, playGame(game, n))
  return played.get(key)!
}

/** Every fourth game is played at random, the others productively. */
function playGame(game: FirstClass, n: number): State[] {
  const dice: Dice = { seed: [1, 1, 1, n], rolled: 0 }
  const tempers = Array.from({ length: game.seats }, () => anyTemper(dice))
  const choose = n % 4 === 3 ? anyMove : productive(game, tempers)
  const states = [game.begin([2, 2, 2, n])]
  for (let state = states[0]!; game.toMove(state) !== null; states.push(state)) {
    const move = choose(game, state, game.moves(state), dice)
    state = game.copy(state)
    game.play(state, move)
  }
  return states
}

/** What the referee says of the position after one change. */
export function complaintsAfter({ game, state }: Position, change: (state: State) => void): string[] {
  const broken = game.copy(state)
  change(broken)
  return game.complaints(broken)
}
