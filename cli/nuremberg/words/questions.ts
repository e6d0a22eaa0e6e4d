import { NONE } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { KINDS } from '@roundhouse/nuremberg/phases/payment'
import { headOf } from '@roundhouse/nuremberg/phases/series'
import { colourWords, placeName, priceWords, purseWords } from '@roundhouse/nuremberg/words/voice'
import { sentence } from '../../words/sentences.ts'
import type { Voice } from './voice.ts'

/** What is asked of the player to move, and what there is to pay with. */
export function questionWords(voice: Voice, view: View): string {
  const { cubes, influence } = view.players[view.toMove]!
  const have = voice.say('nuremberg.look.have', { purse: purseWords(voice, cubes, influence) })
  return view.phase === 'over'
    ? voice.say('nuremberg.hear.over')
    : [...asked(voice, view), have].map(sentence).join(' ')
}

function asked(voice: Voice, view: View): string[] {
  const { say } = voice
  if (view.payment !== null) return paymentQuestion(voice, view)
  if (view.line !== null) return [wayQuestion(voice, view)]
  switch (view.phase) {
    case 'auction':
      return [say('nuremberg.hear.bid')]
    case 'track':
      return view.series.links.length === 0 ? [say('nuremberg.look.ask-build')] : seriesQuestion(voice, view)
    case 'trains':
      return [say('nuremberg.hear.act')]
    default:
      return [say('nuremberg.hear.sell')]
  }
}

function seriesQuestion(voice: Voice, { series }: View): string[] {
  const area = placeName(voice, headOf(voice.rules.map, series))
  const price = priceWords(voice, series.price, series.owed)
  return [voice.say('nuremberg.look.ask-go-on', { area, price })]
}

function paymentQuestion(voice: Voice, view: View): string[] {
  const { say, rules } = voice
  const { due, kind, train } = view.payment!
  const what = train === NONE ? 'series' : 'train'
  return [
    say('nuremberg.pay.title', { what, train: rules.trains[train]?.name ?? '' }),
    say('nuremberg.pay.due', { due }),
    say('nuremberg.why.another-kind-first', { kind: colourWords(voice, KINDS[kind]!) }),
  ]
}

function wayQuestion(voice: Voice, { line }: View): string {
  const at = line!.links.length === 0 ? line!.from : voice.rules.map.to[line!.links.at(-1)!]!
  return voice.say('nuremberg.way.about', { to: placeName(voice, line!.to), from: placeName(voice, at) })
}
