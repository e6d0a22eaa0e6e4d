import type { Reason } from '@roundhouse/bots/coach/reason'
import type { CoachWords } from '../coach/words.ts'
import type { Say } from '../messages/messages.ts'
import type { Sitting } from './sitting.ts'
import { pieceKey, type Target, targetsOf } from './targets.ts'
import { moveWords } from './words/moves.ts'
import { plainWords } from './words/reasons.ts'
import type { Voice } from './words/voice.ts'

/** How advice is said and shown at this table. */
export const coachWords = ({ voice, view, rules }: Pick<Sitting, 'voice' | 'view' | 'rules'>): CoachWords => ({
  move: (say, text) => moveWords(voice, say, view.phase, text),
  later: (say, text) => (text === 'finish' ? null : moveWords(voice, say, view.phase, text)),
  reason: (say, reason) => adviceWords(voice, say, reason),
  places: text => placesOf(text, rules),
})

const adviceWords = (voice: Voice, say: Say, { key, facts }: Reason): string =>
  say(`coach.nuremberg.${key}`, plainWords(voice, facts))

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
      return []
  }
}
