import { placelessMoves, rowMoves } from '../choosing/choosing.ts'
import { useTableModel } from '../model/table-model.ts'
import { useMainMove } from '../model/useMainMove.ts'
import { ChoiceRow } from './MoveButton.tsx'

/** More than these stand side by side. */
const MOST_ROWS = 3

/** What can be chosen, row by row; leaving the rest is the last of them. */
export function Choices() {
  const model = useTableModel()
  const main = useMainMove()
  const rows = rowMoves(model.targets, model.view)
  const others = placelessMoves(model).filter(text => text !== main)
  if (rows.length + others.length === 0) return null
  return (
    <div class={`big-choices ${rows.length > MOST_ROWS ? 'are-many' : ''}`}>
      {[...rows, ...others].map(text => (
        <ChoiceRow key={text} text={text} />
      ))}
    </div>
  )
}
