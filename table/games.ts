import type { BotGame } from '@roundhouse/bots/game'
import { Refusal } from '@roundhouse/kernel/game'
import type { GameManifest, GameOptions } from '@roundhouse/kernel/manifest'
import type { HeaderLine } from '@roundhouse/kernel/record'

/** Where the parts of a game come from. */
interface Source {
  readonly rules: () => Promise<{ readonly manifest: GameManifest }>
  readonly bots: () => Promise<{ readonly bots: BotGame }>
  /** The same with the net that the best of them go by: nobody else needs it, and it is large. */
  readonly botsWithNet?: () => Promise<{ readonly bots: BotGame }>
}

/**
 * Every game that can be laid on a table: the one list of this layer. Rules are fetched when a game is played, bots when
 * somebody needs them, so a table of the one never loads the other.
 */
const SOURCES = {
  'first-class': {
    rules: () => import('@roundhouse/first-class/manifest'),
    bots: () => import('@roundhouse/bots/first-class/without-net'),
    botsWithNet: () => import('@roundhouse/bots/first-class/index'),
  },
  nuremberg: {
    rules: () => import('@roundhouse/nuremberg/manifest'),
    bots: () => import('@roundhouse/bots/nuremberg/without-net'),
    botsWithNet: () => import('@roundhouse/bots/nuremberg/index'),
  },
} satisfies Readonly<Record<string, Source>>

export type GameName = keyof typeof SOURCES

export const GAMES = Object.keys(SOURCES) as readonly GameName[]

export const isGame = (name: string): name is GameName => Object.hasOwn(SOURCES, name)

/** A game with its types erased: options, states and views that come back to it went out from it. */
export interface TableGame extends GameManifest {
  readonly name: GameName
}

export async function loadGame(name: string): Promise<TableGame> {
  const known = checked(name)
  const { manifest }: { manifest: GameManifest } = await SOURCES[known].rules()
  return { ...manifest, name: known }
}

export const loadBots = async (name: string): Promise<BotGame> => (await SOURCES[checked(name)].bots()).bots

export async function loadBotsWithNet(name: string): Promise<BotGame> {
  const { bots, botsWithNet = bots }: Source = SOURCES[checked(name)]
  return (await botsWithNet()).bots
}

/** How it is counted what happens in a game: those who sit at a table do not need it. */
export const loadStats = async (name: string): Promise<BotGame['stats']> => (await loadBotsWithNet(name)).stats

function checked(name: string): GameName {
  if (!isGame(name))
    throw new Refusal(`${name} is not played here; there are ${GAMES.join(', ')}`, 'refusal.no-game', {
      found: name,
      games: GAMES.join(', '),
    })
  return name
}

/** The options of a new game as lines of a record's header. */
export const optionsFor = ({ definition, newGame }: TableGame, chosen: GameOptions): HeaderLine[] =>
  definition.writeOptions(newGame(chosen))
