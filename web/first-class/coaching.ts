import type { Reason } from '@roundhouse/bots/coach/reason'
import { TRAINS } from '@roundhouse/first-class/base/train'
import { cardWords, endCountWords } from '@roundhouse/first-class/words/cards'
import { moveWhole, moveWords } from '@roundhouse/first-class/words/moves'
import { listed } from '@roundhouse/first-class/words/voice'
import type { CoachWords } from '../coach/words.ts'
import type { After, Say, Values } from '../messages/say.ts'
import type { Sitting } from './sitting.ts'
import { placeOf, readSteps } from './targets.ts'
import type { Voice } from './voice.ts'

/** How advice is said and shown at this table. */
export const coachWords = ({ voice, view, seat }: Pick<Sitting, 'voice' | 'view' | 'seat'>): CoachWords => ({
  move: (_, text) => moveWhole(voice, view, text),
  later: (_, text) => (GOES_WITHOUT_SAYING.test(text) ? null : moveWords(voice, view, text)),
  reason: (say, reason) => adviceWords(voice, say, reason),
  places: text => placesOf(text, seat),
})

/** Ends, and frames that will wait by then: what is in them is not known from what is seen now. */
const GOES_WITHOUT_SAYING = /^(end|done|score|do)\b/

/** A place of the table, the trains whose conductors go, or the button of the move. */
function placesOf(text: string, seat: number): string[] {
  if (!text.startsWith('cond ')) return [`[data-place="${placeOf(text)}"], [data-move="${text}"]`]
  const steps = readSteps(text)
  return TRAINS.filter(train => steps[train] > 0).map(train => `[data-board="${seat}"] [data-train="${train}"]`)
}

function adviceWords(voice: Voice, say: Say, { key, facts }: Reason): string {
  const values: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(facts)) values[name] = typeof fact === 'object' ? listed(voice, fact) : fact
  return say(`coach.first-class.${key as After<'coach.first-class.'>}`, { ...values, ...inWords(voice, facts) })
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
