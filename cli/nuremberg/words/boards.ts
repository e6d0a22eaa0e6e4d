import type { Seat } from '@roundhouse/kernel/game'
import { PROFIT } from '@roundhouse/nuremberg/base/discs'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { PIECES } from '@roundhouse/nuremberg/base/piece'
import { PIECES_OF_TRACK } from '@roundhouse/nuremberg/base/player'
import { cubesInBids, reserveOf } from '@roundhouse/nuremberg/base/purse'
import { NONE, type Series } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { setsOf } from '@roundhouse/nuremberg/phases/final-count'
import { areasOf } from '@roundhouse/nuremberg/phases/series'
import {
  influenceWords,
  piecesWords,
  placeName,
  priceWords,
  signed,
  spacesWords,
  whoIs,
} from '@roundhouse/nuremberg/words/voice'
import { labelled, sentence } from '../../words/sentences.ts'
import { nameOf } from '../../words/voice.ts'
import { stateSeen, tiesOn } from '../seen.ts'
import type { Voice } from './voice.ts'

/** Everything that a seat has. */
export function boardLines(voice: Voice, view: View, seat: Seat): string[] {
  const { say } = voice
  const { cubes, influence, pieces, profit, points } = view.players[seat]!
  const state = stateSeen(view)
  return [
    say('nuremberg.look.points', { name: nameOf(voice, seat), points, profit: signed(profit) }),
    say('nuremberg.look.cubes', { hand: cubes, bids: cubesInBids(state, seat), reserve: reserveOf(state, seat) }),
    say('nuremberg.look.influence', { influence: influenceWords(voice, influence) }),
    say('nuremberg.look.track', { pieces, most: PIECES_OF_TRACK }),
    ...movedLines(voice, view, seat),
    ...trainLinesOf(voice, view, seat),
  ].map(sentence)
}

export function movedLines(voice: Voice, view: View, seat: Seat): string[] {
  const { kept } = view.players[seat]!
  const sets = setsOf({ rules: voice.rules, state: stateSeen(view) }, seat)
  return [sentence(voice.say('nuremberg.look.moved', { things: piecesWords(voice, kept), sets }))]
}

/** What stands on a train, by kinds of piece. */
function loadsOf({ rules }: Voice, view: View, n: number): number[] {
  const train = rules.trains[n]!
  const all = view.spaces.slice(train.at[0]!, train.at[0]! + train.spaces.reduce((sum, k) => sum + k, 0))
  return PIECES.map((_, i) => all.filter(each => each === i + 1).length)
}

/** A train, whose it is, and what stands on it. */
function trainLine(voice: Voice, view: View, n: number): string {
  const { say } = voice
  const { name, cost } = voice.rules.trains[n]!
  const owner = view.trains[n]!
  const loads = loadsOf(voice, view, n)
  return sentence(
    say('nuremberg.trains.train', {
      train: name,
      cost,
      spaces: spacesWords(voice, voice.rules.trains[n]!.spaces),
      holder: owner === NONE ? 'none' : 'some',
      name: owner === NONE ? '' : nameOf(voice, owner),
      loads: loads.every(count => count === 0) ? 'none' : piecesWords(voice, loads),
    }),
  )
}

/** The trains that a seat has bought, and what stands on them. */
export const trainLinesOf = (voice: Voice, view: View, seat: Seat): string[] =>
  voice.rules.trains.flatMap((_, n) => (view.trains[n] === seat ? [trainLine(voice, view, n)] : []))

/** Every train, and whose it is. */
export const allTrainLines = (voice: Voice, view: View): string[] =>
  voice.rules.trains.map((_, n) => trainLine(voice, view, n))

/** What a box gives, its disc with it. */
const boxGives = (voice: Voice, view: View, box: number): string =>
  influenceWords(
    voice,
    voice.rules.boxes[box]!.printed.map((n, colour) => n + (view.discs[box] === colour ? 1 : 0)),
  )

/** The open boxes, with the disc of this turn and the bids. */
export const boxLines = (voice: Voice, view: View): string[] =>
  voice.rules.boxes.flatMap((box, n) => (box.isOpen ? [boxLine(voice, view, n)] : []))

export function boxLine(voice: Voice, view: View, n: number): string {
  const { name, least } = voice.rules.boxes[n]!
  const bidder = view.bidders[n]!
  const said = voice.say('nuremberg.auction.box', {
    box: name,
    brings: boxGives(voice, view, n),
    bid: bidder === NONE ? 'none' : 'some',
    ...whoIs(voice, bidder),
    cubes: view.bids[n]!,
    state: 'none',
    least,
    most: least,
  })
  return sentence(bidder === NONE ? `${said}, ${voice.say('nuremberg.auction.from', { least })}` : said)
}

const seatsWords = (voice: Voice, seats: readonly Seat[]): string => seats.map(seat => nameOf(voice, seat)).join(', ')

export const orderLines = (voice: Voice, { order, buildOrder, trainOrder }: View): string[] =>
  [
    voice.say('nuremberg.story.player-order', { names: seatsWords(voice, order) }),
    voice.say('nuremberg.story.build-order', { names: seatsWords(voice, buildOrder) }),
    voice.say('nuremberg.story.train-order', { names: seatsWords(voice, trainOrder) }),
  ].map(sentence)

/** By colour: how much everyone has, and who lies on top in a tie. */
export const influenceLines = (voice: Voice, view: View): string[] =>
  COLOURS.map((colour, n) =>
    trackLine(voice, view, voice.say(`nuremberg.kind.${colour}`), n, seat => view.players[seat]!.influence[n]!),
  )

export const profitLines = (voice: Voice, view: View): string[] => [
  trackLine(voice, view, voice.say('nuremberg.players.profit'), PROFIT, seat => view.players[seat]!.profit),
]

function trackLine(voice: Voice, view: View, title: string, track: number, heightOf: (seat: Seat) => number): string {
  const heights = view.players.map((_, seat) => `${nameOf(voice, seat)} (${heightOf(seat)})`).join(', ')
  const ties = tiesOn(view, track, heightOf)
  const above = ties.length === 0 ? '' : `; ${voice.say('nuremberg.look.ties', { names: seatsWords(voice, ties) })}`
  return sentence(labelled(voice.say, title, `${heights}${above}`))
}

/** The areas of a series, from its start on. */
export const wayWords = (voice: Voice, series: Series): string =>
  areasOf(voice.rules.map, series)
    .map(area => placeName(voice, area))
    .join(' - ')

/** The series being built: its way and what it costs so far. */
export function seriesLines(voice: Voice, { series }: View): string[] {
  if (series.links.length === 0) return [sentence(voice.say('nuremberg.why.no-series'))]
  return [sentence(labelled(voice.say, wayWords(voice, series), priceWords(voice, series.price, series.owed)))]
}

export const namesOf = (voice: Voice, areas: readonly number[]): string =>
  voice.say.list(areas.map(area => placeName(voice, area)))
