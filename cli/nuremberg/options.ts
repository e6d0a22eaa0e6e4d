import { newGame, type Options, readMap } from '@roundhouse/nuremberg/definition'
import type { MapFile } from '@roundhouse/nuremberg/maps/definition'
import { readMapText } from '@roundhouse/nuremberg/maps/read'
import { MAP_NAMES, type MapName } from '@roundhouse/nuremberg/maps/standard'
import { readOwnFile } from '../commands/own-files.ts'
import type { Use, WelcomeQuestion } from '../game.ts'
import { text } from '../messages.ts'
import { type CommandOptions, file, flag, valued } from '../options/option.ts'
import { WrongUse } from '../user-error.ts'

/** What the command line can say of a game, besides how many play. */
export type NurembergFlags = {
  readonly map?: MapName
  readonly rules2009?: boolean
  /** A file. */
  readonly mapFile?: string
}

const MAPS = MAP_NAMES.join(', ')

export const map = (otherwise: 'both' | 'one') =>
  valued('name', say => say('nuremberg.option.map', { maps: MAPS, otherwise }), readMap)

export const mapFile = file('nuremberg.option.map-file')

const rules2009 = flag('nuremberg.option.rules-2009')

export const optionsIn = (use: Use): CommandOptions =>
  use === 'examine' ? { map: map('both'), rules2009 } : { map: map('one'), rules2009, mapFile }

export const readMapFile = (path: string): MapFile => readOwnFile(path, readMapText)

export function optionsFor(players: number, flags: NurembergFlags): Options {
  const { map, rules2009 = false, mapFile } = flags
  if (mapFile !== undefined && map !== undefined) throw new WrongUse('nuremberg.option.two-maps')
  if (rules2009 && map === 'nuremberg') throw new WrongUse('nuremberg.refusal.2009')
  // A record names a standard map even beside one's own, and the rules of 2009 go with the second.
  const standard = map ?? (rules2009 ? 'wensleydale' : 'nuremberg')
  const own = mapFile === undefined ? {} : { own: readMapFile(mapFile) }
  return { ...newGame(players, standard, rules2009), ...own }
}

export const questions: readonly WelcomeQuestion[] = [
  { flag: 'map', ask: text('nuremberg.help.which-map'), suggested: 'nuremberg', read: mapFrom },
]

/** `n` and `w` are clear enough. */
function mapFrom(text: string): MapName {
  const begun = MAP_NAMES.filter(name => name.startsWith(text.toLowerCase()))
  return begun.length === 1 ? begun[0]! : readMap(text)
}
