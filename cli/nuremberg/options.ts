import { newGame, type Options, readMap } from '@roundhouse/nuremberg/box'
import { MAP_NAMES, type MapName } from '@roundhouse/nuremberg/maps/standard'
import { Option } from 'commander'
import { reading } from '../commands/options.ts'
import type { Question, Use } from '../game.ts'

/** What can be wished for, besides how many play. */
export interface Wishes {
  readonly map?: MapName
  readonly rules2009?: boolean
}

export const optionsIn = (use: Use): Option[] => [
  new Option(
    '--map <name>',
    `the map: ${MAP_NAMES.join(' or ')}${use === 'examine' ? '; without it both' : ' (default: nuremberg)'}`,
  ).argParser(reading(readMap)),
  new Option('--rules-2009', 'the rules of 2009, on the map wensleydale only (NB-10.2)'),
]

export const optionsFor = (players: number, { map = 'nuremberg', rules2009 = false }: Wishes): Options =>
  newGame(players, map, rules2009)

export const questions: readonly Question[] = [
  {
    wish: 'map',
    ask: 'Which map, nuremberg or wensleydale? Enter: nuremberg. ',
    suggested: 'nuremberg',
    read: mapFrom,
  },
]

/** `n` and `w` are clear enough. */
function mapFrom(text: string): MapName {
  const begun = MAP_NAMES.filter(name => name.startsWith(text.toLowerCase()))
  return begun.length === 1 ? begun[0]! : readMap(text)
}
