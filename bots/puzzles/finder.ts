import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import type { Coach } from '../coach/coach.ts'
import { positionAfter } from '../coach/decision.ts'
import { ask, type Bot, seatBot } from '../play/bot.ts'
import { isDecided } from './turn.ts'

const TIMES = 3

/** Does this bot play the turn whenever it is asked, each time with other dice? */
export function isFoundBy(bot: Bot, coach: Coach, state: Dice, best: readonly Move[], seed: Seed): boolean {
  const result = positionAfter(coach.game, state, best)
  return Array.from({ length: TIMES }, (_, n) => n).every(
    n => JSON.stringify(turnOf(bot, coach, state, fork(seed, n))) === result,
  )
}

/** The position after the turn that a bot plays. */
function turnOf(bot: Bot, coach: Coach, state: Dice, seed: Seed): Dice {
  const { game } = coach
  const seated = seatBot(game, bot, game.toMove(state)!, seed)
  const now = game.copy(state)
  while (!isDecided(coach, state, now)) game.play(now, ask(game, now, seated))
  return now
}
