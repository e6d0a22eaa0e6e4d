import type { Dice } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { coachRules as firstClass } from '../first-class/coach/rules.ts'
import { coachRules as nuremberg } from '../nuremberg/coach/rules.ts'
import type { CoachRules } from './rules.ts'

/** What the coach knows, by the name of the game. */
const TUTORS: Readonly<Record<string, CoachRules>> = {
  'first-class': firstClass as unknown as CoachRules,
  nuremberg: nuremberg as unknown as CoachRules,
}

export function coachRulesOf<State extends Dice>(game: string): CoachRules<State> {
  if (!Object.hasOwn(TUTORS, game))
    throw new Refusal(`The coach does not know ${game}; only ${Object.keys(TUTORS).join(', ')}`)
  return TUTORS[game] as unknown as CoachRules<State>
}
