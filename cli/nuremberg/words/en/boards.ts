import type { Seat } from '@roundhouse/kernel/game'
import { PROFIT } from '@roundhouse/nuremberg/base/discs'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { PIECES } from '@roundhouse/nuremberg/base/piece'
import { PIECES_OF_TRACK } from '@roundhouse/nuremberg/base/player'
import { cubesInBids, reserveOf } from '@roundhouse/nuremberg/base/purse'
import { NONE } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { setsOf } from '@roundhouse/nuremberg/phases/final-count'
import { capital, count, listed, sentence } from '../../../words/en/counting.ts'
import { nameOf, said } from '../../../words/en/voice.ts'
import { stateSeen, tiesOn } from '../../seen.ts'
import { areaWords } from './areas.ts'
import { boxWords, trainWords } from './moves.ts'
import { influenceWords, pieceWords, priceWords, seatsWords } from './things.ts'
import type { Voice } from './voice.ts'

/** Everything that a seat has. */
export function boardLines(voice: Voice, view: View, seat: Seat): string[] {
  const { cubes, influence, pieces, profit, points } = view.players[seat]!
  const state = stateSeen(view)
  const inBids = cubesInBids(state, seat)
  return [
    sentence(said(voice, seat, `{have|has} ${count(points, 'point')} and a profit of ${profit}`)),
    `Cubes: ${cubes} in hand${inBids > 0 ? `, ${inBids} in bids` : ''}, ${reserveOf(state, seat)} in reserve.`,
    `Influence: ${influenceWords(influence)}.`,
    `Track: ${pieces} of ${PIECES_OF_TRACK} pieces on the map.`,
    ...movedLines(voice, view, seat),
    ...trainLinesOf(voice, view, seat),
  ]
}

export function movedLines({ rules }: Voice, view: View, seat: Seat): string[] {
  const { kept } = view.players[seat]!
  const moved = PIECES.flatMap((piece, i) => (kept[i]! > 0 ? [`${kept[i]} ${pieceWords(rules, piece)}`] : []))
  if (moved.length === 0) return ['Moved in earlier turns: nothing.']
  return [`Moved in earlier turns: ${listed(moved)}; ${count(setsOf({ rules, state: stateSeen(view) }, seat), 'set')}.`]
}

/** The trains that a seat has bought, and what stands on them. */
export function trainLinesOf({ rules }: Voice, view: View, seat: Seat): string[] {
  return rules.trains.flatMap((train, n) => {
    if (view.trains[n] !== seat) return []
    const all = view.spaces.slice(train.at[0]!, train.at[0]! + train.spaces.reduce((sum, k) => sum + k, 0))
    const loads = PIECES.flatMap((piece, i) => {
      const loaded = all.filter(each => each === i + 1).length
      return loaded > 0 ? [`${loaded} ${pieceWords(rules, piece)}`] : []
    })
    return [`Train ${train.name}, ${trainWords(train)}; loaded: ${loads.length === 0 ? 'nothing' : listed(loads)}.`]
  })
}

/** Every train, and whose it is. */
export const allTrainLines = (voice: Voice, view: View): string[] =>
  voice.rules.trains.map((train, n) => {
    const owner = view.trains[n]!
    return `${train.name}: ${trainWords(train)}${owner === NONE ? '' : `; ${nameOf(voice, owner)} bought it`}.`
  })

/** The open boxes, with the disc of this turn and the bids. */
export const boxLines = (voice: Voice, view: View): string[] =>
  voice.rules.boxes.flatMap((box, n) => {
    if (!box.isOpen) return []
    const bidder = view.bidders[n]!
    const bid = bidder === NONE ? `no bid yet, from ${box.least}` : `${nameOf(voice, bidder)} ${view.bids[n]}`
    return [`${box.name}: ${boxWords(box, view.discs[n]!)}; ${bid}.`]
  })

export const orderLines = (voice: Voice, { order, buildOrder, trainOrder }: View): string[] => [
  `Player order: ${seatsWords(voice, order)}.`,
  `Building order: ${seatsWords(voice, buildOrder)}.`,
  `Train order: ${seatsWords(voice, trainOrder)}.`,
]

/** By colour: how much everyone has, and who lies on top in a tie. */
export const influenceLines = (voice: Voice, view: View): string[] =>
  COLOURS.map((colour, n) => trackLine(voice, view, capital(colour), n, seat => view.players[seat]!.influence[n]!))

export const profitLines = (voice: Voice, view: View): string[] => [
  trackLine(voice, view, 'Profit', PROFIT, seat => view.players[seat]!.profit),
]

function trackLine(voice: Voice, view: View, title: string, track: number, heightOf: (seat: Seat) => number): string {
  const heights = view.players.map((_, seat) => `${nameOf(voice, seat)} ${heightOf(seat)}`)
  const ties = tiesOn(view, track, heightOf)
  const above = ties.length === 0 ? '' : `; among equals ${seatsWords(voice, ties)}, the upper first`
  return `${title}: ${heights.join(', ')}${above}.`
}

/** The series being built: its way and what it costs so far. */
export function seriesLines({ rules }: Voice, { series }: View): string[] {
  const { links, price, owed } = series
  if (links.length === 0) return ['No series is being built.']
  const areas = [rules.map.from[links[0]!]!, ...links.map(link => rules.map.to[link]!)]
  return [
    `Series: ${areas.map(area => areaWords(rules, area)).join(' - ')}; ${count(links.length, 'piece')}, ${priceWords(price, owed)} so far.`,
  ]
}
