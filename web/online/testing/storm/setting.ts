import type { Seed } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import { usualPebbles } from '@roundhouse/kernel/testing/pebbles'
import { PEBBLES } from '@roundhouse/server/table/testing/online-world'
import { loadGame, optionsFor, type TableGame } from '@roundhouse/table/games'
import type { Pace, PlannedChair, TableSetup } from '@roundhouse/wire/setup'
import { Chances } from './chances.ts'

/** What is played in a world. */
export type WorldGame = 'pebbles' | 'first-class' | 'nuremberg'

/** The rules of a world's game, read once for all worlds. */
export async function manifestOf(name: WorldGame): Promise<TableGame> {
  const known = manifests.get(name)
  if (known !== undefined) return known
  const manifest = name === PEBBLES.definition.name ? PEBBLES : await loadGame(name)
  manifests.set(name, manifest)
  return manifest
}

const manifests = new Map<WorldGame, TableGame>()

/** What a table is like, by chance; with at most this many players. */
export function setupBy(seed: Seed, manifest: TableGame, most = 4): TableSetup {
  const chances = new Chances(seed)
  const isSmall = manifest === PEBBLES
  const players = isSmall ? Math.min(most, 2 + chances.below(3)) : 2
  const chairs = Array.from(
    { length: players },
    (_, seat): PlannedChair =>
      seat > 0 && chances.once(4) ? { is: 'bot', level: 'random' } : { is: 'person', keptFor: null },
  )
  const options = isSmall
    ? manifest.definition.writeOptions({ ...usualPebbles, players })
    : optionsFor(manifest, { players: '2', modules: 'A,B', map: 'nuremberg' })
  return {
    game: manifest.name,
    rules: manifest.definition.rules,
    options,
    chairs,
    pace: chances.oneOf<Pace>('live', 'live', 'live', 'daily', 'none'),
    bank: { live: chances.oneOf(1, 5, 20), daily: chances.oneOf(1, 3) },
    isElastic: chances.once(4),
    hours: null,
    canAskUndo: !chances.once(4),
    standIn: 'random',
    watch: chances.once(8) ? 'nobody' : 'link',
    delay: chances.oneOf(0, 0, 1, 2),
    open: chances.once(3),
  }
}

export const gameOf = ({ definition }: TableGame, { options }: TableSetup): Game =>
  definition.open(definition.readOptions(headerOf({ options, notes: [] })))

/** What all worlds of a number follow from. */
export const seedOf = (number: number): Seed => [0x5707, 0, 0, number]
