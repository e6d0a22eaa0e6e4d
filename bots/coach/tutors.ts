import type { Dice } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { tutor as firstClass } from '../first-class/coach/rules.ts'
import { tutor as nuremberg } from '../nuremberg/coach/rules.ts'
import type { Tutor } from './rules.ts'

/** What the coach knows, by the name of the game. */
const TUTORS: Readonly<Record<string, Tutor>> = {
  'first-class': firstClass as unknown as Tutor,
  nuremberg: nuremberg as unknown as Tutor,
}

export function tutorOf<State extends Dice>(game: string): Tutor<State> {
  if (!Object.hasOwn(TUTORS, game))
    throw new Refusal(`The coach does not know ${game}; only ${Object.keys(TUTORS).join(', ')}`)
  return TUTORS[game] as unknown as Tutor<State>
}
