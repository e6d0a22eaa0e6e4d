import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { CoachState } from '../coach/useCoach.ts'

/** What can be done at a table that is played at, whatever the game: ways to act that no rule knows of. */
export interface TableControls {
  /** Lets the bots play on at once, until somebody has the move. */
  readonly skip: () => void
  /** Bots wait for as long as something is to be read first. */
  readonly hold: (isHeld: boolean) => void
  /** `null`: it is not welcome here. */
  readonly coach: CoachState | null
  readonly openMenu: () => void
}

/** `null`: nobody plays here, it is a replay or a lesson. */
export const TableContext = createContext<TableControls | null>(null)

export const useTableContext = (): TableControls | null => useContext(TableContext)
