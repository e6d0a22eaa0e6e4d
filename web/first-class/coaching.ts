import type { Reason } from '@roundhouse/bots/coach/reason'
import type { Choice } from '@roundhouse/first-class/base/choice'
import type { Rules } from '@roundhouse/first-class/base/table'
import { TRAINS } from '@roundhouse/first-class/base/train'
import type { CoachWords } from '../coach/words.ts'
import type { Say, Values } from '../messages/messages.ts'
import type { Sitting } from './sitting.ts'
import { choiceOf, placeOf } from './targets.ts'
import { cardWords, endCountWords } from './words/cards.ts'
import { moveWhole, moveWords } from './words/moves.ts'
import { listed, type Voice } from './words/voice.ts'

/** How advice is said and shown at this table. */
export const coachWords = ({ voice, view, seat }: Pick<Sitting, 'voice' | 'view' | 'seat'>): CoachWords => ({
  move: (_, text) => moveWhole(voice, view, text),
  later: (_, text) =>
    GOES_WITHOUT_SAYING.includes(choiceOf(voice.rules, text).do) ? null : moveWords(voice, view, text),
  reason: (say, reason) => adviceWords(voice, say, reason),
  places: text => placesOf(voice.rules, text, seat),
})

/** Ends, and frames that will wait by then: what is in them is not known from what is seen now. */
const GOES_WITHOUT_SAYING: readonly Choice['do'][] = ['end', 'done', 'score', 'begin']

/** A place of the table, the trains whose conductors go, or the button of the move. */
function placesOf(rules: Rules, text: string, seat: number): string[] {
  const choice = choiceOf(rules, text)
  if (choice.do !== 'cond') return [`[data-place="${placeOf(rules, text)}"], [data-move="${text}"]`]
  return TRAINS.filter(train => choice[train] > 0).map(train => `[data-board="${seat}"] [data-train="${train}"]`)
}

function adviceWords(voice: Voice, say: Say, { key, facts }: Reason): string {
  const values: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(facts)) values[name] = typeof fact === 'object' ? listed(voice, fact) : fact
  return say(`coach.first-class.${key}`, { ...values, ...inWords(voice, facts) })
}

/** Seats by their names, cards by what is printed on them. */
function inWords(voice: Voice, { card, other }: Reason['facts']): Values {
  return {
    ...(card === undefined ? {} : { what: inShort(voice, String(card)) }),
    ...(other === undefined ? {} : { name: voice.names[Number(other)] ?? '' }),
  }
}

/** Of a Game End card only what it counts. */
function inShort(voice: Voice, card: string): string {
  const end = voice.rules.printed.endFaces.find(({ id }) => id === card)
  return end === undefined ? cardWords(voice, card) : endCountWords(voice, end)
}
