import { roll } from '@roundhouse/kernel/dice'
import type { Bot } from './bot.ts'

/** Plays any game. */
export const random: Bot = {
  name: 'random',
  description: 'Any legal move, each as likely as any other.',
  sit: (_game, _seat, dice) => ({
    decide: ({ moves }) => moves[roll(dice, moves.length)]!,
  }),
}
