import { describeText } from '@roundhouse/kernel/move-kind'
import type { Choice, ChoiceTo } from '@roundhouse/nuremberg/base/choice'
import { linkBetween } from '@roundhouse/nuremberg/base/map'
import { areaNamed, placeOf } from '@roundhouse/nuremberg/base/names'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { Compact } from '../game.ts'

/**
 * What moves have in common, and what is their own: the box, the start of the link, the piece, an end of the line. Areas
 * are also shown by their places, to be found on the map.
 */
export function compact(rules: Rules, text: string): Compact | null {
  const choice = describeText<Rules, Choice>(rules.moveKinds, rules, text)
  switch (choice?.do) {
    case 'bid':
      return { lead: `bid ${choice.box}`, own: String(choice.cubes) }
    case 'build':
      return link(rules, choice)
    case 'buy':
      return { lead: 'buy', own: choice.train }
    case 'load':
      return { lead: `load ${choice.cargo} ${placed(rules, choice.area)}`, own: space(rules, choice) }
    case 'sell':
      return { lead: `sell ${choice.from} -`, own: `${choice.to} to ${choice.company}` }
    default:
      return null
  }
}

/** A link that costs more than 1 says so. */
function link(rules: Rules, { from, to }: ChoiceTo<'build'>): Compact {
  const { map } = rules
  const cost = map.cost[linkBetween(map, areaNamed(map, from), areaNamed(map, to))]!
  return { lead: `build ${placed(rules, from)} >`, own: `${placed(rules, to)}${cost > 1 ? ` (${cost})` : ''}` }
}

/** Goods have no class, nor has anything by the rules of 2009. */
const space = ({ rules2009 }: Rules, { train, class: carClass }: ChoiceTo<'load'>): string =>
  carClass === 'goods' || rules2009 ? train : `${train} ${carClass}`

/** `Fürth e4`: a name as moves have it, and where to find it on the map. */
const placed = ({ map }: Rules, name: string): string => `${name} ${placeOf(map.areas[areaNamed(map, name)]!)}`
