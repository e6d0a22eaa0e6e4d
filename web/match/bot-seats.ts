import { editionAt } from '@roundhouse/table/open-game'
import { type BotRequest, botRequest } from '@roundhouse/table/requests'
import { playLegal, type Table } from '@roundhouse/table/table'
import { type Remote, wrap } from 'comlink'
import type { BotWorker } from './bot-worker.ts'

/** In milliseconds. Quick bots play a whole round within it, and the page draws only where that leads. */
const UNSEEN = 200

/** Bots think elsewhere, so that the table answers immediately while they do. */
export class BotSeats {
  readonly #newWorker: () => Worker
  #worker: Remote<BotWorker> | null = null
  /** What a bot has decided and not played yet: its next action comes after a pause. */
  #decided: { readonly table: Table; readonly text: string } | null = null

  constructor(newWorker: () => Worker) {
    this.#newWorker = newWorker
  }

  /**
   * Where the bot that has the move leads the game, with several equal actions together, or all bots until a person has
   * the move; `null`: meanwhile the game has gone another way, so that what they play does not count.
   */
  async playOn(from: Table, areAll: boolean, isStillSo: () => boolean): Promise<Table | null> {
    const begun = performance.now()
    let played = from
    let run: string | null = null
    for (let request = botRequest(played); request !== null; request = botRequest(played)) {
      const text = await this.#decisionOf(played, request)
      if (!isStillSo()) return null
      const action = `${request.seat} ${actionOf(played, text)}`
      if (!areAll && run !== null && action !== run) break
      run = action
      played = playLegal(played, request.seat, text)
      if (areAll && performance.now() - begun > UNSEEN) break
    }
    return played
  }

  /** The bot that thinks plays what seems best by now. */
  async hurry(): Promise<void> {
    await this.#worker?.hurry()
  }

  async #decisionOf(table: Table, request: BotRequest): Promise<string> {
    if (this.#decided?.table !== table) {
      this.#worker ??= wrap<BotWorker>(this.#newWorker())
      const text = await this.#worker.decide({ table: table.id, ...editionAt(table), request })
      this.#decided = { table, text }
    }
    return this.#decided.text
  }
}

/** What kind of action a move is. */
const actionOf = ({ game }: Table, text: string): string => game.describe(game.read(text)!).do
