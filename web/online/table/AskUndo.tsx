import type { ComponentChildren } from 'preact'
import { Button } from '../../shell/Button.tsx'
import { useOnline } from '../context.ts'
import { useOnlineSay } from '../words.tsx'
import { useTableActs } from './acts.ts'

interface AskUndoProps {
  readonly button: string
  readonly sign: ComponentChildren
  /** What stands there where nobody can be asked. */
  readonly children?: ComponentChildren
  readonly asked?: () => void
}

/** Where one cannot undo alone, the others are asked: back to where one's last turn began. */
export function AskUndo({ button, sign, children = null, asked }: AskUndoProps) {
  const say = useOnlineSay()
  const { state, client, seat } = useOnline()
  const { stage, setup, match, question } = state.online
  const { turnStart: to } = useTableActs()
  const isOpen =
    stage === 'playing' &&
    state.planning === null &&
    setup.canAskUndo &&
    seat !== null &&
    to !== null &&
    match !== null &&
    to < match.played &&
    match.undo.step === 0
  if (!isOpen) return <>{children}</>
  const ask = () => {
    void client.command({ type: 'ask', what: { is: 'undo', to } })
    asked?.()
  }
  return (
    <Button class={button} data-ask-undo disabled={question !== null} onClick={ask}>
      {sign} <span>{say('online.ask-undo')}</span>
    </Button>
  )
}
