import { useState } from 'preact/hooks'
import { pack } from '../../saving/pack.ts'
import { Button, Link } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { go, THE_END } from '../../shell/route.ts'
import { useAnswer } from '../../shell/useAnswer.ts'
import { nameAt, useOnline } from '../context.ts'
import { invitationLink, rememberKey, rememberName, rememberSeat } from '../memory.ts'
import { setUpTable } from '../server.ts'
import { useOnlineSay } from '../words.tsx'
import { rematchIn } from './rematch.ts'

/** The same table once more; the others are told where, in the chat, and come there by the same button. */
export function Again({ button }: { button: string }) {
  const say = useOnlineSay()
  const { state, client, seat } = useOnline()
  const [isBusy, setBusy] = useState(false)
  if (seat === null) return null
  const rematch = rematchIn(state.chat, state.table, seat)
  // The seat there is kept for the name by which one sits here.
  const keepName = () => rememberName(nameAt(state, seat))
  if (rematch !== null)
    return (
      <Link class={button} data-again to={rematch} onClick={keepName}>
        {say('online.rematch')}
      </Link>
    )
  const again = async () => {
    setBusy(true)
    keepName()
    const { rules: _, options, ...setup } = state.online.setup
    const chairs = setup.chairs.map((chair, each) =>
      chair.is === 'bot' ? chair : { is: 'person' as const, keptFor: state.online.chairs[each]?.name || null },
    )
    const { table, key } = await setUpTable({ ...setup, chairs, options: Object.fromEntries(options) })
    rememberKey(table, key)
    rememberSeat(table, seat)
    await client.say({ text: say('online.rematch.said', { link: invitationLink(table, key) }) })
    go({ page: 'online', id: table })
  }
  return (
    <Button class={button} data-again disabled={isBusy} onClick={() => void again().finally(() => setBusy(false))}>
      {say('online.rematch')}
    </Button>
  )
}

/** A look at the whole game, and at how it was dealt. */
export function Review({ button }: { button: string }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { state, seat } = useOnline()
  const { record } = state.online
  const packed = useAnswer(record === null ? null : () => pack(record), [record])
  return (
    <>
      {packed !== null && (
        <Link class={`${button} deal-link is-${state.deal ?? 'open'}`} data-deal to={{ page: 'deal', packed }}>
          {state.deal === 'fair' ? '✓ ' : state.deal === 'does-not-match' ? '✕ ' : ''}
          {say('online.deal')}
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
