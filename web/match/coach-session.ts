import type { Advice } from '@roundhouse/bots/coach/advice'
import type { GameEdition } from '@roundhouse/table/open-game'
import type { CoachRequest } from '@roundhouse/table/requests'
import { type Remote, wrap } from 'comlink'
import type { BotWorker } from './bot-worker.ts'

/**
 * The coach of a table, who thinks apart from the bots. A class, because it has a life: what it thinks about can be
 * over before it has an answer.
 */
export class CoachSession {
  #worker: Worker | null = null
  #remote: Remote<BotWorker> | null = null
  /** Gives up what is being thought about; `null`: nothing is. */
  #giveUp: (() => void) | null = null
  readonly #newWorker: () => Worker

  constructor(newWorker: () => Worker) {
    this.#newWorker = newWorker
  }

  /** Nothing, if it was stopped before it had an answer or knows no answer. */
  ask(edition: GameEdition, request: CoachRequest): Promise<readonly Advice[]> {
    this.stop()
    this.#worker ??= this.#newWorker()
    this.#remote ??= wrap<BotWorker>(this.#worker)
    const found = this.#remote.advise(edition, request)
    return new Promise(resolve => {
      const end = (advice: readonly Advice[]) => {
        this.#giveUp = null
        resolve(advice)
      }
      this.#giveUp = () => end([])
      found.then(end, () => end([]))
    })
  }

  /** The position is another: who still thinks is sent away, who does not may stay. */
  stop(): void {
    if (this.#giveUp === null) return
    this.#worker?.terminate()
    this.#worker = null
    this.#remote = null
    this.#giveUp()
  }
}
