import type { Player } from '@roundhouse/first-class/base/board/player'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { boardAfter } from '../choosing/gains.ts'
import type { Place } from '../choosing/targets.ts'
import { TableModelContext, useTableModel } from '../model/table-model.ts'
import { Train } from './Train.tsx'

const NOTHING = new Map()
const TRAINS = [0, 1] as const

/** On a phone the board is out of sight while a card is looked at: here are the trains it would change, as they would be. */
export function Foreseen({ place }: { place: Place }) {
  const { game, view, snapshot, targets } = useTableModel()
  const [after, foresee] = useState<Player | null>(null)
  const text = targets.get(place)?.[0]?.text
  // After the card itself is painted, so that it never waits for this.
  useEffect(() => foresee(text === undefined ? null : boardAfter(game, view, text)), [text, snapshot])
  return after === null ? null : <ChangedTrains after={after} />
}

function ChangedTrains({ after }: { after: Player }) {
  const model = useTableModel()
  const { view, seat, say } = model
  const now = view.players[seat]!
  const changed = TRAINS.filter(which => JSON.stringify(after.trains[which]) !== JSON.stringify(now.trains[which]))
  const then = useMemo(
    () => ({ ...model, view: { ...view, players: view.players.with(seat, after) }, targets: NOTHING, canAsk: false }),
    [model, after],
  )
  if (changed.length === 0) return null
  return (
    <TableModelContext.Provider value={then}>
      <section class="foreseen">
        <h3>{say('first-class.table.foreseen')}</h3>
        {changed.map(which => (
          <Train key={which} seat={seat} which={which} isOwn={false} isSmall isGlance />
        ))}
      </section>
    </TableModelContext.Provider>
  )
}
