import { BROWN } from '@roundhouse/nuremberg/base/influence'
import { NONE } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { standingBids } from '@roundhouse/nuremberg/phases/auction'
import { KINDS } from '@roundhouse/nuremberg/phases/payment'
import { headOf } from '@roundhouse/nuremberg/phases/series'
import { count } from '../../../words/en/counting.ts'
import { stateSeen } from '../../seen.ts'
import { areaWords } from './areas.ts'
import { influenceWords, priceWords } from './things.ts'
import type { Voice } from './voice.ts'

/** What is asked of whoever is to decide. */
export function questionWords(voice: Voice, view: View): string {
  if (view.payment !== null) return paymentQuestion(voice, view)
  if (view.line !== null) return wayQuestion(voice, view)
  return BY_PHASE[view.phase](voice, view)
}

const me = (view: View) => view.players[view.toMove]!

const BY_PHASE: Readonly<Record<View['phase'], (voice: Voice, view: View) => string>> = {
  auction: (_, view) =>
    `The auction: bid on a box. You have ${count(me(view).cubes, 'cube')} and ${['no standing bid', 'one standing bid'][standingBids(stateSeen(view), view.toMove)]}.`,
  track: (voice, view) => (view.series.links.length === 0 ? startQuestion(view) : seriesQuestion(voice, view)),
  trains: (_, view) =>
    `Trains: buy one, load a piece, or pass. You have ${me(view).influence[BROWN]} brown and ${count(me(view).cubes, 'cube')}.`,
  takeovers: (_, view) => `Takeovers: sell a line, or pass. You have ${influenceWords(me(view).influence)}.`,
  over: () => 'The game is over.',
}

const startQuestion = (view: View): string => `Build a series of track, or pass. You have ${purseWords(view)}.`

const purseWords = (view: View): string => `${count(me(view).cubes, 'cube')} and ${influenceWords(me(view).influence)}`

function seriesQuestion({ rules }: Voice, view: View): string {
  const { series } = view
  const head = areaWords(rules, headOf(rules.map, series))
  return `Your series of ${count(series.links.length, 'piece')} stands in ${head} and costs ${priceWords(series.price, series.owed)}; you have ${purseWords(view)}. Go on, finish or give up.`
}

function paymentQuestion({ rules }: Voice, view: View): string {
  const { due, kind, train } = view.payment!
  const what = train === NONE ? 'your series' : `train ${rules.trains[train]!.name}`
  return `Pay for ${what}: ${due} more ${due === 1 ? 'is' : 'are'} due. How many with ${KINDS[kind]}?`
}

function wayQuestion({ rules }: Voice, { line }: View): string {
  const at = line!.links.length === 0 ? line!.from : rules.map.to[line!.links.at(-1)!]!
  return `Several ways lead to ${areaWords(rules, line!.to)}. Where does the line go on from ${areaWords(rules, at)}?`
}
