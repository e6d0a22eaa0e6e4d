import type { BotGame } from '@roundhouse/bots/game'
import { observationOf, type SeatedPlayer, seatBot } from '@roundhouse/bots/play/bot'
import { botNamed } from '@roundhouse/bots/play/bots'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import type { BotRequest } from './requests.ts'

/**
 * Those who play for the bots of one game. Each keeps its chair from move to move, for a bot may plan several at once;
 * its dice depend on the position alone, so that a game that was closed goes on as it would have.
 */
export function playersAt(game: Game, bots: BotGame): (request: BotRequest) => string {
  const players = new Map<string, SeatedPlayer<Dice, unknown, Move>>()
  return ({ seat, level, state, seed }) => {
    const name = `${level} ${seat}`
    const { dice, player } = players.get(name) ?? seatBot(game, botNamed(bots, level), seat, seed)
    players.set(name, { seat, dice, player })
    Object.assign(dice, { seed, rolled: 0 } satisfies Dice)
    return game.write(player.decide(observationOf(game, state, seat, dice)))
  }
}
