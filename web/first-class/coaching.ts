import { TRAINS } from '@roundhouse/first-class/base/board/train'
import type { Choice } from '@roundhouse/first-class/base/choice'
import type { Rules } from '@roundhouse/first-class/base/table'
import { adviceWords } from '@roundhouse/first-class/words/coach'
import type { CoachWords } from '../coach/words.ts'
import { targetSelector } from '../table/targets/targets.ts'
import { choiceOf, placeOf } from './choosing/targets.ts'
import type { TableModel } from './model/table-model.ts'
import { moveLater, moveWhole } from './words.ts'

/** How advice is said and shown at this table. */
export const coachWords = ({ voice, view, seat }: Pick<TableModel, 'voice' | 'view' | 'seat'>): CoachWords => ({
  move: (_, text) => moveWhole(voice, view, text),
  later: (_, text) =>
    GOES_WITHOUT_SAYING.includes(choiceOf(voice.rules, text).do) ? null : moveLater(voice, view, text),
  reason: (coach, reason) => adviceWords({ ...voice, coach }, reason),
  places: text => placesOf(voice.rules, text, seat),
})

/** Ends, and frames that will wait by then: what is in them is not known from what is seen now. */
const GOES_WITHOUT_SAYING: readonly Choice['do'][] = ['end', 'done', 'score', 'begin']

/** A place of the table, the trains whose conductors go, or the button of the move. */
function placesOf(rules: Rules, text: string, seat: number): string[] {
  const choice = choiceOf(rules, text)
  if (choice.do !== 'cond') return [`${targetSelector(placeOf(rules, text))}, [data-move="${text}"]`]
  return TRAINS.filter(train => choice[train] > 0).map(train => `[data-board="${seat}"] [data-train="${train}"]`)
}
