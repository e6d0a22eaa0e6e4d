import { type GameDefinition, Refusal } from '@roundhouse/kernel/game'
import type { NumberedSets } from '@roundhouse/kernel/numbered-sets'
import type { State } from './base/state.ts'
import type { View } from './base/view.ts'
import { gameOf, type Nuremberg } from './game.ts'
import type { MapFile } from './maps/definition.ts'
import { readMapText } from './maps/read.ts'
import { MAP_NAMES, type MapName, mapIn, STANDARD_MAPS, type StandardSet } from './maps/standard.ts'
import { writeMap } from './maps/write.ts'
import { rulesFor } from './rules.ts'

export interface Options {
  readonly players: number
  readonly map: MapName
  /** Which standard set of maps and tables; a record is replayed with the one it was played with. */
  readonly maps: number
  /** The rules of 2009 (NB-10.2). */
  readonly rules2009: boolean
  /** A map of the players' own, in place of the standard one. */
  readonly own?: MapFile
}

const LEAST_PLAYERS = 2
const MOST_PLAYERS = 4

export interface NurembergDefinition extends GameDefinition<Options, State, View> {
  open(options: Options, rules?: number): Nuremberg
}

/** First Train to Nuremberg with these standard maps. */
export const nurembergWith = (standard: NumberedSets<StandardSet>): NurembergDefinition => ({
  name: 'nuremberg',
  rules: 1,
  open({ players, map, maps, rules2009, own }) {
    check2009(map, rules2009, own)
    const set = standard.of(maps)
    return gameOf(rulesFor(checkPlayers(players), own ?? mapIn(set, map), set.tables, rules2009))
  },

  writeOptions: ({ players, map, maps, rules2009, own }) => [
    ['players', String(players)],
    ['map', map],
    ['maps', String(maps)],
    ...(rules2009 ? [['rules-of', '2009'] as [string, string]] : []),
    ...(own === undefined ? [] : [['own-map', writeMap(own)] as [string, string]]),
  ],

  readOptions(header) {
    const map = readMap(header.get('map'))
    const rules2009 = read2009(header.get('rules-of'))
    const ownMap = header.get('own-map')
    const own = ownMap === undefined ? undefined : readMapText(ownMap)
    check2009(map, rules2009, own)
    return {
      players: readPlayers(header.get('players')),
      map,
      maps: readSet(standard, header.get('maps')),
      rules2009,
      ...(own === undefined ? {} : { own }),
    }
  },
})

/** First Train to Nuremberg, as it is played. */
export const nuremberg = nurembergWith(STANDARD_MAPS)

const PLAYERS_ALLOWED = `expected ${LEAST_PLAYERS} to ${MOST_PLAYERS} (NB-1.1)`
const found = (text: string | undefined): string => (text === undefined ? 'missing' : `found "${text}"`)

export const readPlayers = (text: string | undefined): number => {
  if (text === undefined || !/^\d+$/.test(text)) throw noPlayers(text)
  return checkPlayers(Number(text))
}

const noPlayers = (text: string | undefined): Refusal =>
  new Refusal(`players: ${found(text)}; ${PLAYERS_ALLOWED}`, 'refusal.players', {
    found: text ?? 'none',
    least: LEAST_PLAYERS,
    most: MOST_PLAYERS,
    rule: 'NB-1.1',
  })

function checkPlayers(players: number): number {
  if (!Number.isInteger(players) || players < LEAST_PLAYERS || players > MOST_PLAYERS) throw noPlayers(String(players))
  return players
}

export function readMap(text: string | undefined): MapName {
  const name = MAP_NAMES.find(each => each === text?.toLowerCase())
  const maps = MAP_NAMES.join(', ')
  if (name === undefined)
    throw new Refusal(`map: ${found(text)}; expected ${maps} (NB-1.6)`, 'nuremberg.refusal.map', {
      found: text ?? 'none',
      maps,
    })
  return name
}

/** Which standard set; a record that does not say is from the first. */
function readSet(standard: NumberedSets<StandardSet>, text: string | undefined): number {
  const set = text === undefined ? 1 : Number(text)
  standard.of(set)
  return set
}

function read2009(text: string | undefined): boolean {
  if (text !== undefined && text !== '2009')
    throw new Refusal(`rules-of: ${found(text)}; expected 2009 (NB-10.2)`, 'nuremberg.refusal.rules-of', {
      found: text,
    })
  return text === '2009'
}

/** *Ruling:* the rules of 2009 belong to the Wensleydale map; on a map of their own players may choose (NB-10.2). */
function check2009(map: MapName, rules2009: boolean, own: MapFile | undefined): void {
  if (rules2009 && map === 'nuremberg' && own === undefined)
    throw new Refusal(
      'rules-of: found "2009" with the map nuremberg; allowed only with wensleydale (NB-10.2)',
      'nuremberg.refusal.2009',
    )
}

/** The options for a new game on the newest of these standard maps. */
export const newGameWith =
  ({ newest }: NumberedSets<StandardSet>) =>
  (players: number, map: MapName, rules2009 = false): Options => ({ players, map, maps: newest, rules2009 })

/** The options for a new game, as it is played. */
export const newGame = newGameWith(STANDARD_MAPS)
