import { reachOf } from '../choosing/reach.ts'
import { pieceSymbol } from '../drawing/goods.ts'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'

/** What own track reaches tells which trains are worth buying. */
export function Reach() {
  const { say, rules, view } = useTableModel()
  const reached = reachOf(rules.map, view, view.toMove)
  if (reached.every(count => count === 0)) return <p>{say('nuremberg.act.reaches-nothing')}</p>
  return (
    <p class="reach">
      {say('nuremberg.act.reached')}
      {reached.map(
        (count, piece) =>
          count > 0 && (
            <span key={piece}>
              <b>{count}</b> <Icon of={pieceSymbol(rules.map, piece)} width={piece > 2 ? 11 : 14} />
            </span>
          ),
      )}
    </p>
  )
}
