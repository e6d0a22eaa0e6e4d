import type { Reason } from '@roundhouse/kernel/game'
import type { ComponentChildren } from 'preact'
import { CoachButton } from '../../coach/CoachButton.tsx'
import { UndoButtons } from '../../table/undo/UndoButtons.tsx'
import { useTableModel } from '../model/table-model.ts'

interface ActRowProps {
  main: ComponentChildren
  /** In the place of undo and coach. */
  ways: ComponentChildren
}

/** The lower edge of the panel: undo, coach and the main button never move. What is closed tells why. */
export const ActRow = ({ main, ways }: ActRowProps) => (
  <footer class="acts">
    {ways ?? <UndoAndCoach />}
    <div class="main-act">{main}</div>
  </footer>
)

function UndoAndCoach() {
  const { snapshot, say, undo, askWhy, reason, choice } = useTableModel()
  const isOwnMove = snapshot.waiting === 'person'
  return (
    <>
      <UndoButtons
        snapshot={snapshot}
        undo={undo}
        why={say('nuremberg.undo.none', { barrier: isOwnMove ? snapshot.back.barrier : 'other' })}
        until={[reason, choice]}
        note="no-way-back"
        button="button act"
        step={{ sign: <b>↶</b>, words: say('nuremberg.undo') }}
        turn={{ sign: <b>⇤</b>, words: say('nuremberg.undo.turn') }}
      />
      {snapshot.waiting !== 'nobody' && (
        <CoachButton class="button act" onClosed={isOwnMove ? undefined : () => askWhy(NOT_YOUR_MOVE)} />
      )}
    </>
  )
}

const NOT_YOUR_MOVE: Reason = { rule: 'NB-1.1', code: 'not-in-front', facts: {}, remedy: 'wait' }
