import type { Advice } from '@roundhouse/bots/coach/advice'
import { observationOf } from '@roundhouse/bots/play/bot'
import { loadBotsWithNet } from '@roundhouse/table/games'
import { type GameEdition, newOpener } from '@roundhouse/table/open-game'
import type { CoachRequest } from '@roundhouse/table/requests'
import { type BotTurn, newThinker } from '@roundhouse/table/thinker'
import { expose } from 'comlink'

/** Where bots think, and the coach. */
const open = newOpener()
const thinker = newThinker(open)

const worker = {
  decide: (turn: BotTurn): Promise<string> => thinker.decide(turn),

  /** Good moves for the player to move. The coach's own thoughts, and the net, are fetched when it is first asked. */
  async advise(edition: GameEdition, { seat, state, seed }: CoachRequest): Promise<readonly Advice[]> {
    const { advise } = await import('@roundhouse/bots/coach/advice')
    const { coachFor } = await import('@roundhouse/bots/coach/coach')
    const [game, bots] = await Promise.all([open(edition), loadBotsWithNet(edition.game)])
    return advise(coachFor(bots, game), observationOf(game, state, seat, { seed, rolled: 0 }))
  },

  /** Anyone who thinks plays what seems best by now. */
  hurry: (): void => thinker.hurry(),
}

export type BotWorker = typeof worker
expose(worker)
