import { nameOf, unless } from '@roundhouse/kernel/complaint'
import { bitOf, COMPANIES } from '../base/company.ts'
import { colourOf } from '../base/influence.ts'
import { areaAt, areaName, areaTo, borderName, borderOf } from '../base/map.ts'
import { NONE, type State, type TransportLine } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import type { StateCheck } from './check.ts'
import { neighboursOver } from './search.ts'

/** A line being sold: a path of own pieces that can be led to its end in several ways and paid (NB-8.1, NB-8.2). */
export const line: StateCheck = (rules, state) => {
  if (state.line === null) return []
  const broken = [...ends(rules, state, state.line), ...path(rules, state, state.line)]
  return broken.length > 0 ? broken : goesOn(rules, state, state.line)
}

function ends({ map }: Rules, { stations }: State, { company, from, to }: TransportLine): string[] {
  const name = `${areaName(map, from)} - ${areaName(map, to)}`
  return [
    ...unless(
      from < to && areaAt(map, from).station !== null && areaAt(map, to).station !== null,
      () => `A line leads from one station to another in their order, but this one is ${name}`,
    ),
    ...unless(
      ((stations[from]! | stations[to]!) & bitOf(company)) !== 0,
      () => `A line is sold to ${COMPANIES[company]} from a station of that company, but this one is ${name}`,
    ),
  ]
}

/** The areas that it has passed, its beginning first. */
const passedBy = ({ map }: Rules, { from, links }: TransportLine): number[] => [
  from,
  ...links.map(link => areaTo(map, link)),
]

function path(rules: Rules, { track, toMove }: State, line: TransportLine): string[] {
  const { map } = rules
  const passed = passedBy(rules, line)
  return [
    ...line.links.flatMap((link, i) => [
      ...unless(map.from[link] === passed[i], () => `The line is broken before ${borderName(map, borderOf(link))}`),
      ...unless(
        track[borderOf(link)] === toMove,
        () => `${nameOf(toMove)} sells ${borderName(map, borderOf(link))}, which is not his`,
      ),
    ]),
    ...unless(new Set(passed).size === passed.length, () => 'The line passes an area twice'),
    ...unless(!passed.includes(line.to), () => 'The line is at its end, but it is not sold'),
  ]
}

/** There is a choice: from where the line is, pieces lead to its end over several areas, and it can be paid. */
function goesOn(rules: Rules, { track, toMove, players }: State, line: TransportLine): string[] {
  const near = neighboursOver(rules.map, border => track[border] === toMove)
  const passed = passedBy(rules, line)
  const most = 2 * players[toMove]!.influence[colourOf(line.company)]!
  const leads = (passed: readonly number[]): boolean =>
    passed.length <= most + 1 && (passed.at(-1) === line.to || nextOf(passed).some(next => leads([...passed, next])))
  const nextOf = (passed: readonly number[]): number[] =>
    (near.get(passed.at(-1) ?? NONE) ?? []).filter(next => !passed.includes(next))
  const ways = nextOf(passed).filter(next => leads([...passed, next])).length
  return unless(ways > 1, () => `A way is to be chosen, but the number of ways to the end of the line is ${ways}`)
}
