import type { Seat } from '@roundhouse/kernel/game'
import { useTableModel } from '../model/table-model.ts'
import { Coins } from './Coins.tsx'
import { Contracts, EndCards, MurderFacts, Taken } from './ContractsPanel.tsx'
import { Middle } from './Middle.tsx'
import { Route } from './Route.tsx'
import { Train } from './Train.tsx'

const WITH_MIDDLE = ['E', 'F']

/** A board from above to below: trains, route, coins, contracts. */
export function NarrowBoard({ seat, isOwn }: { seat: Seat; isOwn: boolean }) {
  const { voice } = useTableModel()
  const hasMiddle = voice.rules.modules.some(({ letter }) => WITH_MIDDLE.includes(letter))
  const label = isOwn
    ? voice.say('first-class.table.own-board')
    : voice.say('first-class.table.board-of', { name: voice.names[seat]! })
  return (
    <section class="narrow-board" aria-label={label} data-board={seat}>
      <Train seat={seat} which={0} isOwn={isOwn} isSmall />
      {hasMiddle && <Middle seat={seat} isOwn={isOwn} />}
      <Train seat={seat} which={1} isOwn={isOwn} isSmall />
      <Route seat={seat} isOwn={isOwn} />
      <Coins seat={seat} isOwn={isOwn} />
      <div class="contracts-panel">
        <Contracts seat={seat} isOwn={isOwn} />
        <EndCards seat={seat} />
      </div>
      <div class="facts">
        <Taken seat={seat} />
        <MurderFacts seat={seat} />
      </div>
    </section>
  )
}
