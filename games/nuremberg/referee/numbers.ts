import { isWhole, unless } from '@roundhouse/kernel/complaint'
import { BOTH, COMPANIES } from '../base/company.ts'
import { TRACKS } from '../base/discs.ts'
import { COLOURS, MOST_INFLUENCE } from '../base/influence.ts'
import type { Area, Link } from '../base/map.ts'
import { PIECES } from '../base/piece.ts'
import { CUBES, PIECES_OF_TRACK } from '../base/player.ts'
import { companyTrack, NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import type { StateCheck } from './check.ts'

type Line = readonly [name: string, found: readonly number[], length: number, least: number, most: number]

const ANY = Number.MAX_SAFE_INTEGER

/** Every list is as long as it ought to be, and every number in it means something: the other checks can ask. */
export const numbers: StateCheck = (rules, state) => {
  if (state.players.length !== rules.seats)
    return [`${rules.seats} play, but there are ${state.players.length} players`]
  return [
    ...ofTable(rules, state),
    ...ofMap(rules, state),
    ...ofPlayers(rules, state),
    ...ofDoings(rules, state),
  ].flatMap(([name, found, length, least, most]) =>
    unless(
      found.length === length && found.every(n => isWhole(n, least, most)),
      () =>
        `${name} should be ${amount(length, least, most)}, but ${found.length === 0 ? 'there is none' : found.join(', ')}`,
    ),
  )
}

const amount = (length: number, least: number, most: number): string =>
  `${length} ${length === 1 ? 'number' : 'numbers'}${least === -ANY ? '' : ` from ${least}`}${most === ANY ? '' : ` to ${most}`}`

function ofTable({ boxes, trains, seats, turns, spaceCount }: Rules, state: State): Line[] {
  const lastSeat = seats - 1
  return [
    ['The turn', [state.turn], 1, 1, turns],
    ['Whose move it is', [state.toMove], 1, 0, lastSeat],
    ['The place in the order', [state.place], 1, 0, ANY],
    ['Who has passed', [state.passed], 1, 0, 2 ** seats - 1],
    ['The discs', state.discs, boxes.length, NONE, COLOURS.length - 1],
    ['The bids', state.bids, boxes.length, 0, CUBES],
    ['The bidders', state.bidders, boxes.length, NONE, lastSeat],
    ['The owners of trains', state.trains, trains.length, NONE, lastSeat],
    ['What stands on trains', state.spaces, spaceCount, 0, PIECES.length],
    ['The tracks with discs', [state.discStacks.length], 1, TRACKS, TRACKS],
  ]
}

function ofMap({ map }: Rules, state: State): Line[] {
  const areas = map.areas.length
  return [
    ['The track', state.track, map.isRiver.length, NONE, companyTrack(COMPANIES.length - 1)],
    ['The goods', state.goods, areas, 0, ANY],
    ['The red passengers', state.reds, areas, 0, ANY],
    ['The green passengers', state.greens, areas, 0, ANY],
    ['The landowners', state.landowners, areas, 0, ANY],
    ['The stations', state.stations, areas, 0, BOTH],
    ['What is joined', state.joined, state.joined.length === 0 ? 0 : areas, 0, areas - 1],
  ]
}

const ofPlayers = ({ map }: Rules, { players }: State): Line[] =>
  players.flatMap(({ cubes, influence, profit, points, pieces, kept, network }, seat): Line[] => {
    const of = (what: string): string => `${what} of seat ${seat + 1}`
    const { areas, parts, serves, beside } = network
    return [
      [of('The cubes'), [cubes], 1, 0, CUBES],
      [of('The influence'), influence, COLOURS.length, 0, MOST_INFLUENCE],
      [of('The profit'), [profit], 1, -ANY, ANY],
      [of('The points'), [points], 1, -ANY, ANY],
      [of('The pieces of track'), [pieces], 1, 0, PIECES_OF_TRACK],
      [of('What is kept'), kept, PIECES.length, 0, ANY],
      [of('The areas in the network'), areas, areas.length, 0, map.areas.length - 1],
      [of('The parts of the network'), parts, areas.length, 0, serves.length - 1],
      [of('What is served in the network'), serves, serves.length, 0, BOTH],
      [of('What is beside the network'), beside, beside.length, 0, map.areas.length - 1],
    ]
  })

/** What somebody is about: a series, a payment, a line. */
function ofDoings({ map, trains }: Rules, { series, payment, line }: State): Line[] {
  const links = map.to.length - 1
  const areas = map.areas.length - 1
  return [
    ['The links of the series', series.links, series.links.length, 0, links],
    ['The price of the series', [series.price], 1, 0, ANY],
    ['What the series owes', series.owed, COLOURS.length, 0, ANY],
    ...(payment === null ? [] : ofPayment(payment, trains.length)),
    ...(line === null ? [] : ofLine(line, areas, links)),
  ]
}

const ofPayment = ({ due, kind, train }: NonNullable<State['payment']>, trains: number): Line[] => [
  ['What is due', [due], 1, 0, ANY],
  ['The kind of payment', [kind], 1, 0, COLOURS.length],
  ['The train being paid', [train], 1, NONE, trains - 1],
]

const ofLine = ({ company, from, to, links }: NonNullable<State['line']>, area: Area, link: Link): Line[] => [
  ['The company that buys', [company], 1, 0, COMPANIES.length - 1],
  ['The ends of the line', [from, to], 2, 0, area],
  ['The pieces of the line', links, links.length, 0, link],
]
