import type { Dice } from '@roundhouse/kernel/dice'
import type { Coach } from '../coach/coach.ts'

/** Is what was begun decided: has another the move, were the dice rolled, or is it about something else? */
export const isDecided = ({ game, rules }: Coach, before: Dice, now: Dice): boolean =>
  game.toMove(now) !== game.toMove(before) ||
  now.rolled !== before.rolled ||
  rules.decision(now) !== rules.decision(before)
