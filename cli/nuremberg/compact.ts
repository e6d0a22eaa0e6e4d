import { linkBetween } from '@roundhouse/nuremberg/base/map'
import { areaNamed, placeOf } from '@roundhouse/nuremberg/base/names'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { Compact } from '../game.ts'

/** What moves have in common, by their first word: the box, the start of the link, the piece, an end of the line. */
const LEADS: Readonly<Record<string, RegExp>> = {
  bid: /^(bid \S+) (.*)$/,
  build: /^build (.*) > (.*)$/,
  buy: /^(buy) (.*)$/,
  load: /^load (.*) (\d\S+.*)$/,
  sell: /^(sell .* -) (.*)$/,
}

/** Areas are also shown by their places, to be found on the map. */
export function compact(rules: Rules, text: string): Compact | null {
  const word = text.split(' ')[0]!
  const [, lead, own] = LEADS[word]?.exec(text) ?? []
  if (lead === undefined) return null
  if (word === 'build') return link(rules, lead, own!)
  return { lead: word === 'load' ? load(rules, lead) : lead, own: own! }
}

/** A link that costs more than 1 says so. */
function link(rules: Rules, from: string, to: string): Compact {
  const { map } = rules
  const cost = map.cost[linkBetween(map, areaNamed(map, from), areaNamed(map, to))]!
  return { lead: `build ${placed(rules, from)} >`, own: `${placed(rules, to)}${cost > 1 ? ` (${cost})` : ''}` }
}

function load(rules: Rules, what: string): string {
  const [piece, ...area] = what.split(' ')
  return `load ${piece} ${placed(rules, area.join(' '))}`
}

/** `Fürth e4`: a name as moves have it, and where to find it on the map. */
const placed = ({ map }: Rules, name: string): string => `${name} ${placeOf(map.areas[areaNamed(map, name)]!)}`
