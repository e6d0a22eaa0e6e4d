import type { GameOptions } from '@roundhouse/kernel/manifest'
import type { Shot } from './screens/shot.ts'

/** What the tools of the page know of a game: they run outside of it, and load nothing of what is drawn. */
export interface ToolGame {
  /** The options of the fullest table there is: that one is measured. */
  readonly fullest: GameOptions
  /** Its screens that are photographed. */
  readonly shots: readonly Shot[]
}
