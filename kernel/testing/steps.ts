import type { Dice, Seed } from '../dice.ts'
import type { AnyChoice, Game, Move } from '../game.ts'
import type { Choose } from '../laws.ts'
import { legalMoves } from '../legal-moves.ts'
import type { Line } from '../story.ts'

/** A move of a real game: the states around it, and what was told meanwhile. */
export interface Step<State, StoryLine extends Line = Line> {
  readonly before: State
  readonly move: Move
  readonly text: string
  readonly after: State
  readonly lines: readonly StoryLine[]
}

export function stepOf<State extends Dice, StoryLine extends Line>(
  game: Game<State, unknown, AnyChoice, StoryLine>,
  before: State,
  move: Move,
): Step<State, StoryLine> {
  const after = game.copy(before)
  const lines: StoryLine[] = []
  game.play(after, move, line => lines.push(line))
  return { before, move, text: game.write(move), after, lines }
}

/** A whole game, step by step. */
export function stepsOf<State extends Dice, StoryLine extends Line>(
  game: Game<State, unknown, AnyChoice, StoryLine>,
  seed: Seed,
  choose: Choose<State>,
  dice: Dice,
): Step<State, StoryLine>[] {
  const steps: Step<State, StoryLine>[] = []
  for (let before = game.begin(seed); game.toMove(before) !== null; before = steps.at(-1)!.after)
    steps.push(stepOf(game, before, choose(game, before, legalMoves(game, before), dice)))
  return steps
}

const MOST_GAMES = 300

/** The first step of many games that is as wanted: the same question always finds the same one. */
export function firstStep<State, StoryLine extends Line>(
  stepsOfGame: (n: number) => readonly Step<State, StoryLine>[],
  isWanted: (step: Step<State, StoryLine>) => boolean,
): Step<State, StoryLine> {
  for (let n = 0; n < MOST_GAMES; n++) {
    const step = stepsOfGame(n).find(isWanted)
    if (step !== undefined) return step
  }
  throw new Error(`In ${MOST_GAMES} games nothing was as wanted`)
}

/** Many questions are about the same games, so each is played once. */
export function remembered<Made>(make: (key: string, n: number) => Made): (key: string, n: number) => Made {
  const made = new Map<string, Made>()
  return (key, n) => {
    const name = `${key} ${n}`
    if (!made.has(name)) made.set(name, make(key, n))
    return made.get(name)!
  }
}

/** A state after one change, which leaves the state it is made from alone. */
export function changed<State>(state: State, change: (state: State) => void): State {
  const broken = structuredClone(state)
  change(broken)
  return broken
}
