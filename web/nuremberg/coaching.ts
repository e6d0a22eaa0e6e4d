import type { Choice } from '@roundhouse/nuremberg/base/choice'
import type { View } from '@roundhouse/nuremberg/base/view'
import { choiceOf } from '@roundhouse/nuremberg/words/choices'
import { adviceWords, type CoachVoice, moveWords } from '@roundhouse/nuremberg/words/coach'
import { areaWords } from '@roundhouse/nuremberg/words/voice'
import type { CoachWords } from '../coach/words.ts'
import { targetSelector } from '../table/targets/targets.ts'
import { boxKey, optionOf, pieceKey, trainKey } from './choosing/targets.ts'
import type { TableModel } from './model/table-model.ts'

/** How advice is said and shown at this table. */
export const coachWords = ({ voice, view, rules }: Pick<TableModel, 'voice' | 'view' | 'rules'>): CoachWords => ({
  move: (coach, text) => moveWords({ ...voice, coach }, view.phase, choiceOf(rules, text)),
  later: (coach, text) => laterWords({ ...voice, coach }, view.phase, choiceOf(rules, text)),
  reason: (coach, reason) => adviceWords({ ...voice, coach }, reason),
  places: text => placesOf(text, rules),
})

/** A series goes on from area to area; what is not paid, and the end, go without saying. */
function laterWords(voice: CoachVoice, phase: View['phase'], choice: Choice): string | null {
  if (choice.do === 'finish' || (choice.do === 'pay' && choice.count === 0)) return null
  return choice.do === 'build' ? areaWords(voice, choice.to) : moveWords(voice, phase, choice)
}

const area = (n: number): string => `[data-area="${n}"]`

/** Boxes and trains, areas and pieces of the map; what is neither is a button of the decision. */
function placesOf(text: string, rules: TableModel['rules']): string[] {
  const { target } = optionOf(rules, text)
  switch (target.on) {
    case 'box':
      return [targetSelector(boxKey(rules.boxes[target.box]!))]
    case 'train':
      return [targetSelector(trainKey(rules.trains[target.train]!))]
    case 'link':
      return [area(target.to)]
    case 'piece':
      return [`[data-piece="${pieceKey(target.area, target.cargo)}"]`]
    case 'line':
      return [area(target.one), area(target.other)]
    case 'way':
      return [area(target.area)]
    default:
      return [`.decision [data-move="${text}"]`]
  }
}
