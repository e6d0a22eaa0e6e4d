import { newGame, type Options, readMap } from '@roundhouse/nuremberg/definition'
import type { MapFile } from '@roundhouse/nuremberg/maps/definition'
import { readMapText } from '@roundhouse/nuremberg/maps/read'
import { MAP_NAMES, type MapName } from '@roundhouse/nuremberg/maps/standard'
import { Option } from 'commander'
import { reading } from '../commands/options.ts'
import { readOwnFile } from '../commands/own-files.ts'
import { WrongUse } from '../exit-codes.ts'
import type { Use, WelcomeQuestion } from '../game.ts'
import { text } from '../messages.ts'

/** What the command line can say of a game, besides how many play. */
export interface NurembergFlags {
  readonly map?: MapName
  readonly rules2009?: boolean
  /** A file. */
  readonly mapFile?: string
}

const mapOption = (use: Use): Option =>
  new Option(
    '--map <name>',
    `the map: ${MAP_NAMES.join(' or ')}${use === 'examine' ? '; without it both' : ' (default: nuremberg; with --rules-2009 wensleydale)'}`,
  ).argParser(reading(readMap))

const rulesOption = (): Option =>
  new Option('--rules-2009', 'the rules of 2009, on the map wensleydale or one of your own (NB-10.2)')

const fileOption = (): Option => new Option('--map-file <file>', 'play on a map of your own (docs/maps.md)')

export const optionsIn = (use: Use): Option[] => [
  mapOption(use),
  rulesOption(),
  ...(use === 'examine' ? [] : [fileOption()]),
]

export const readMapFile = (path: string): MapFile => readOwnFile(path, readMapText, 'on')

export function optionsFor(players: number, flags: NurembergFlags): Options {
  const { map, rules2009 = false, mapFile } = flags
  if (mapFile !== undefined && map !== undefined)
    throw new WrongUse('--map and --map-file cannot be used together: one of them says the map')
  if (rules2009 && map === 'nuremberg')
    throw new WrongUse('--rules-2009 cannot be used with the map nuremberg (NB-10.2)')
  // A record names a standard map even beside one's own, and the rules of 2009 go with the second.
  const standard = map ?? (rules2009 ? 'wensleydale' : 'nuremberg')
  const own = mapFile === undefined ? {} : { own: readMapFile(mapFile) }
  return { ...newGame(players, standard, rules2009), ...own }
}

export const questions: readonly WelcomeQuestion[] = [
  {
    flag: 'map',
    ask: text('nuremberg.help.which-map'),
    suggested: 'nuremberg',
    read: mapFrom,
  },
]

/** `n` and `w` are clear enough. */
function mapFrom(text: string): MapName {
  const begun = MAP_NAMES.filter(name => name.startsWith(text.toLowerCase()))
  return begun.length === 1 ? begun[0]! : readMap(text)
}
