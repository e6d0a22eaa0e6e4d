import { readWord } from '@roundhouse/kernel/move-kind'
import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import { BROWN, COLOURS, colourOf } from '@roundhouse/nuremberg/base/influence'
import { linkBetween } from '@roundhouse/nuremberg/base/map'
import { areaNamed, placeOf } from '@roundhouse/nuremberg/base/names'
import { CLASSES, GREY } from '@roundhouse/nuremberg/base/piece'
import { NONE } from '@roundhouse/nuremberg/base/state'
import type { AuctionBox, Train } from '@roundhouse/nuremberg/base/table'
import type { View } from '@roundhouse/nuremberg/base/view'
import { extended } from '@roundhouse/nuremberg/phases/series'
import { priceOf } from '@roundhouse/nuremberg/phases/takeovers'
import { piecesBetween } from '@roundhouse/nuremberg/routes/lines'
import { capital, count, listed } from '../../../words/en/counting.ts'
import { nameOf } from '../../../words/en/voice.ts'
import { stateSeen } from '../../seen.ts'
import { areaWords, directionOf } from './areas.ts'
import { influenceWords, pieceWords, priceWords } from './things.ts'
import type { Voice } from './voice.ts'

/** A move explained to whoever may play it: what it does, from what he sees. */
type Words = (voice: Voice, view: View, words: readonly string[]) => string

/** By the first word of a move. */
const MOVES: Readonly<Record<string, Words>> = {
  bid: (voice, view, [box]) => {
    const number = voice.rules.boxes.findIndex(({ name }) => name === box)
    const bidder = view.bidders[number]!
    const outbid = bidder === NONE ? '' : `; ${nameOf(voice, bidder)} bid ${view.bids[number]} there`
    return `${boxWords(voice.rules.boxes[number]!, view.discs[number]!)}${outbid}`
  },
  build: (voice, view, words) => linkWords(voice, view, words.join(' ')),
  finish: (_voice, { series }) =>
    `build ${series.links.length === 1 ? 'it' : `the ${series.links.length} pieces`} for ${priceWords(series.price, series.owed)}`,
  give: () => 'nothing of the series is built, and your building is over for this turn',
  pass: (_voice, { phase }) => PASSES[phase] ?? 'do nothing',
  pay: (_voice, view, [kind, n]) => `${n} of ${heldWords(view, kind!)}; ${view.payment!.due - Number(n)} left to pay`,
  buy: ({ rules }, _, [name]) => trainWords(rules.trains.find(train => train.name === name)!),
  load: loadWords,
  sell: sellWords,
  way: ({ rules }, _, words) => `over ${areaWords(rules, areaNamed(rules.map, words.join(' ')))}`,
}

export const MOVE_WORDS: readonly string[] = Object.keys(MOVES)

const PASSES: Readonly<Record<string, string>> = {
  track: 'build nothing this turn',
  trains: 'be out for this phase',
  takeovers: 'sell nothing this turn',
}

/** What a move does, without its text. */
export function moveWords(voice: Voice, view: View, text: string): string {
  const [word, ...words] = text.split(' ')
  const say = MOVES[word!]
  if (say === undefined) throw new Error(`Cannot say the move "${text}"`)
  return say(voice, view, words)
}

/** `1 white, 1 brown and 1 red, with the disc 2 red`. */
export function boxWords({ printed }: AuctionBox, disc: number): string {
  const gains = printed.map((n, colour) => n + (disc === colour ? 1 : 0))
  return disc === NONE ? influenceWords(printed) : `${influenceWords(gains)}, the disc ${COLOURS[disc]} among it`
}

/** The link itself, and what the series would cost with it. */
function linkWords({ rules }: Voice, view: View, text: string): string {
  const { map } = rules
  const [from, to] = text.split(' > ').map(name => areaNamed(map, name)) as [number, number]
  const link = linkBetween(map, from, to)
  const { price, owed } = extended({ map, state: stateSeen(view) }, link)
  const dear = map.cost[link]! > 1 ? `, for ${map.cost[link]}` : ''
  const all = view.series.links.length === 0 ? 'costs' : 'the series then costs'
  return `${directionOf(map, from, to)} to ${placeOf(map.areas[to]!)}${dear}; ${all} ${priceWords(price, owed)}`
}

const heldWords = (view: View, kind: string): string => {
  const { cubes, influence } = view.players[view.toMove]!
  const colour = readWord(COLOURS, kind)
  return colour < 0 ? `your ${count(cubes, 'cube')}` : `your ${influence[colour]} ${kind}`
}

const CLASS_WORDS = ['first-class space', 'second-class space', 'goods space']

/** `3 brown: 2 first-class spaces, 1 second-class space and 2 goods spaces`. */
export const trainWords = ({ cost, spaces }: Train): string =>
  `${cost} ${COLOURS[BROWN]}: ${listed(CLASSES.flatMap((_, carClass) => (spaces[carClass]! > 0 ? [count(spaces[carClass]!, CLASS_WORDS[carClass]!)] : [])))}`

/** What a load brings: points now, profit, and a piece for a set (NB-7.1, NB-7.2). */
function loadWords({ rules }: Voice, _view: View, words: readonly string[]): string {
  const [what, ...rest] = words
  const isFirst = rest.at(-1) === 'first'
  if (what !== 'goods') return `${pieceWords(rules, what!)}: ${count(isFirst ? 2 : 1, 'point')}, profit 1`
  const area = areaNamed(rules.map, rest.slice(0, -1).join(' '))
  const isGrey = rules.map.areas[area]!.goods === GREY
  return `${pieceWords(rules, isGrey ? 'grey' : 'yellow')}: 1 point, profit ${isGrey ? 2 : 1}`
}

/** What a line costs and what changes (NB-8.2, NB-8.3). */
function sellWords({ rules }: Voice, view: View, words: readonly string[]): string {
  const company = readWord(COMPANIES, words.at(-1))
  const ends = words.slice(0, -2).join(' ').split(' - ')
  const [one, other] = ends.map(name => areaNamed(rules.map, name)) as [number, number]
  const pieces = piecesBetween(rules.map, stateSeen(view), view.toMove, one, other) ?? 0
  const changes = [one, other].filter(area => !isStationOf(view.stations[area]!, company))
  const change =
    changes.length === 0 ? '' : `; ${listed(changes.map(area => areaWords(rules, area)))} becomes its station`
  return `${count(pieces, 'piece')} for ${priceOf(pieces)} ${COLOURS[colourOf(company)]}, which no longer cost upkeep${change}`
}

/** The headings of a list of moves, by first word. */
const GROUPS: Readonly<Record<string, string>> = {
  bid: 'Bid on a box',
  build: 'Build a link of track',
  finish: 'Finish the series',
  give: 'Give the series up',
  pass: 'Pass',
  pay: 'Pay',
  buy: 'Buy a train',
  load: 'Load a piece',
  sell: 'Sell a line',
  way: 'Choose the way of the line',
}

export const groupTitle = (word: string): string => GROUPS[word] ?? capital(word)
