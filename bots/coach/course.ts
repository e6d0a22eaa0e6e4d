import { repeat } from '@roundhouse/kernel/branch'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Move, Seat } from '@roundhouse/kernel/game'
import { begin, type Match } from '@roundhouse/kernel/match'
import type { Coach } from './coach.ts'
import type { CoachRules } from './rules.ts'

/** Moves that a seat could decide as one: until another decides, the dice are rolled, or something else is decided. */
export interface Decision {
  /** This many moves had been played before it. */
  readonly at: number
  readonly seat: Seat
  readonly state: Dice
  readonly moves: readonly Move[]
}

export interface Turn {
  readonly decisions: readonly Decision[]
  /** This many moves had been played after it, and what the table was like. */
  readonly at: number
  readonly state: Dice
}

/** How a game went, from the deal on. */
export interface Course {
  readonly start: Dice
  readonly turns: readonly Turn[]
}

/** What was played, from a seed. */
export type PlayedMatch = Pick<Match, 'seed' | 'played'>

/** Plays a game again, turn by turn. What does not follow the rules is refused. */
export function courseOf({ game, rules }: Coach, { seed, played }: PlayedMatch): Course {
  let match = begin(game, seed)
  const start = match.now
  const turns: Turn[] = []
  let isOpen = false
  for (const entry of played) {
    const before = match.now
    match = repeat(game, match, entry)
    const move = game.read(entry.text)
    // A game that goes on from a moment of another is no decision of anybody.
    if (move === null) {
      isOpen = false
      continue
    }
    const step = { at: match.played.length - 1, seat: entry.seat, state: before, moves: [move] }
    const turn = isOpen ? turns.pop()! : { decisions: [], at: 0, state: before }
    turns.push(longer(rules, turn, step, match.now))
    isOpen = rules.turn(match.now) === rules.turn(before)
  }
  return { start, turns }
}

function longer({ decision }: CoachRules, turn: Turn, step: Decision, state: Dice): Turn {
  const last = turn.decisions.at(-1)
  const goesOn =
    last?.seat === step.seat && last.state.rolled === step.state.rolled && decision(last.state) === decision(step.state)
  const decisions = goesOn
    ? [...turn.decisions.slice(0, -1), { ...last, moves: [...last.moves, ...step.moves] }]
    : [...turn.decisions, step]
  return { ...turn, decisions, at: step.at + 1, state }
}
