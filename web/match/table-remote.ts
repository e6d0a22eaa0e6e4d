import type { Advice } from '@roundhouse/bots/coach/advice'
import type { Reason } from '@roundhouse/kernel/game'
import type { PlayResult } from '@roundhouse/table/snapshot'

/**
 * What a page asks of a table, wherever it is: kept by a worker here (`worker.ts`), or by a server elsewhere
 * (`../online/worker.ts`). Snapshots come by themselves.
 */
export interface TableRemote {
  play(text: string): Promise<PlayResult>
  undo(isWholeTurn: boolean): Promise<void>
  why(text: string): Promise<Reason | null>
  /**
   * The page is ready for what bots do next: several equal actions at once, or all until a person has the move. Bots here
   * play it then; those elsewhere have played already, and it is shown.
   */
  letBotsPlay(areAll: boolean): Promise<void>
  /** The bot that thinks plays what seems best by now. */
  hurry(): Promise<void>
  /** Good moves for the viewer, as far as they can know; none, if there is nothing to decide. */
  advise(): Promise<readonly Advice[]>
  stopCoach(): Promise<void>
  /** Around one screen: the player to move sits down in front of it. */
  sit(): Promise<void>
  /** The game is played in this tab from now on. */
  takeOver(): Promise<void>
}

/** The page's end of a table. */
export interface TableClient {
  readonly remote: TableRemote
  close(): void
}
