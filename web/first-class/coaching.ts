import { TRAINS } from '@roundhouse/first-class/base/train'
import { adviceWords } from '@roundhouse/first-class/words/coach'
import type { CoachWords } from '../coach/words.ts'
import type { Sitting } from './sitting.ts'
import { placeOf, readSteps } from './targets.ts'
import { moveWhole, moveWords } from './words.ts'

/** How advice is said and shown at this table. */
export const coachWords = ({ voice, view, seat }: Pick<Sitting, 'voice' | 'view' | 'seat'>): CoachWords => ({
  move: (_, text) => moveWhole(voice, view, text),
  later: (_, text) => (GOES_WITHOUT_SAYING.test(text) ? null : moveWords(voice, view, text)),
  reason: (coach, reason) => adviceWords({ ...voice, coach }, reason),
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
