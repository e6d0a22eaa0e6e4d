import { readSeed } from '@roundhouse/kernel/dice'
import { STANDARD } from '@roundhouse/nuremberg/maps/standard'
import { tablesOf } from '@roundhouse/nuremberg/testing/examination'
import { playthrough } from '@roundhouse/nuremberg/testing/playthrough'
import type { Recording } from './recording.ts'

/** Each map with 2, 3 and 4 players, and Wensleydale also with the rules of 2009. */
export const nuremberg: Recording = {
  game: 'nuremberg',
  newestSet: STANDARD,
  seed: readSeed('1835')!,
  names: ['Albrecht', 'Berta', 'Conrad', 'Dora', 'Emil', 'Frieda', 'Georg', 'Hedwig'],
  tables: maps =>
    tablesOf({}).map(options => ({
      name: `${options.map}${options.rules2009 ? '-2009' : ''}-${options.players}`,
      seats: options.players,
      play: (seed, bots) => playthrough({ ...options, maps }, seed, bots.players()),
    })),
}
