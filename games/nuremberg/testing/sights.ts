import { kindNumberOf, readWord } from '@roundhouse/kernel/move-kind'
import { handleLine, type LineHandlers, linesOf } from '@roundhouse/kernel/story'
import { BOTH, bitOf, COMPANIES } from '../base/company.ts'
import { COLOURS, MOST_INFLUENCE } from '../base/influence.ts'
import { borderName, type RailMap } from '../base/map.ts'
import { NOTHING } from '../base/piece.ts'
import { CUBES, PIECES_OF_TRACK } from '../base/player.ts'
import { companyTrack, NONE, type State } from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import type { Rules } from '../base/table.ts'
import { sum } from '../referee/check.ts'
import type { Step } from './found.ts'

/**
 * Everything that is to be seen in this move and where it is decided, as names: every box won, every train bought, every
 * border built, every kind of payment ...
 */
export const sightsIn = (rules: Rules, step: Step): string[] => [
  ...sightsAt(step.before, rules),
  ...sightsOf(rules, step),
]

/** What is to be seen in this move, but not in its neighbours. */
export function sightsOf(rules: Rules, step: Step): string[] {
  const { form } = rules.moveKinds[kindNumberOf(step.move)]!
  return [
    `move: ${form}`,
    ...step.lines.flatMap(line => [`story: ${line.key}`, ...(handleLine(IN_STORY, line, step, rules) ?? [])]),
    ...(isWon(step) ? boxesWon(rules, step) : []),
    ...track(rules, step),
    ...(step.after.phase === 'over' ? endings(step.after) : []),
  ]
}

/** How a border that was built is called among the sights. */
export const builtAcross = (map: RailMap, border: number): string => `${map.name}: ${borderName(map, border)} built`
export const startedIn = (map: RailMap, area: number): string => `${map.name}: a series from ${map.areas[area]!.name}`

const isWon = ({ lines }: Step): boolean => lines.some(({ key }) => key === 'gained')

/** The last bid ends the auction: everybody has what he leads then. */
const boxesWon = ({ boxes }: Rules, { before }: Step): string[] =>
  boxes.flatMap(({ name, isOpen }, box) =>
    isOpen ? [`${name} won`, `${name} won with a disc of colour ${before.discs[box]}`] : [],
  )

const IN_STORY: LineHandlers<StoryLine, string[], [step: Step, rules: Rules]> = {
  outbid: ({ box }) => [`outbid on ${box}`],
  paid: ({ kind }, step) => [paidFor(step, kind)],
  bought: ({ train }) => [`${train} bought`],
  loaded: ({ piece, class: carClass, seat }, { before }, { rules2009 }) => [
    rules2009 ? `rules of 2009: ${piece} on a space for ${carClass}` : `${piece} on a space for ${carClass}`,
    ...(before.trains.filter(owner => owner === seat).length > 1 ? ['a load for one of several trains'] : []),
  ],
  passed: ({ phase }) => [`somebody passes in the phase "${phase}"`],
  sold: ({ company, pieces }) => [
    `a line sold to ${company}`,
    `a line of an ${pieces % 2 === 0 ? 'even' : 'odd'} number of pieces sold`,
  ],
  'station-changed': ({ area, company }, { after }, { map }) => {
    const owners = after.stations[map.areas.findIndex(({ name }) => name === area)]
    return [owners === BOTH ? `a station of both after ${company} bought` : `a neutral station becomes ${company}`]
  },
  'left-game': ({ what }) => [`${what} leave the game`],
  'chain-closed': (_facts, step) => chain(step),
  scored: ({ for: source }) => [`scored for ${source}`],
}

/** What is owed for a series is influence that nothing replaces; everything else pays the price of something. */
function paidFor({ text, before: { series, phase } }: Step, kind: string): string {
  const isOwed = text === 'finish' && (series.owed[placeOf(kind)] ?? 0) > 0
  return isOwed
    ? `${kind} paid for what a series touches`
    : `${phase === 'track' ? 'track' : 'a train'} paid with ${kind}`
}

const placeOf = (kind: string): number => readWord(COLOURS, kind)

function chain({ lines, after }: Step): string[] {
  const scorers = linesOf(lines, 'scored').filter(({ facts }) => facts.for === 'chain')
  return [
    ...(scorers.length > 1 ? ['a chain of several owners'] : []),
    ...(after.track.some(owner => owner >= companyTrack(0)) ? [] : ['a chain before anything was sold']),
  ]
}

/** What was built; a series that was given up was not. */
function track(rules: Rules, { before, after }: Step): string[] {
  const isLaid = before.series.links.some(link => before.track[link >> 1] !== after.track[link >> 1])
  return isLaid ? sightsOfSeries(rules, before) : []
}

/** What will be to be seen when the series is built that somebody is about. */
export function sightsOfSeries({ map }: Rules, { series: { links }, stations }: State): string[] {
  const areas = [map.from[links[0]!]!, ...links.map(link => map.to[link]!)]
  const companies = areas.filter(area => stations[area] !== 0)
  const sights: [boolean, string][] = [
    [new Set(areas).size < areas.length, 'a series comes back to an area'],
    [new Set(companies).size < companies.length, 'a series touches a company area twice'],
    [stations[areas[0]!] === 0, 'a series from own track'],
    [areas.some(area => stations[area] === BOTH), 'a series touches an area of both companies'],
    [links.some(link => map.isRiver[link >> 1]), 'a river crossed'],
    [links.some(link => map.cost[link] === 2 && !map.isRiver[link >> 1]), 'a valley entered'],
    [links.length >= 8, 'a series of 8 links'],
  ]
  return [
    ...links.map(link => builtAcross(map, link >> 1)),
    ...(map.areas[areas[0]!]!.owners === 0 ? [] : [startedIn(map, areas[0]!)]),
    ...sights.flatMap(([isSeen, sight]) => (isSeen ? [sight] : [])),
  ]
}

function endings({ players }: State): string[] {
  const points = players.map(player => player.points)
  const most = Math.max(...points)
  return [
    ...(points.filter(n => n === most).length > 1 ? ['a tie for the most points'] : []),
    ...(most < 0 ? ['nobody has points'] : []),
    ...(most > 0 ? ['somebody has points'] : []),
  ]
}

/** What is to be seen where somebody decides. */
export function sightsAt(state: State, { trains, map }: Rules): string[] {
  const { players, toMove, phase, payment, line, passed } = state
  const { cubes, influence, pieces, profit, network } = players[toMove]!
  const own = trains.filter((_, train) => state.trains[train] === toMove)
  const isFull = own.some(({ at, spaces }) =>
    state.spaces.slice(at[0], at[0]! + sum(spaces)).every(piece => piece !== NOTHING),
  )
  const sights: [boolean, string][] = [
    [cubes === CUBES && phase === 'auction', 'all cubes in hand'],
    [cubes === 0 && phase === 'trains', 'no cube in hand'],
    [influence.includes(MOST_INFLUENCE), 'as much influence as there can be'],
    [influence.every(points => points === 0), 'no influence at all'],
    [pieces === PIECES_OF_TRACK, 'all pieces on the map'],
    [pieces === 0 && state.turn > 1 && phase === 'track', 'no track in a later turn'],
    [profit > 0, 'somebody makes a profit'],
    [profit < 0, 'somebody makes a loss'],
    [new Set(network.parts).size > 2, 'a network of three parts'],
    [own.length === 3, 'three trains'],
    [isFull, 'a full train'],
    [payment?.train === NONE, 'a choice of influence for track'],
    [payment !== null && payment.train !== NONE, 'a choice of payment for a train'],
    [line !== null && line.links.length > 0, 'ways part in the middle of a line'],
    [phase === 'trains' && passed !== 0, 'somebody has passed, somebody goes on'],
    ...COMPANIES.map((company, n): [boolean, string] => [
      phase === 'track' && state.stations.some((bits, area) => bits & bitOf(n) && map.areas[area]!.owners === 0),
      `a start at a station sold to ${company}`,
    ]),
  ]
  return sights.flatMap(([isSeen, sight]) => (isSeen ? [sight] : []))
}
