import type { GameOptions } from '@roundhouse/kernel/manifest'
import type { Chair } from '@roundhouse/table/chairs'
import type { GameName } from '@roundhouse/table/games'
import { areChairs } from './kept.ts'

/** What somebody has set up: what was chosen of the game, and who sat where. */
export interface GameSetup {
  readonly options: GameOptions
  readonly chairs: readonly Chair[]
}

const keyOf = (game: GameName): string => `roundhouse-last-${game}`

export function keepSetup(game: GameName, setup: GameSetup): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(setup))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The game that was set up last; `null`: there was none, or it cannot be read any more. */
export function lastSetup(game: GameName): GameSetup | null {
  try {
    return setupIn(JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null'))
  } catch {
    return null
  }
}

function setupIn(kept: Partial<Record<keyof GameSetup, unknown>> | null): GameSetup | null {
  const { options, chairs } = kept ?? {}
  if (typeof options !== 'object' || options === null || !areChairs(chairs)) return null
  return Object.values(options).every(each => typeof each === 'string')
    ? { options: options as GameOptions, chairs }
    : null
}
