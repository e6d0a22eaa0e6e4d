import type { StepReferee } from '../complaint.ts'
import { type Dice, fork, type Seed, writeSeed } from '../dice.ts'
import type { Choose } from '../laws.ts'
import type { GameWithRules } from '../notation/notation.ts'
import type { Line } from '../story.ts'
import { type Sights, Texts } from './reasons.ts'
import { type Step, stepOf } from './steps.ts'

/** What came of playing until all was seen. */
export interface Tour {
  readonly games: number
  readonly moves: number
  readonly seen: Sights
  readonly missing: readonly string[]
}

export interface TourOptions {
  readonly seed: Seed
  /** After this many games it ends, whatever is still missing. */
  readonly most: number
  readonly onGame?: (tour: Tour) => void
}

/** What is looked at in the games of a tour. */
export interface Watch<Rules, State extends Dice, StoryLine extends Line = Line> {
  sightsIn(rules: Rules, step: Step<State, StoryLine>): readonly string[]
  readonly stepComplaints: StepReferee<Rules, State, StoryLine>
  /** Do the list of moves and every move there can be agree? */
  disagreement(game: GameWithRules<Rules, State, StoryLine>, state: State): string | null
  /** Is this a state in which reasons are asked for, whatever the count of states says? */
  isSeldom(game: GameWithRules<Rules, State, StoryLine>, state: State, seen: Sights): boolean
  /** Asks for reasons. */
  wrongAnswer(
    game: GameWithRules<Rules, State, StoryLine>,
    state: State,
    texts: Texts,
    dice: Dice,
    seen: Sights,
  ): string | null
}

/** One game of a tour. */
export interface Trip<Rules, State extends Dice, StoryLine extends Line = Line> {
  readonly game: GameWithRules<Rules, State, StoryLine>
  readonly choose: Choose<State>
}

/** In every n-th state all moves there can be are asked for, and why some are not legal. */
const EVERY = 20

/** Plays guided games until everything that is wanted has been seen, with both referees at the table. */
export function tour<Rules, State extends Dice, StoryLine extends Line>(
  wanted: Iterable<string>,
  { seed, most, onGame }: TourOptions,
  watch: Watch<Rules, State, StoryLine>,
  tripFor: (so: Tour, dice: Dice) => Trip<Rules, State, StoryLine>,
): Tour {
  const texts = new Texts()
  let so: Tour = { games: 0, moves: 0, seen: new Set(), missing: [...wanted] }
  while (so.missing.length > 0 && so.games < most) {
    const dice: Dice = { seed: fork(seed, so.games), rolled: 0 }
    const { seen, missing } = so
    const moves = so.moves + playGuided(watch, tripFor(so, dice), dice, seen, texts)
    so = { ...so, games: so.games + 1, moves, missing: missing.filter(sight => !seen.has(sight)) }
    onGame?.(so)
  }
  return so
}

function playGuided<Rules, State extends Dice, StoryLine extends Line>(
  watch: Watch<Rules, State, StoryLine>,
  { game, choose }: Trip<Rules, State, StoryLine>,
  dice: Dice,
  seen: Sights,
  texts: Texts,
): number {
  const seed = fork(dice.seed, 1)
  const hold = (complaint: string | null | undefined, moves: number) => {
    if (complaint) throw new Error(`${complaint} (after ${moves} moves, seed ${writeSeed(seed)})`)
  }
  let before = game.begin(seed)
  for (let played = 0; ; played++) {
    const moves = game.moves(before)
    hold(game.complaints(before)[0], played)
    const isSampled = played % EVERY === 0
    if (isSampled) hold(watch.disagreement(game, before), played)
    if (isSampled || watch.isSeldom(game, before, seen)) {
      texts.add(moves.map(move => game.write(move)))
      hold(watch.wrongAnswer(game, before, texts, dice, seen), played)
    }
    if (game.toMove(before) === null) return played
    const step = stepOf(game, before, choose(game, before, moves, dice))
    for (const sight of watch.sightsIn(game.rules, step)) seen.add(sight)
    hold(watch.stepComplaints(game.rules, before, step.move, step.after, step.lines)[0], played + 1)
    before = step.after
  }
}
