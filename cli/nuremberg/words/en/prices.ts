import type { Seat } from '@roundhouse/kernel/game'
import { COMPANIES } from '@roundhouse/nuremberg/base/company'
import { COLOURS, colourOf } from '@roundhouse/nuremberg/base/influence'
import { linkBetween, NO_LINK } from '@roundhouse/nuremberg/base/map'
import { NONE } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { headOf } from '@roundhouse/nuremberg/phases/series'
import { priceOf } from '@roundhouse/nuremberg/phases/takeovers'
import { eachLine, piecesBetween } from '@roundhouse/nuremberg/routes/lines'
import { count, sentence } from '../../../words/en/counting.ts'
import { added, cheapestTo, owedAt, stateSeen } from '../../seen.ts'
import { areaCalled, areaWords } from './areas.ts'
import { linkState } from './lands.ts'
import { influenceWords, priceWords } from './things.ts'
import type { Voice } from './voice.ts'

/** `look link Fürth > Ronhof`: what lies there, what it costs, and what its areas ask for. */
export function linkLines(voice: Voice, view: View, text: string): string[] {
  const { rules } = voice
  const [from, to] = endsIn(voice, text, />| to /)
  if (from === undefined || to === undefined) return ['Name two areas, such as "look link Fürth > Ronhof".']
  if (from < 0 || to < 0) return [noSuchArea(text)]
  const link = linkBetween(rules.map, from, to)
  const way = `${areaWords(rules, from)} > ${areaWords(rules, to)}`
  if (link === NO_LINK) return [`${way}: they share no border.`]
  const state = linkState(voice, view, link)
  const isFree = view.track[link >> 1] === NONE && rules.map.cost[link]! > 0
  return [`${way}: ${state}.`, ...(isFree ? touchLines(voice, view, from, to, rules.map.cost[link]!) : [])]
}

/** What the areas ask for, and where a series is being built, what it would cost in all. */
function touchLines({ rules }: Voice, view: View, from: number, to: number, cost: number): string[] {
  const { series } = view
  const asks = (area: number) =>
    `${areaWords(rules, area)} asks for ${influenceWords(owedAt(view, area))} of a series that touches it.`
  const isNext = series.links.length > 0 && headOf(rules.map, series) === from
  const all = isNext
    ? priceWords(series.price + cost, added(series.owed, owedAt(view, to)))
    : priceWords(cost, added(owedAt(view, from), owedAt(view, to)))
  return [asks(from), asks(to), `${isNext ? 'The series with it' : 'Built alone it'} costs ${all}.`]
}

const noSuchArea = (text: string): string => `There is no such area in "${text}"; "look map" shows all of them.`

/** Two areas with something between them; a place may be named in any way that is clear. */
const endsIn = ({ rules }: Voice, text: string, between: RegExp): (number | undefined)[] =>
  text.split(between).map(name => areaCalled(rules, name.trim()))

/** `look line Lauf`: what it costs to build there, and what a line there would cost to sell. */
export function lineLines(voice: Voice, view: View, seat: Seat, text: string): string[] {
  const { rules } = voice
  const target = areaCalled(rules, text.replace(/^to /, ''))
  if (target < 0) return [text === '' ? 'Name an area, such as "look line Lauf".' : noSuchArea(text)]
  return [buildLine(voice, view, seat, target), ...salesTo(voice, view, seat, target)]
}

function buildLine({ rules }: Voice, view: View, seat: Seat, target: number): string {
  const route = cheapestTo(rules, view, seat, target)
  if (route === null) return `No series leads to ${areaWords(rules, target)}.`
  const { areas, price, owed } = route
  return sentence(
    `cheapest to build to ${areaWords(rules, target)}: ${areas.map(area => areaWords(rules, area)).join(' - ')}; ${count(areas.length - 1, 'piece')}, ${priceWords(price, owed)}`,
  )
}

/** The lines that a seat could sell with enough influence; each pair of ends once. */
function salesOf({ rules }: Voice, view: View, seat: Seat) {
  const state = stateSeen(view)
  const sales: { company: number; one: number; other: number; pieces: number }[] = []
  for (const company of COMPANIES.keys())
    eachLine(rules.map, state, seat, company, Number.POSITIVE_INFINITY, (one, other) => {
      const pieces = piecesBetween(rules.map, state, seat, one, other)!
      sales.push({ company, one, other, pieces })
    })
  return sales
}

const saleWords = ({ rules }: Voice, view: View, seat: Seat, sale: ReturnType<typeof salesOf>[number]): string => {
  const colour = colourOf(sale.company)
  const price = priceOf(sale.pieces)
  const held = view.players[seat]!.influence[colour]!
  return `${areaWords(rules, sale.one)} - ${areaWords(rules, sale.other)} to ${COMPANIES[sale.company]}: ${count(sale.pieces, 'piece')} for ${price} ${COLOURS[colour]}${held < price ? `, of which there ${held === 1 ? 'is' : 'are'} ${held}` : ''}.`
}

function salesTo(voice: Voice, view: View, seat: Seat, target: number): string[] {
  const sales = salesOf(voice, view, seat).filter(({ one, other }) => one === target || other === target)
  return sales.map(sale => `To sell: ${saleWords(voice, view, seat, sale)}`)
}

/** `look lines`: every line there is, with its price. */
export function saleLines(voice: Voice, view: View, seat: Seat): string[] {
  const lines = salesOf(voice, view, seat).map(sale => saleWords(voice, view, seat, sale))
  return lines.length === 0 ? ['No track joins a station of a company with another station.'] : lines
}
