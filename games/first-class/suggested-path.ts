import type { Letter } from './base/cards/card.ts'

/** Which modules to play next, from a first game on (FC-1.1). */
export const SUGGESTED_PATH: readonly (readonly [Letter, Letter])[] = [
  ['A', 'B'],
  ['A', 'C'],
  ['B', 'E'],
  ['C', 'D'],
]
