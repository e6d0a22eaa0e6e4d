import { paces, timesText } from '../figure-text.ts'
import { short, tableOf, whole } from '../table.ts'
import type { CoresReport } from './cores.ts'
import type { SearchReport } from './measure.ts'
import type { PunctualReport } from './punctual.ts'

interface Searched {
  readonly search: SearchReport
  readonly tree: number
}

export const searchText = ({ search, tree }: Searched): string[] => [
  '',
  'Search at decisions in the middle of a game, 4 players: simulations in a second, 1,000 in each search',
  ...tableOf(
    ['', 'CPU', 'best', 'clock'],
    [
      ['as expert, cut off and evaluated', ...paces(search.cutOff)],
      ['by moves at random to the end', ...paces(search.playouts)],
      ['positions evaluated for all seats', ...paces(search.evaluation)],
      ['the same as champion does', ...paces(search.byNet)],
    ],
  ),
  `The largest tree that is kept holds ${whole(tree)} MB.`,
]

export const coresText = ({ cores }: { readonly cores: CoresReport }): string[] => [
  `By the clock one thread runs ${whole(cores.one)} simulations in a second, two ${whole(cores.two)}: ${timesText(cores.times)}.`,
  `Plain arithmetic, which needs no memory, is ${timesText(cores.machine)} as fast in two threads as in one.`,
]

export const punctualText = ({ punctual }: { readonly punctual: PunctualReport }): string[] => [
  `A thread with a time to keep answers ${short(punctual.median)} ms late, at worst ${short(punctual.worst)}; the first time ${short(punctual.first)}.`,
]
