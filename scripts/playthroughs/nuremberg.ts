import { readSeed } from '@roundhouse/kernel/dice'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import { STANDARD } from '@roundhouse/nuremberg/maps/standard'
import { tablesOf } from '@roundhouse/nuremberg/testing/examination'
import { anyCharacter } from '@roundhouse/nuremberg/testing/guided'
import { playthrough } from '@roundhouse/nuremberg/testing/playthrough'
import { anyTemper, productive } from '@roundhouse/nuremberg/testing/productive'
import { afterTempers, ofBots, type Plan, type Recording, type Style } from './recording.ts'

const STYLES: readonly [name: string, style: Style<State, Nuremberg>][] = [
  ['greedy', ofBots('nuremberg', 'greedy')],
  ['tempers', afterTempers(anyTemper, productive)],
  ['mixed', ofBots('nuremberg', 'greedy', 'random')],
  ['characters', afterTempers(anyCharacter, productive)],
  ['random', ofBots('nuremberg', 'random')],
]

const GAMES_EACH = 2

/** Each table is played in two styles, each style on both maps. */
const plansFor = (maps: number): Plan[] =>
  tablesOf({}).flatMap((table, n) =>
    Array.from({ length: GAMES_EACH }, (_, again): Plan => {
      const { players, map, rules2009 } = table
      const [name, style] = STYLES[(GAMES_EACH * n + again) % STYLES.length]!
      return {
        name: `${map}${rules2009 ? '-2009' : ''}-${players}-${name}`,
        seats: players,
        play: (names, seed, own) => playthrough({ ...table, maps }, seed, style(names, own)),
      }
    }),
  )

/** Each map with 2, 3 and 4 players, and Wensleydale with the rules of 2009, on a standard set of maps. */
export const nurembergGames = (maps = STANDARD): Recording => ({
  game: 'nuremberg',
  set: maps,
  seed: readSeed('1835')!,
  names: ['Albrecht', 'Berta', 'Conrad', 'Dora', 'Emil', 'Frieda', 'Georg', 'Hedwig'],
  plans: plansFor(maps),
})
