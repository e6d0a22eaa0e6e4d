import { STANDARD } from '@roundhouse/first-class/decks/standard'
import { MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import { playthrough } from '@roundhouse/first-class/testing/playthrough'
import { readSeed } from '@roundhouse/kernel/dice'
import type { Recording } from './recording.ts'

/** Each pair of modules with 2, 3 and 4 players. */
export const firstClass: Recording = {
  game: 'first-class',
  newestSet: STANDARD,
  seed: readSeed('1883')!,
  names: ['Agatha', 'Boris', 'Clara', 'Dimitri', 'Edith', 'Franz', 'Greta', 'Hugo'],
  tables: decks =>
    MODULE_PAIRS.flatMap(pair =>
      [2, 3, 4].map(players => ({
        name: `${pair.join('').toLowerCase()}-${players}`,
        seats: players,
        play: (seed, bots) => playthrough({ ...newGame(players, pair), decks }, seed, bots.players()),
      })),
    ),
}
