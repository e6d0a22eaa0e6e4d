import type { GameOptions } from '@roundhouse/kernel/manifest'

/** What the tools of the page know of a game: they run outside of it, and load nothing of what is drawn. */
export interface ToolGame {
  /** The options of the fullest table there is: that one is measured. */
  readonly fullest: GameOptions
  /** Its screens that are photographed. */
  readonly shots: readonly Shot[]
}

/** What of a game is on the screen when it is photographed. */
export type GameSubject =
  /** A running game, at the first decision of the first seat where this holds of its view; with or without the coach. */
  | { readonly is: 'moment'; readonly when: (view: unknown) => boolean; readonly coach?: true }
  /** A game that bots have just ended. */
  | { readonly is: 'end' }
  /** The review of a game, some way into it or at the first turning point. */
  | { readonly is: 'review'; readonly at: number | 'turning-point' }
  /** The screen on its way from one person to another. */
  | { readonly is: 'hand-over' }

/** A page, as soon as a part of it is there. */
interface PageSubject {
  readonly is: 'page'
  readonly path: string
  readonly part: string
}

/** One screen that is photographed, at every size by day and by night. */
export interface Shot {
  readonly name: string
  readonly theme?: 'dark'
  readonly of: GameSubject | PageSubject
}
