import { whoIs } from '@roundhouse/first-class/words/voice'
import { CoachButton } from '../../coach/CoachButton.tsx'
import { Button } from '../../shell/Button.tsx'
import { useCommands } from '../../table/keys/useCommands.ts'
import { useUntilPlayed } from '../../table/table-model.ts'
import { isBought, rowMoves, tabFor } from '../choosing/choosing.ts'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import { useMainMove } from '../model/useMainMove.ts'
import { UndoButtons } from '../parts/UndoButtons.tsx'
import { UseItAfterAll } from './Leaving.tsx'
import { MainButton } from './MoveButton.tsx'

/** Undo, undo turn, coach and the main button: always there, always in the same place. What is closed says why. */
export function FixedRow({ goTo = null }: { goTo?: (() => void) | null }) {
  const { snapshot, say, chosen } = useTableModel()
  const [why, tell] = useUntilPlayed<string | null>(snapshot, null)
  const { waiting } = snapshot
  if (waiting === 'nobody') return null
  const notYet = () =>
    tell(say(waiting === 'person' ? 'first-class.table.choose-first' : 'first-class.table.wait-first'))
  return (
    <div class="buttons">
      <p role="status" class="note">
        {chosen === null && why}
      </p>
      <UndoButtons />
      <CoachButton class="table-button" onClosed={waiting === 'person' ? undefined : notYet} />
      {goTo === null ? <Main notYet={notYet} /> : <GoTo goTo={goTo} />}
    </div>
  )
}

/** From another panel, the way back to where the choice is. */
function GoTo({ goTo }: { goTo: () => void }) {
  const { targets, say } = useTableModel()
  return (
    <Button class="table-button main-button is-main" onClick={goTo}>
      <Icon name="right" size={1} />
      <span>
        {say(tabFor(targets) === 'offer' ? 'first-class.table.choose-card' : 'first-class.table.choose-here')}
      </span>
    </Button>
  )
}

function Main({ notYet }: { notYet: () => void }) {
  const { snapshot, view, voice, say, targets, chosen, leaving, play } = useTableModel()
  const text = useMainMove()
  useCommands({ confirm: leaving === null && text !== null ? () => play(text) : undefined })
  if (leaving !== null) return <UseItAfterAll text={leaving} />
  const isRow = chosen === null ? rowMoves(targets, view).includes(text ?? '') : isBought(chosen)
  if (text !== null) return <MainButton text={text} isRow={isRow} />
  const words =
    snapshot.waiting === 'person'
      ? say('first-class.table.choose')
      : say('first-class.ask.wait', whoIs(voice, view.toMove))
  return (
    <Button class="table-button main-button is-closed" aria-disabled onClick={notYet}>
      <span>{words}</span>
    </Button>
  )
}
