import { COMPANIES } from '../base/company.ts'
import { COLOURS } from '../base/influence.ts'
import { PIECES } from '../base/piece.ts'
import type { Rules } from '../base/table.ts'
import { newGame } from '../definition.ts'
import { MAP_NAMES, type MapName } from '../maps/standard.ts'
import { open } from './found.ts'
import { builtAcross, startedIn } from './sights.ts'

/** What it takes to see something: a map, or the rules of 2009; `null`: any game will do. */
export type Place = MapName | '2009' | null

/** All that there is to be seen in games on the standard maps, as `sightsIn` names it. What the story tells is not among it. */
export function everything(): ReadonlyMap<string, Place> {
  const all = new Map<string, Place>(ANYWHERE.map(sight => [sight, null]))
  for (const map of MAP_NAMES) for (const sight of ofMap(map)) all.set(sight, map)
  all.set('a river crossed', 'nuremberg')
  all.set('a valley entered', 'wensleydale')
  for (const sight of OF_CHAINS) all.set(sight, 'nuremberg')
  for (const piece of PIECES)
    all.set(`rules of 2009: ${piece} on a space for ${isGoods(piece) ? 'goods' : 'second'}`, '2009')
  return all
}

const rulesOn = (map: MapName): Rules => open(newGame(4, map)).rules
const isGoods = (piece: string): boolean => piece === 'grey' || piece === 'yellow'

/** Every border that can be built, and every company station as a start. */
function ofMap(name: MapName): string[] {
  const { map } = rulesOn(name)
  const borders = map.isRiver.flatMap((_, border) =>
    map.cost[2 * border]! + map.cost[2 * border + 1]! > 0 ? [border] : [],
  )
  const starts = map.areas.flatMap(({ owners }, area) => (owners === 0 ? [] : [area]))
  return [...borders.map(border => builtAcross(map, border)), ...starts.map(area => startedIn(map, area))]
}

const { moveKinds, boxes, trains } = rulesOn('nuremberg')
const KINDS = ['cubes', ...COLOURS]

const OF_CHAINS = ['scored for chain', 'a chain of several owners', 'a chain before anything was sold']

const ANYWHERE: readonly string[] = [
  ...moveKinds.filter(Boolean).map(({ form }) => `move: ${form}`),
  ...boxes.flatMap(({ name }) => [
    `${name} won`,
    `outbid on ${name}`,
    ...COLOURS.map((_, colour) => `${name} won with a disc of colour ${colour}`),
  ]),
  ...trains.map(({ name }) => `${name} bought`),
  ...KINDS.flatMap(kind => [`track paid with ${kind}`, `a train paid with ${kind}`]),
  ...['white', 'red', 'green'].map(colour => `${colour} paid for what a series touches`),
  ...['red', 'green'].flatMap(piece => ['first', 'second'].map(carClass => `${piece} on a space for ${carClass}`)),
  ...['grey', 'yellow'].map(piece => `${piece} on a space for goods`),
  'a load for one of several trains',
  ...['track', 'trains', 'takeovers'].map(phase => `somebody passes in the phase "${phase}"`),
  ...COMPANIES.flatMap(company => [
    `a line sold to ${company}`,
    `a neutral station becomes ${company}`,
    `a station of both after ${company} bought`,
    `a start at a station sold to ${company}`,
  ]),
  ...['even', 'odd'].map(what => `a line of an ${what} number of pieces sold`),
  ...['goods', 'reds', 'greens'].map(what => `${what} leave the game`),
  ...['transport', 'sets', 'profit', 'loss', 'track-left'].map(what => `scored for ${what}`),
  'a series comes back to an area',
  'a series touches a company area twice',
  'a series from own track',
  'a series touches an area of both companies',
  'a series of 8 links',
  'all cubes in hand',
  'no cube in hand',
  'as much influence as there can be',
  'no influence at all',
  'all pieces on the map',
  'no track in a later turn',
  'somebody makes a profit',
  'somebody makes a loss',
  'a network of three parts',
  'three trains',
  'a full train',
  'a choice of influence for track',
  'a choice of payment for a train',
  'ways part in the middle of a line',
  'somebody has passed, somebody goes on',
  'nobody has points',
  'somebody has points',
]
