import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { CoachState } from '../coach/useCoach.ts'
import type { BotPace } from './useBotPace.ts'

/** What can be done at a table that is played at, whatever the game: ways to act that no rule knows of. */
export interface TableControls extends BotPace {
  /** `null`: it is not welcome here. */
  readonly coach: CoachState | null
  readonly openMenu: () => void
}

/** `null`: nobody plays here, it is a replay or a lesson. */
export const TableContext = createContext<TableControls | null>(null)

export const useTableContext = (): TableControls | null => useContext(TableContext)
