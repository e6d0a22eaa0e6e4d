import { Refusal } from '@roundhouse/kernel/game'
import type { GameManifest, GameOptions } from '@roundhouse/kernel/manifest'
import type { HeaderLine } from '@roundhouse/kernel/record'

/**
 * Every game that can be laid on a table: the one list of this layer. A game is fetched when it is played, so a table of
 * the one never loads the rules of the other.
 */
const MANIFESTS = {
  'first-class': () => import('@roundhouse/first-class/manifest'),
  nuremberg: () => import('@roundhouse/nuremberg/manifest'),
} satisfies Readonly<Record<string, () => Promise<{ readonly manifest: GameManifest }>>>

export type GameName = keyof typeof MANIFESTS

export const GAMES = Object.keys(MANIFESTS) as readonly GameName[]

export const isGame = (name: string): name is GameName => Object.hasOwn(MANIFESTS, name)

/** A game with its types erased: options, states and views that come back to it went out from it. */
export interface TableGame extends GameManifest {
  readonly name: GameName
}

export async function loadGame(name: string): Promise<TableGame> {
  if (!isGame(name)) throw new Refusal(`${name} is not played here; there are ${GAMES.join(', ')}`)
  const { manifest }: { manifest: GameManifest } = await MANIFESTS[name]()
  return { ...manifest, name }
}

/** The options of a new game as lines of a record's header. */
export const optionsFor = ({ definition, newGame }: TableGame, chosen: GameOptions): HeaderLine[] =>
  definition.writeOptions(newGame(chosen))
