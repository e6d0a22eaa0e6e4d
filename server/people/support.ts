import type { Clock } from '../clock.ts'
import type { Chance } from '../hub/chance.ts'
import type { HouseDecision } from '../hub/live-table.ts'
import type { WorkPlace } from '../store/work.ts'

/** What people need of the tables, which others look after. */
export interface TablesOfPeople {
  carryOut(table: string, decision: HouseDecision): Promise<boolean>
  readAgain(table: string): Promise<void>
  recordOf(table: string): Promise<string | null>
  signInsHere(): readonly string[]
  hangUp(signIns: readonly string[]): void
}

export interface PeopleSupport {
  readonly store: WorkPlace
  readonly tables: TablesOfPeople
  readonly clock: Clock
  readonly chance: Chance
}
