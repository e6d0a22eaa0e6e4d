import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Calibration } from './calibration.ts'
import type { LevelSettings, Setting, Styles } from './level.ts'
import type { Guide } from './search/guide.ts'
import type { Search } from './search/search.ts'

/** What a bot must know of a game to play it at any level. */
export interface Knowledge<State extends Dice = Dice, View = unknown> {
  /** The name of the game. */
  readonly game: string
  readonly settings: LevelSettings
  /** By name; a game that is not known well has none. */
  readonly styles?: Styles
  /** What a search goes by that starts from this guess. */
  guide(game: Game<State, View>, setting: Setting, root: State): Guide<State>
  /** How chances are told that come true, by the net where there is one; bots do not go by it. */
  readonly calibration: Calibration<State, View>
  /** Why the net of the game is not used: bots play on by the evaluation without it. */
  readonly netRefusal?: string
}

/** How a bot of this style thinks. */
export const styleSetting = (
  { settings, styles = {} }: Pick<Knowledge, 'settings' | 'styles'>,
  name: string,
): Setting => ({
  ...settings[styles[name]!.level],
  style: name,
})

/** What a bot of this setting goes by when it searches from this guess. */
export const searchFor = <State extends Dice, View>(
  knowledge: Knowledge<State, View>,
  game: Game<State, View>,
  setting: Setting,
  guess: State,
): Search<State> => ({ game, guide: knowledge.guide(game, setting, guess) })
