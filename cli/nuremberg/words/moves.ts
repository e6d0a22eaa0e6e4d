import type { Choice, ChoiceTo } from '@roundhouse/nuremberg/base/choice'
import { COMPANIES } from '@roundhouse/nuremberg/base/company'
import { colourOf } from '@roundhouse/nuremberg/base/influence'
import { linkBetween } from '@roundhouse/nuremberg/base/map'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { GREY } from '@roundhouse/nuremberg/base/piece'
import type { View } from '@roundhouse/nuremberg/base/view'
import { extended } from '@roundhouse/nuremberg/phases/series'
import { priceOf } from '@roundhouse/nuremberg/phases/takeovers'
import { piecesBetween } from '@roundhouse/nuremberg/routes/lines'
import { cargoWords, moveWords } from '@roundhouse/nuremberg/words/coach'
import { areaWords, colourWords, companyWords, priceWords, spacesWords } from '@roundhouse/nuremberg/words/voice'
import { labelled } from '../../words/sentences.ts'
import { stateSeen } from '../seen.ts'
import { directionOf } from './areas.ts'
import { boxLine } from './boards.ts'
import type { Voice } from './voice.ts'

type Words<Do extends Choice['do']> = (voice: Voice, view: View, choice: ChoiceTo<Do>) => string

/** What a move does, from what is seen; of the others their words are enough. */
const MOVES: { readonly [Do in Choice['do']]?: Words<Do> } = {
  bid: (voice, view, { box }) => {
    const n = voice.rules.boxes.findIndex(({ name }) => name === box)
    return boxLine(voice, view, n).replace(/\.$/, '')
  },
  build: linkWords,
  finish: (voice, { series }) =>
    voice.say('nuremberg.look.finish', {
      pieces: series.links.length,
      price: priceWords(voice, series.price, series.owed),
    }),
  pay: (voice, view, { kind, count }) =>
    voice.say('nuremberg.look.pay', { kind: colourWords(voice, kind), left: view.payment!.due - count }),
  buy: (voice, _, { train }) => {
    const n = voice.rules.trains.findIndex(({ name }) => name === train)
    return labelled(
      voice.say,
      voice.say('nuremberg.trains.row', { cost: voice.rules.trains[n]!.cost }),
      spacesWords(voice, voice.rules.trains[n]!.spaces),
    )
  },
  load: loadWords,
  sell: sellWords,
}

/** What a move does, behind its text. */
export function moveDetail(voice: Voice, view: View, choice: Choice): string {
  const words = MOVES[choice.do] as Words<Choice['do']> | undefined
  return words?.(voice, view, choice) ?? moveWords({ ...voice, coach: voice.say }, view.phase, choice)
}

/** The link itself, and what the series would cost with it. */
function linkWords(voice: Voice, view: View, choice: ChoiceTo<'build'>): string {
  const { map } = voice.rules
  const [from, to] = [areaNamed(map, choice.from), areaNamed(map, choice.to)]
  const { price, owed } = extended({ map, state: stateSeen(view) }, linkBetween(map, from, to))
  return voice.say('nuremberg.look.build', {
    direction: voice.say(`nuremberg.direction.${directionOf(map, from, to)}`),
    area: areaWords(voice, choice.to),
    isNext: view.series.links.length === 0 ? 'no' : 'yes',
    price: priceWords(voice, price, owed),
  })
}

/** What a load brings: points now, and profit (NB-7.1, NB-7.2). */
function loadWords(voice: Voice, _view: View, { cargo, area, class: carClass }: ChoiceTo<'load'>): string {
  const { map } = voice.rules
  const isGrey = cargo === 'goods' && map.areas[areaNamed(map, area)]!.goods === GREY
  const brings = voice.say('nuremberg.load.brings', { points: carClass === 'first' ? 2 : 1, profit: isGrey ? 2 : 1 })
  return labelled(voice.say, cargoWords(voice, cargo, area), brings)
}

/** What a line costs (NB-8.2). */
function sellWords(voice: Voice, view: View, { from, to, company }: ChoiceTo<'sell'>): string {
  const { map } = voice.rules
  const [one, other] = [areaNamed(map, from), areaNamed(map, to)]
  const pieces = piecesBetween(map, stateSeen(view), view.toMove, one, other) ?? 0
  return voice.say('nuremberg.look.sell', {
    pieces,
    price: priceOf(pieces),
    held: view.players[view.toMove]!.influence[colourOf(COMPANIES.indexOf(company))]!,
    company: companyWords(voice, company),
  })
}
