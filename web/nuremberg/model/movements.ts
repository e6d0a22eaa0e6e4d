import type { Seat } from '@roundhouse/kernel/game'
import { handleLine, type LineHandlers } from '@roundhouse/kernel/story'
import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { PIECES } from '@roundhouse/nuremberg/base/piece'
import type { Player } from '@roundhouse/nuremberg/base/player'
import { NONE } from '@roundhouse/nuremberg/base/state'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { Movement } from '../../table/motion/movement.ts'
import { targetSelector } from '../../table/targets/targets.ts'
import { shortestLine } from '../choosing/lines.ts'
import { targetsOn } from '../choosing/targets.ts'
import { pieceSymbol } from '../drawing/goods.ts'
import type { TableModel } from './table-model.ts'

type Shown = Pick<TableModel, 'snapshot' | 'view' | 'rules' | 'targets' | 'choice'>

const areaMark = (area: number): string => `[data-area="${area}"]`
const cubesOf = (seat: Seat): string => `${targetSelector(`seat ${seat}`)} .cubes`
const influenceOf = (seat: Seat, colour: string): string =>
  `${targetSelector(`seat ${seat}`)} [data-colour="${colour}"]`

const pop = (selector: string): Movement => ({ is: 'pop', thing: selector })
const fly = (picture: string, from: string, to: string): Movement => ({
  is: 'fly',
  picture: `nb-${picture}`,
  from,
  thing: to,
})

/** Pieces on the map when a game begins. */
export const OPENING: readonly Movement[] = [{ is: 'deal', thing: '.pieces > *' }]

/** What moves from one moment to the next; the story only tells where something comes from. */
export function movementsBetween(before: Shown, now: Shown): Movement[] {
  if (before.snapshot === now.snapshot && before.choice === now.choice) return []
  return [...trackMovements(before, now), ...(before.snapshot === now.snapshot ? [] : playedMovements(before, now))]
}

/** No more fly at once: who has been away reads the recap. */
const MOST_FLIGHTS = 10

function playedMovements(before: Shown, now: Shown): Movement[] {
  const news = now.snapshot.story.slice(before.snapshot.story.length)
  const all = [
    ...auctionMovements(before, now),
    ...trainMovements(before, now),
    ...stationMovements(before, now),
    ...news.flatMap(line => causedBy(now.rules.map, line)),
    ...now.view.players.flatMap((player, seat) => playerMovements(before.view.players[seat]!, player, seat)),
  ]
  const flights = all.filter(({ is }) => is === 'fly').slice(-MOST_FLIGHTS)
  return [...flights, ...all.filter(({ is }) => is !== 'fly')]
}

function trackMovements(before: Shown, now: Shown): Movement[] {
  const had = new Set(plannedBorders(before))
  const planned = plannedBorders(now).filter(border => !had.has(border))
  const laid = now.view.track.flatMap((owner, border) =>
    owner === NONE || owner === before.view.track[border] ? [] : [border],
  )
  return [...planned, ...laid].map(border => ({ is: 'draw', thing: `[data-border="${border}"]` }))
}

/** A series that is being built, a line that is being sold, or one that would be. */
function plannedBorders({ view, rules, targets, choice }: Shown): number[] {
  const sale =
    choice.line === undefined ? undefined : targetsOn(targets, 'line').find(({ text }) => text === choice.line)
  const links =
    sale === undefined ? (view.line ?? view.series).links : shortestLine(rules.map, view, sale.one, sale.other)
  return links.map(link => link >> 1)
}

/** Cubes go to the box, and those of the one who is outbid come back. */
const auctionMovements = ({ view: old }: Shown, { view: { bids, bidders }, rules }: Shown): Movement[] =>
  rules.boxes.flatMap(({ name }, box) => {
    const [seat, loser] = [bidders[box]!, old.bidders[box]!]
    if (seat === NONE || (seat === loser && bids[box] === old.bids[box])) return []
    const outbid =
      loser === NONE || loser === seat ? [] : [fly(`seat-${loser}`, targetSelector(`box ${name}`), cubesOf(loser))]
    return [
      ...outbid,
      fly(`seat-${seat}`, cubesOf(seat), targetSelector(`box ${name}`)),
      pop(`${targetSelector(`box ${name}`)} .bid`),
    ]
  })

const trainMovements = ({ view: old }: Shown, { view, rules }: Shown): Movement[] =>
  rules.trains.flatMap(({ name }, train) => {
    const seat = view.trains[train]!
    if (seat === NONE || seat === old.trains[train]) return []
    return [
      fly('locomotive', targetSelector(`train ${name}`), targetSelector(`seat ${seat}`)),
      pop(`${targetSelector(`train ${name}`)} .holder`),
    ]
  })

const stationMovements = ({ view: old }: Shown, { view }: Shown): Movement[] =>
  view.stations.flatMap((owners, area) =>
    COMPANIES.filter((_, company) => isStationOf(owners, company) && !isStationOf(old.stations[area]!, company)).map(
      company => fly(`banner-${company}`, '.phases .now', areaMark(area)),
    ),
  )

/** Numbers of a player that are others now. */
function playerMovements(old: Player, now: Player, seat: Seat): Movement[] {
  const row = targetSelector(`seat ${seat}`)
  return [
    ...(old.cubes === now.cubes ? [] : [pop(`${row} .cubes b`)]),
    ...COLOURS.flatMap((colour, n) =>
      old.influence[n] === now.influence[n] ? [] : [pop(`${influenceOf(seat, colour)} b`)],
    ),
    ...(old.profit === now.profit ? [] : [pop(`${row} .profit`)]),
    ...(old.points === now.points ? [] : [pop(`${row} .points`)]),
  ]
}

/** What a view does not tell: where influence and loads come from. */
const CAUSES: LineHandlers<StoryLine, Movement[], [map: RailMap]> = {
  gained: gains =>
    COLOURS.filter(colour => gains[colour] > 0).map(colour => fly(colour, '.auction', influenceOf(gains.seat, colour))),
  loaded: ({ piece, area, train }, map) => [
    fly(pieceSymbol(map, PIECES.indexOf(piece) + 1), areaMark(areaNamed(map, area)), targetSelector(`train ${train}`)),
  ],
}

const causedBy = (map: RailMap, line: StoryLine): Movement[] => handleLine(CAUSES, line, map) ?? []
