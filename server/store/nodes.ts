import type { Seat } from '@roundhouse/kernel/game'

/** Who looks at a table by way of one node. */
export interface NodeAudience {
  readonly seats: readonly Seat[]
  readonly watching: number
  readonly screens: number
}

/** What one node tells the others of a table. */
export type TableNews =
  /** Something was written to the table, which has this version now. */
  | { readonly is: 'table'; readonly table: string; readonly version: number }
  /** Something was said at it, which has this number. */
  | { readonly is: 'chat'; readonly table: string; readonly number: number }
  /** Who looks at it there. */
  | { readonly is: 'here'; readonly table: string; readonly audience: NodeAudience }
  /** A node wants to know who looks at it. */
  | { readonly is: 'who'; readonly table: string }
  /** Those who sat at it play again at that one. */
  | { readonly is: 'rematch'; readonly table: string; readonly next: string }

/** What one node tells the others. News may be late, doubled or lost: none of them is needed for being right. */
export type NodeNews =
  | TableNews
  /** How many people are connected there. */
  | { readonly is: 'people'; readonly count: number }
  /** The first does not hear the second any more, also not what was said before. */
  | { readonly is: 'hide'; readonly person: number; readonly other: number }

/** What several servers on one store, each a node, are to each other. None of them is more than another. */
export interface Nodes {
  /** `onNews` hears what others tell; `onGap` that something may have been told that nobody here heard, for so many milliseconds. */
  listen(onNews: (news: NodeNews, node: string) => void, onGap: (silence: number) => void): void
  /** To all others. */
  tell(news: readonly NodeNews[]): Promise<void>
  /** This node alone lets a bot think at the table for a while; false: another does. */
  claim(table: string): Promise<boolean>
}
