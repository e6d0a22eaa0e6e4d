import type { MessageKey } from '../../messages/say.ts'
import { UndoButtons as Buttons } from '../../table/undo/UndoButtons.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'

export function UndoButtons() {
  const { snapshot, say, undo } = useTableModel()
  const face = (label: MessageKey, words: MessageKey) => ({
    label: say(label),
    sign: <Icon name="undo" size={1.5} />,
    words: say(words),
  })
  return (
    <Buttons
      snapshot={snapshot}
      undo={undo}
      why={say(`first-class.no-undo.${snapshot.back.barrier}`)}
      note="note"
      button="table-button"
      step={face('table.undo-step', 'first-class.table.step-back')}
      turn={face('table.undo-turn', 'first-class.table.turn-back')}
    />
  )
}
