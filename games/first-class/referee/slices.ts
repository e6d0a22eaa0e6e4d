import { unless } from '@roundhouse/kernel/complaint'
import type { Letter } from '../base/cards/card.ts'
import type { StateCheck } from '../base/complaint.ts'
import type { Slices } from '../base/state.ts'

const OWNERS: Readonly<Record<keyof Slices, Letter>> = { postcards: 'B', murder: 'C', storage: 'F' }

/** Only modules in use have a part of the table; what is in it is for their own referees. */
export const slices: StateCheck = ({ modules }, state) =>
  Object.keys(state.slices).flatMap(part => {
    const owner = OWNERS[part as keyof Slices]
    return unless(
      modules.some(({ letter }) => letter === owner),
      () => `No module in use has a part "${part}" of the table, but it is there`,
    )
  })
