import { useState } from 'preact/hooks'
import { pack } from '../../saving/pack.ts'
import { Button, Link } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { go, THE_END } from '../../shell/route.ts'
import { useAnswer } from '../../shell/useAnswer.ts'
import { useOnline } from '../context.ts'
import { rememberKey } from '../memory.ts'
import { askRematch, ServerError } from '../server.ts'
import { useOnlineSay } from '../words.tsx'

/** The same table once more, one for all who want it: whoever presses second comes to the table of the first. */
export function Again({ button }: { button: string }) {
  const say = useOnlineSay()
  const { state, seat } = useOnline()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  if (seat === null) return null
  const again = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      const { table, key } = await askRematch(state.table)
      if (key !== null) rememberKey(table, key)
      go({ page: 'online', id: table })
    } catch (error) {
      setTrouble(
        say.find(`online.refused.${error instanceof ServerError ? error.code : ''}`) ?? say('online.line.lost'),
      )
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        class={button}
        data-again
        data-asked={state.rematch !== null}
        disabled={isBusy}
        onClick={() => void again()}
      >
        {say(state.rematch === null ? 'online.rematch' : 'lobby.rematch.ready')}
      </Button>
      {trouble !== null && <span role="alert">{trouble}</span>}
    </>
  )
}

/** A look at the whole game, and at how it was dealt. */
export function Review({ button }: { button: string }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { state, seat } = useOnline()
  const { record, setup } = state.online
  const packed = useAnswer(record === null ? null : () => pack(record), [record])
  return (
    <>
      {packed !== null && (
        <Link class={`${button} deal-link is-${state.deal ?? 'open'}`} data-deal to={{ page: 'deal', packed }}>
          {state.deal === 'fair' ? '✓ ' : state.deal === 'does-not-match' ? '✕ ' : ''}
          {say('online.deal')}
        </Link>
      )}
      {setup.deal !== undefined && (
        <Link class={button} to={{ page: 'duplicate', id: setup.deal }}>
          {say('online.same-cards')}
        </Link>
      )}
      {/* Whoever played it has it among their own games. */}
      {seat !== null && record !== null && (
        <Link class={button} data-review to={{ page: 'replay', id: state.table, place: THE_END }}>
          {ofShell('review.title')}
        </Link>
      )}
    </>
  )
}
