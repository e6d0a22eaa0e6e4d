import type { Dice } from '@roundhouse/kernel/dice'
import type { GameDefinition } from '@roundhouse/kernel/game'
import type { CoachRules } from './coach/rules.ts'
import type { Bot } from './play/bot.ts'
import type { Knowledge } from './play/knowledge.ts'
import { plainKnowledge } from './play/plain-knowledge.ts'
import { random } from './play/random.ts'
import { searchBots, styleBots } from './play/search-bot.ts'
import { type GameStats, PLAIN_STATS } from './stats/game-stats.ts'
import type { TrainingSpec } from './training/spec.ts'

/** A way to set a game up, by a name of its own. */
export interface NamedSetup<Options = unknown> {
  readonly name: string
  readonly options: Options
}

/** All that bots, coach, training and statistics must be told of a game. Only the rules and the tables are a must. */
export interface BotGameParts<Options, State extends Dice, View, Details extends object> {
  readonly definition: GameDefinition<Options, State, View>
  /** All there is to play with this many players: games of a ladder or a training go through them in turn. */
  tables(players: number): readonly NamedSetup<Options>[]
  /** Without it bots search by playing at random to the end. */
  readonly knowledge?: Knowledge<State, View>
  /** Bots beside the levels that answer at once. */
  readonly quickBots?: readonly Bot<State, View>[]
  /** Without it the coach gives no reasons. */
  readonly coach?: CoachRules<State>
  /** What is counted beside points and wins. */
  readonly stats?: GameStats<Details, State, View>
  /** The Elo of each level, as the ladder measured it (`docs/measurements/bots.md`). */
  readonly elo?: Readonly<Record<string, number>>
  /** What the numbers in a view stand for, where views do not explain themselves. */
  legend?(options: Options): object
  /** Without it nothing can be trained. */
  readonly training?: TrainingSpec<State, View>
}

/** A game as bots see it, its types erased: options, states and views that come back to it went out from it. */
export interface BotGame {
  readonly name: string
  readonly definition: GameDefinition<unknown>
  tables(players: number): readonly NamedSetup[]
  readonly knowledge: Knowledge
  /** By name: `random`, the quick ones, the levels, the weakest first, and the styles. */
  readonly bots: Readonly<Record<string, Bot>>
  readonly coach: CoachRules | null
  readonly stats: GameStats
  /** By level; bots do not learn, so these stay. */
  readonly elo: Readonly<Record<string, number>>
  legend(options: unknown): object
  readonly training: TrainingSpec | null
}

/** Erases the types of a game, and fills in what it leaves out. */
export function botGame<Options, State extends Dice, View, Details extends object>(
  parts: BotGameParts<Options, State, View, Details>,
): BotGame {
  const erased = parts as unknown as BotGameParts<unknown, Dice, unknown, object>
  const { definition, tables, quickBots = [], legend = () => ({}) } = erased
  const knowledge = erased.knowledge ?? plainKnowledge(definition.name)
  return {
    name: definition.name,
    definition,
    tables,
    knowledge,
    bots: {
      random,
      ...Object.fromEntries(quickBots.map(bot => [bot.name, bot])),
      ...searchBots(knowledge),
      ...styleBots(knowledge),
    },
    coach: erased.coach ?? null,
    stats: erased.stats ?? PLAIN_STATS,
    elo: erased.elo ?? {},
    legend,
    training: erased.training ?? null,
  }
}
