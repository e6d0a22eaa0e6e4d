import type { Seat } from '@roundhouse/kernel/game'
import { COMPANIES } from '@roundhouse/nuremberg/base/company'
import { COLOURS, colourOf } from '@roundhouse/nuremberg/base/influence'
import { borderOf, linkBetween, NO_LINK } from '@roundhouse/nuremberg/base/map'
import { NO_SERIES, NONE } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { extended, headOf } from '@roundhouse/nuremberg/phases/series'
import { priceOf } from '@roundhouse/nuremberg/phases/takeovers'
import { eachLine, piecesBetween } from '@roundhouse/nuremberg/routes/lines'
import { companyWords, influenceWords, placeName, priceWords } from '@roundhouse/nuremberg/words/voice'
import { labelled, sentence } from '../../words/sentences.ts'
import { cheapestTo, owedAt, stateSeen } from '../seen.ts'
import { areaCalled } from './areas.ts'
import { wayWords } from './boards.ts'
import { linkState } from './lands.ts'
import type { Voice } from './voice.ts'

/** `look link Fürth > Ronhof`: what lies there, what it costs, and what its areas ask for. */
export function linkLines(voice: Voice, view: View, text: string): string[] {
  const { rules, say } = voice
  const [from, to] = text.split(/>| to /).map(name => areaCalled(rules, name.trim()))
  if (from === undefined || to === undefined) return [say('nuremberg.look.name-two')]
  if (from < 0 || to < 0) return [noSuchArea(voice, text)]
  const link = linkBetween(rules.map, from, to)
  const way = `${placeName(voice, from)} > ${placeName(voice, to)}`
  if (link === NO_LINK)
    return [sentence(say('nuremberg.why.not-neighbours', { from: placeName(voice, from), to: placeName(voice, to) }))]
  const isFree = view.track[borderOf(link)] === NONE && rules.map.cost[link]! > 0
  return [sentence(labelled(say, way, linkState(voice, view, link))), ...(isFree ? touchLines(voice, view, link) : [])]
}

/** What the areas ask for, and where a series is being built, what it would cost in all. */
function touchLines(voice: Voice, view: View, link: number): string[] {
  const { say, rules } = voice
  const { map } = rules
  const [from, to] = [map.from[link]!, map.to[link]!]
  const asks = (area: number) =>
    say('nuremberg.look.touching', {
      area: placeName(voice, area),
      influence: influenceWords(voice, owedAt(view, area)),
    })
  const isNext = view.series.links.length > 0 && headOf(map, view.series) === from
  const state = { ...stateSeen(view), series: isNext ? view.series : NO_SERIES }
  const { price, owed } = extended({ map, state }, link)
  const costs = { isNext: isNext ? 'yes' : 'no', price: priceWords(voice, price, owed) }
  return [asks(from), asks(to), say('nuremberg.look.costs', costs)].map(sentence)
}

const noSuchArea = ({ say }: Voice, area: string): string => say('nuremberg.look.no-area', { area })

/** `look line Lauf`: what it costs to build there, and what a line there would cost to sell. */
export function lineLines(voice: Voice, view: View, seat: Seat, text: string): string[] {
  const target = areaCalled(voice.rules, text.replace(/^to /, ''))
  if (target < 0) return [text === '' ? voice.say('nuremberg.look.name-one') : noSuchArea(voice, text)]
  return [buildLine(voice, view, seat, target), ...salesTo(voice, view, seat, target)]
}

function buildLine(voice: Voice, view: View, seat: Seat, target: number): string {
  const route = cheapestTo(voice.rules, view, seat, target)
  if (route === null) return voice.say('nuremberg.look.no-series-there', { area: placeName(voice, target) })
  const price = priceWords(voice, route.price, route.owed)
  return sentence(voice.say('nuremberg.look.cheapest', { areas: wayWords(voice, route), price }))
}

interface Sale {
  readonly company: number
  readonly one: number
  readonly other: number
  readonly pieces: number
}

/** The lines that a seat could sell with enough influence; each pair of ends once. */
function salesOf({ rules }: Voice, view: View, seat: Seat): Sale[] {
  const state = stateSeen(view)
  const sales: Sale[] = []
  for (const company of COMPANIES.keys())
    eachLine(rules.map, state, seat, company, Number.POSITIVE_INFINITY, (one, other) => {
      sales.push({ company, one, other, pieces: piecesBetween(rules.map, state, seat, one, other)! })
    })
  return sales
}

function saleWords(voice: Voice, view: View, seat: Seat, { company, one, other, pieces }: Sale): string {
  const colour = colourOf(company)
  return sentence(
    voice.say('nuremberg.look.sale', {
      from: placeName(voice, one),
      to: placeName(voice, other),
      company: companyWords(voice, COMPANIES[company]!),
      pieces,
      price: priceOf(pieces),
      colour: voice.say(`nuremberg.kind.${COLOURS[colour]!}`),
      held: view.players[seat]!.influence[colour]!,
    }),
  )
}

const salesTo = (voice: Voice, view: View, seat: Seat, target: number): string[] =>
  salesOf(voice, view, seat)
    .filter(({ one, other }) => one === target || other === target)
    .map(sale => saleWords(voice, view, seat, sale))

/** `look lines`: every line there is, with its price. */
export const saleLines = (voice: Voice, view: View, seat: Seat): string[] =>
  salesOf(voice, view, seat).map(sale => saleWords(voice, view, seat, sale))
