import type { Reason } from '@roundhouse/bots/coach/reason'
import type { Facts } from '@roundhouse/kernel/story'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { GREY, YELLOW } from '@roundhouse/nuremberg/base/piece'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { CoachWords } from '../coach/words.ts'
import type { Say, Values } from '../messages/messages.ts'
import type { Sitting } from './sitting.ts'
import { pieceKey, type Target, targetsOf } from './targets.ts'
import { moveWords } from './words/moves.ts'
import { placeWords } from './words/places.ts'
import { plainWords } from './words/reasons.ts'
import { goodsWords, influenceWords, listed, placeName, purseWords, type Voice } from './words/voice.ts'

/** How advice is said and shown at this table. */
export const coachWords = ({ voice, view, rules }: Pick<Sitting, 'voice' | 'view' | 'rules'>): CoachWords => ({
  move: (say, text) => moveWords(voice, say, view.phase, text),
  later: (say, text) => laterWords(voice, say, view.phase, text),
  reason: (say, reason) => adviceWords(voice, say, reason),
  places: text => placesOf(text, rules),
})

/** A series goes on from area to area; what is not paid, and the end, go without saying. */
function laterWords(voice: Voice, say: Say, phase: View['phase'], text: string): string | null {
  const target = targetsOf(voice.rules, [text])[0]!
  if (target.on === 'button' && target.button === 'finish') return null
  if (target.on === 'payment' && target.count === 0) return null
  return target.on === 'link' ? placeName(voice, target.to) : moveWords(voice, say, phase, text)
}

const adviceWords = (voice: Voice, say: Say, { key, facts }: Reason): string =>
  say(`coach.nuremberg.${key}`, { ...plainWords(voice, facts), ...otherIn(voice, facts), ...MORE[key]?.(voice, facts) })

const otherIn = ({ names }: Voice, { other }: Facts): Values =>
  other === undefined ? {} : { name: names[Number(other)] ?? '' }

const influenceIn = (facts: Facts): number[] => COLOURS.map(colour => Number(facts[colour]))

/** What the message of a reason needs beyond its facts as they are. */
const MORE: Readonly<Record<string, (voice: Voice, facts: Facts) => Values>> = {
  box: (voice, facts) => ({ influence: influenceWords(voice, influenceIn(facts)) }),
  keeps: (voice, facts) => ({ purse: purseWords(voice, Number(facts['cubes']), influenceIn(facts)) }),
  reaches: (voice, facts) => ({ list: listed(voice, reachedIn(voice, facts)) }),
  stations(voice, { areas }) {
    const names = [areas ?? []].flat().map(name => placeWords(voice.say, String(name)))
    return { list: listed(voice, names), count: names.length }
  },
}

/** Goods by their names, passengers by their colours. */
const reachedIn = ({ say, rules: { map } }: Voice, facts: Facts): string[] => [
  ...[GREY, YELLOW].flatMap(goods => {
    const count = Number(facts[goods === GREY ? 'grey' : 'yellow'])
    return count > 0 ? [say('nuremberg.count.goods', { count, goods: goodsWords(say, map, goods) })] : []
  }),
  ...(['red', 'green'] as const).flatMap(colour => {
    const count = Number(facts[colour])
    return count > 0 ? [say(`nuremberg.count.${colour}s`, { count })] : []
  }),
]

const area = (n: number): string => `[data-area="${n}"]`

/** Boxes and trains, areas and pieces of the map; what is neither is a button of the decision. */
function placesOf(text: string, rules: Sitting['rules']): string[] {
  const target = targetsOf(rules, [text])[0]!
  return placesOfTarget(target, rules)
}

function placesOfTarget(target: Target, { boxes, trains }: Sitting['rules']): string[] {
  switch (target.on) {
    case 'box':
      return [`[data-thing="box ${boxes[target.box]!.name}"]`]
    case 'train':
      return [`[data-thing="train ${trains[target.train]!.name}"]`]
    case 'link':
      return [area(target.to)]
    case 'piece':
      return [`[data-piece="${pieceKey(target.area, target.cargo)}"]`]
    case 'line':
      return [area(target.one), area(target.other)]
    case 'way':
      return [area(target.area)]
    default:
      return [`.acts [data-move="${target.text}"]`]
  }
}
