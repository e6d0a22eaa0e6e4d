import { fork } from '@roundhouse/kernel/dice'
import { examineBox, type Findings } from '@roundhouse/kernel/laws'
import { newGame, nuremberg, type Options } from '@roundhouse/nuremberg/box'
import { MAP_NAMES } from '@roundhouse/nuremberg/maps/standard'
import type { Examined, Wanted } from '../game.ts'
import type { Wishes } from './options.ts'

/** Both maps, and the second with the rules of 2009, for 2, 3 and 4. */
export const TABLES = 9

function tablesFor({ players, wishes: { map, rules2009 } }: Wanted<Wishes>): Options[] {
  const maps = map === undefined ? MAP_NAMES : [map]
  return players.flatMap(count =>
    maps.flatMap(name => {
      const editions = name === 'nuremberg' ? [false] : rules2009 ? [true] : [false, true]
      return editions.map(isOf2009 => newGame(count, name, isOf2009))
    }),
  )
}

/** Holds the laws of the kernel in random games. */
export async function examine(wanted: Wanted<Wishes>, onProgress: (games: number) => void): Promise<Examined> {
  const tables = tablesFor(wanted)
  const all: Findings = { games: 0, moves: 0, takenBack: 0, redealt: 0 }
  for (let n = 0; n < wanted.games; n++) {
    const { seed, every } = wanted
    const found = examineBox(nuremberg, tables[n % tables.length]!, { games: 1, seed: fork(seed, n), every })
    all.games += found.games
    all.moves += found.moves
    all.takenBack += found.takenBack
    all.redealt += found.redealt
    onProgress(all.games)
  }
  return { ...all, asked: 0, seen: new Set(), unseen: [] }
}
