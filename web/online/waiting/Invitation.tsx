import { useState } from 'preact/hooks'
import { Button } from '../../shell/Button.tsx'
import { useAnswer } from '../../shell/useAnswer.ts'
import { useOnline } from '../context.ts'
import { invitationLink } from '../invitation-link.ts'
import { keyOf, rememberKey } from '../memory.ts'
import { addressForOthers } from '../server.ts'
import { useOnlineSay } from '../words.tsx'
import { ShownLink } from './ShownLink.tsx'

/** How a server is started that others can reach; it is typed as it is, in every language. */
const HOST_COMMAND = 'npm start -- --host 0.0.0.0'

/** A ticket with the link: to copy, to share by whatever the device has for it, and to scan. */
export function Invitation() {
  const say = useOnlineSay()
  const { state, client } = useOnline()
  const { table } = state
  const [key, setKey] = useState(() => keyOf(table))
  const others = useAnswer(async () => ({ address: await addressForOthers() }), [])
  const drawAnew = async () => {
    const outcome = await client.command({ type: 'new-link' })
    if (!outcome.ok || outcome.key === null) return
    rememberKey(table, outcome.key)
    setKey(outcome.key)
  }
  return (
    <section class="invitation card" aria-labelledby="invitation">
      <h2 id="invitation">{say('online.invite')}</h2>
      {key === null ? (
        <p>{say('online.link-gone')}</p>
      ) : (
        <ShownLink link={invitationLink(table, key, others?.address ?? undefined)} label={say('online.invite')} />
      )}
      {key !== null && others?.address === null && (
        <p class="hint only-here">
          {say('online.only-here')} <code>{HOST_COMMAND}</code>
        </p>
      )}
      <p class="hint">
        {key !== null && `${say('online.link-what')} `}
        {state.online.isHost && (
          <Button class="as-link" onClick={() => void drawAnew()}>
            {say('online.new-link')}
          </Button>
        )}
      </p>
    </section>
  )
}
