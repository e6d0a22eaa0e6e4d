import type { State } from '@roundhouse/first-class/base/state'
import { STANDARD } from '@roundhouse/first-class/decks/standard'
import { MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { playthrough } from '@roundhouse/first-class/testing/playthrough'
import { anyTemper, productive } from '@roundhouse/first-class/testing/productive'
import { readSeed } from '@roundhouse/kernel/dice'
import { afterTempers, ofBots, type Plan, type Recording, type Style } from './recording.ts'

const STYLES: readonly [name: string, style: Style<State, FirstClass>][] = [
  ['greedy', ofBots('first-class', 'greedy')],
  ['tempers', afterTempers(anyTemper, productive)],
  ['mixed', ofBots('first-class', 'greedy', 'random')],
]

/** Each pair is played in all three styles, each style with all numbers of players. */
const plansFor = (decks: number): Plan[] =>
  MODULE_PAIRS.flatMap((pair, p) =>
    [2, 3, 4].map((players): Plan => {
      const [name, style] = STYLES[(p + players) % 3]!
      return {
        name: `${pair.join('').toLowerCase()}-${players}-${name}`,
        seats: players,
        play: (names, seed, own) => playthrough({ ...newGame(players, pair), decks }, seed, style(names, own)),
      }
    }),
  )

/** Each pair of modules with 2, 3 and 4 players, with a standard set of decks. */
export const firstClassGames = (decks = STANDARD): Recording => ({
  game: 'first-class',
  set: decks,
  seed: readSeed('1883')!,
  names: ['Agatha', 'Boris', 'Clara', 'Dimitri', 'Edith', 'Franz', 'Greta', 'Hugo'],
  plans: plansFor(decks),
})
