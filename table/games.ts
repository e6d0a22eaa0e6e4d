import type { BotGame } from '@roundhouse/bots/game'
import type { Dice } from '@roundhouse/kernel/dice'
import type { GameDefinition } from '@roundhouse/kernel/game'

export const GAMES = ['first-class', 'nuremberg'] as const
export type GameName = (typeof GAMES)[number]

export const isGame = (name: string): name is GameName => GAMES.some(each => each === name)

/** A box whose types are erased: options, states and views that come back to it went out from it. */
export type AnyGameDefinition = GameDefinition<unknown, Dice, unknown>

/** A game of First Class has so many rounds (FC-2.1). */
const ROUNDS = 6

/** What is wished for a new game: lines of a header, without what only the game knows, such as its newest decks. */
export type Wishes = Readonly<Record<string, string>>

export interface Shelf {
  readonly box: AnyGameDefinition
  /** The options of a new game as lines of a record's header. */
  readonly optionsFor: (wishes: Wishes) => [key: string, value: string][]
  /** How far a game is, from what everybody sees of it: First Class has rounds, Nuremberg has turns. */
  readonly stageOf: (view: unknown, players: number) => Stage
}

export interface Stage {
  readonly now: number
  readonly of: number
}

/** The bots of a game, fetched when somebody needs them. */
const BOTS: Readonly<Record<GameName, () => Promise<{ readonly bots: BotGame }>>> = {
  'first-class': () => import('@roundhouse/bots/first-class/index'),
  nuremberg: () => import('@roundhouse/bots/nuremberg/index'),
}

export const loadBots = async (name: GameName): Promise<BotGame> => (await BOTS[name]()).bots

/** A game is fetched when it is played: a table of the one never loads the rules of the other. */
export async function shelfOf(name: GameName): Promise<Shelf> {
  switch (name) {
    case 'first-class': {
      const { firstClass, newGame, readModules, readPlayers } = await import('@roundhouse/first-class/definition')
      return {
        box: firstClass as unknown as AnyGameDefinition,
        optionsFor: wishes =>
          firstClass.writeOptions(newGame(readPlayers(wishes['players']), readModules(wishes['modules']))),
        stageOf: view => ({ now: (view as { round: number }).round, of: ROUNDS }),
      }
    }
    case 'nuremberg': {
      const { nuremberg, newGame, readMap, readPlayers } = await import('@roundhouse/nuremberg/definition')
      const { STANDARD, standardTables } = await import('@roundhouse/nuremberg/maps/standard')
      const { turns } = standardTables(STANDARD)
      return {
        box: nuremberg as unknown as AnyGameDefinition,
        optionsFor: wishes =>
          nuremberg.writeOptions(
            newGame(readPlayers(wishes['players']), readMap(wishes['map']), wishes['rules-of'] === '2009'),
          ),
        stageOf: (view, players) => ({
          now: (view as { turn: number }).turn,
          of: turns[players as keyof typeof turns],
        }),
      }
    }
  }
}
