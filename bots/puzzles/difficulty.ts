import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import type { Coach } from '../coach/coach.ts'
import { positionAfter } from '../coach/decision.ts'
import { observationOf } from '../play/bot.ts'
import { searchFor } from '../play/knowledge.ts'
import type { Level } from '../play/level.ts'
import { bestByEvaluation } from '../play/search-bot.ts'
import type { Difficulty } from './puzzle.ts'
import { marginOf, type PlanValue } from './trial.ts'

/** Bots that play at once, from a player now and then to one who sees the whole game. */
const SOLVERS: readonly Level[] = ['casual', 'intermediate', 'strong']
const TRIES = 12

/** What makes a puzzle hard, in parts of 1: bots miss the best turn, another is nearly as good, or there are many. */
const MISSED = 0.7
const CLOSE = 0.15
const MANY = 0.15

/** With this lead a plan is obvious; with this many plans it is hard to see them all. */
const CLEAR_LEAD = 0.25
const MANY_PLANS = 12

/** Below the first there is nothing to find, below the second a puzzle is easy, and from the third on it is hard. */
const BOUNDS = [0.12, 0.36, 0.6] as const

/** How hard it is to find the best of these plans; `null`: everybody sees it. */
export function difficultyOf(coach: Coach, state: Dice, values: readonly PlanValue[], seed: Seed): Difficulty | null {
  const hardness = hardnessOf(coach, state, values, seed)
  if (hardness < BOUNDS[0]) return null
  return hardness < BOUNDS[1] ? 1 : hardness < BOUNDS[2] ? 2 : 3
}

/** From 0 to 1. */
function hardnessOf(coach: Coach, state: Dice, values: readonly PlanValue[], seed: Seed): number {
  const missed = SOLVERS.map((level, n) => missesOf(coach, state, values[0]!.moves, level, fork(seed, n)))
  return (
    (MISSED * missed.reduce((sum, part) => sum + part, 0)) / SOLVERS.length +
    CLOSE * (1 - Math.min(1, marginOf(values) / CLEAR_LEAD)) +
    MANY * Math.min(1, values.length / MANY_PLANS)
  )
}

/** How often a bot of this level does something else. */
function missesOf({ game, knowledge }: Coach, state: Dice, best: readonly Move[], level: Level, seed: Seed): number {
  const dice = { seed, rolled: 0 }
  const observation = observationOf(game, state, game.toMove(state)!, dice)
  const setting = knowledge.settings[level]
  const result = positionAfter(game, state, best)
  let misses = 0
  for (let n = 0; n < TRIES; n++) {
    const guess = observation.guess()
    const { moves } = bestByEvaluation(searchFor(knowledge, game, setting, guess), setting, guess, dice)
    if (positionAfter(game, state, moves) !== result) misses++
  }
  return misses / TRIES
}
