import { endCardsNow } from '@roundhouse/first-class/seen'
import type { Seat } from '@roundhouse/kernel/game'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import { EndCardLine, MurderFacts } from './ContractsPanel.tsx'

/** What a screen in the room does not show: one's role, and the Game End card that one keeps. */
export function Secrets({ seat }: { seat: Seat }) {
  const { view, say, rules } = useTableModel()
  const kept = endCardsNow(rules, view, seat).filter(({ isKept }) => isKept)
  if (kept.length === 0 && view.slices.murder === undefined) return null
  return (
    <section class="secrets">
      <h2>
        <Icon name="eye" size={1.2} />
        {say('first-class.table.only-here')}
      </h2>
      <MurderFacts seat={seat} />
      {kept.map(now => (
        <EndCardLine key={now.card} {...now} />
      ))}
    </section>
  )
}
