import { type Dice, fork, type Seed, writeSeed } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import { type Coach, coachFor } from '../coach/coach.ts'
import { positionAfter } from '../coach/decision.ts'
import type { NamedSetup } from '../game.ts'
import { ask, type Bot, seatBot } from '../play/bot.ts'
import { botNamed } from '../play/bots.ts'
import { difficultyOf } from './difficulty.ts'
import { isFoundBy } from './finder.ts'
import type { Puzzle } from './puzzle.ts'
import type { PuzzleJudge, PuzzleRules } from './rules.ts'
import { marginOf, type PlanValue, plansAt, tryPlans } from './trial.ts'
import { isDecided } from './turn.ts'

/** Who plays the games in which puzzles are looked for. */
const PLAYER = 'strong'
const PLAYERS = [2, 3, 4]

/** Who must find the best turn, even if it looks closely at other plans than those of a puzzle. */
const FINDER = 'champion'

/** How many decisions of a game are looked at, and how many become puzzles at most: many games make for variety. */
const LOOKED_AT = 24
const MOST_OF_A_GAME = 2

/** With fewer plans there is nothing to find. */
const FEWEST_PLANS = 4

/** Where plans are all alike, as they often are, a glance will do. */
const GLANCE = 0.2
/** What looks promising is looked at twice more, with ten times as many simulations and each time with other dice. */
const CLOSER = 10
const CLOSE_LOOKS = 2

/** The lead of the best plan, as a part of the win: at a glance, at first sight, and each time it is looked at closely. */
const SEEN = 0.01
const PROMISING = 0.03
const CLEAR = 0.05

/** Themes of a puzzle that are told. */
const MOST_THEMES = 3
const DIGITS = 3

/** Is there room for one more like this? */
export type HasRoom = (puzzle: Pick<Puzzle, 'themes'> & Partial<Pick<Puzzle, 'difficulty'>>) => boolean

/** A series of games in which puzzles are looked for. */
export interface PuzzleSeries {
  readonly rules: PuzzleRules
  readonly judge: PuzzleJudge
  readonly seed: Seed
  /** For each plan at first sight. */
  readonly simulations: number
}

/** Looks for puzzles in the n-th game of a series. It depends on the series, on n, and on what there is room for. */
export function puzzlesOf(series: PuzzleSeries, n: number, hasRoom: HasRoom): Puzzle[] {
  const { rules, judge, seed, simulations } = series
  const { options } = tableOf(rules, n)
  const game = rules.bots.definition.open(options)
  const coach = coachFor(judge.bots, game)
  const second = coachFor(rules.bots, game)
  const finder = botNamed(judge.bots, FINDER)
  const found: Puzzle[] = []
  for (const state of decisionsOf(coach, rules, fork(seed, n)).slice(0, LOOKED_AT)) {
    const puzzle = puzzleIn({ rules, coach, second, finder, options, simulations, hasRoom }, state)
    if (puzzle !== null) found.push(puzzle)
    if (found.length === MOST_OF_A_GAME) break
  }
  return found
}

/** All tables in turn, with 2, 3 and 4 players. */
function tableOf({ bots }: PuzzleRules, n: number): NamedSetup {
  const tables = bots.tables(PLAYERS[n % PLAYERS.length]!)
  return tables[Math.floor(n / PLAYERS.length) % tables.length]!
}

const MATCH = 0
const SEATS = 1
const ORDER = 2
const HIDDEN = 3

/** Plays a game. Its decisions, in no order, each as the one who decides could believe it to be. */
function decisionsOf(coach: Coach, { bots }: PuzzleRules, seed: Seed): Dice[] {
  const { game } = coach
  const seated = Array.from({ length: game.seats }, (_, seat) =>
    seatBot(game, botNamed(bots, PLAYER), seat, fork(seed, SEATS)),
  )
  const state = game.begin(fork(seed, MATCH))
  const decisions: Dice[] = []
  let before: Dice | null = null
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    if (before === null || isDecided(coach, before, state)) {
      before = game.copy(state)
      if (game.moves(state).length > 1) decisions.push(asSeen(game, state, fork(fork(seed, HIDDEN), decisions.length)))
    }
    game.play(state, ask(game, state, seated[seat]!))
  }
  return shuffled(decisions, fork(seed, ORDER))
}

/** Whatever the one who decides cannot see is redealt, and the dice to come are others. */
function asSeen(game: Game, state: Dice, seed: Seed): Dice {
  const seen = game.copy(state)
  game.redeal(seen, game.toMove(state)!, { seed, rolled: 0 })
  return seen
}

/** In an order that is as good as any, and the same each time. */
const shuffled = <Thing>(things: readonly Thing[], seed: Seed): Thing[] =>
  things
    .map((thing, n) => ({ thing, key: writeSeed(fork(seed, n)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ thing }) => thing)

interface PuzzleSearch {
  readonly rules: PuzzleRules
  readonly coach: Coach
  /** By the evaluation without the net: what only one of the two takes for the best turn may be wrong. */
  readonly second: Coach
  readonly finder: Bot
  readonly options: unknown
  readonly simulations: number
  readonly hasRoom: HasRoom
}

/** The puzzle that a position makes; `null`: no turn is clearly best, or there are enough like it. */
function puzzleIn(
  { rules, coach, second, finder, options, simulations, hasRoom }: PuzzleSearch,
  state: Dice,
): Puzzle | null {
  const { game } = coach
  const plans = plansAt(coach, state)
  if (plans.length < FEWEST_PLANS) return null
  const seed = fork(state.seed, 0)
  const glance = tryPlans(coach, state, plans, { simulations: Math.ceil(GLANCE * simulations), seed })
  if (marginOf(glance) < SEEN) return null
  const first = tryPlans(coach, state, plans, { simulations, seed })
  if (marginOf(first) < PROMISING || !endsTurn(coach, state, first[0]!.moves)) return null
  const themes = themesOf(rules, game, state, first)
  if (themes.length === 0 || !hasRoom({ themes })) return null
  const agreed = tryPlans(second, state, plans, { simulations, seed })
  if (agreed[0]!.moves !== first[0]!.moves || marginOf(agreed) < PROMISING) return null
  const values = confirmed(coach, state, first, CLOSER * simulations)
  if (values === null || confirmed(second, state, agreed, CLOSER * simulations) === null) return null
  const difficulty = difficultyOf(coach, state, values, fork(state.seed, 1))
  if (difficulty === null || !hasRoom({ themes, difficulty })) return null
  if (!isFoundBy(finder, coach, state, first[0]!.moves, fork(state.seed, 2 + CLOSE_LOOKS))) return null
  return {
    id: writeSeed(state.seed).slice(0, ID_DIGITS),
    themes,
    difficulty,
    plans: values.map(({ moves, value }) => ({
      moves: moves.map(move => game.write(move)),
      value: Number(value.toFixed(DIGITS)),
    })),
    position: rules.write(options, game, state),
  }
}

/** The dice of a puzzle are its own. */
const ID_DIGITS = 8

/** Looks closely: the same plan is clearly best each time. What plans brought is the mean of all looks. */
function confirmed(
  coach: Coach,
  state: Dice,
  first: readonly PlanValue[],
  simulations: number,
): readonly PlanValue[] | null {
  const plans = first.map(({ moves }) => moves)
  const sums = new Map<readonly Move[], number>()
  for (let look = 1; look <= CLOSE_LOOKS; look++) {
    const effort = { simulations, seed: fork(state.seed, 1 + look) }
    // Where the next one comes near, the others need no look.
    const leaders = tryPlans(coach, state, plans.slice(0, 2), effort)
    if (!isClear(leaders, plans[0]!)) return null
    const values = [...leaders, ...tryPlans(coach, state, plans.slice(2), effort)].sort((a, b) => b.value - a.value)
    if (!isClear(values, plans[0]!)) return null
    for (const { moves, value } of values) sums.set(moves, (sums.get(moves) ?? 0) + value / CLOSE_LOOKS)
  }
  return plans.map(moves => ({ moves, value: sums.get(moves)! })).sort((a, b) => b.value - a.value)
}

const isClear = (values: readonly PlanValue[], best: readonly Move[]): boolean =>
  values[0]!.moves === best && marginOf(values) >= CLEAR

/** Who plays the plan has decided all there was to decide. */
function endsTurn(coach: Coach, state: Dice, plan: readonly Move[]): boolean {
  const now = coach.game.copy(state)
  for (const move of plan) {
    if (isDecided(coach, state, now)) return false
    coach.game.play(now, move)
  }
  return isDecided(coach, state, now) && positionAfter(coach.game, state, plan) !== null
}

/** First what only the best plan is about and the next one is not. */
function themesOf({ themes }: PuzzleRules, game: Game, state: Dice, [best, next]: readonly PlanValue[]): string[] {
  const ofNext = themes(game, state, next!.moves)
  const all = themes(game, state, best!.moves)
  const own = all.filter(theme => !ofNext.includes(theme))
  return [...own, ...all.filter(theme => !own.includes(theme))].slice(0, MOST_THEMES)
}
