import { useState } from 'preact/hooks'
import { Button } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { useAnswer } from '../../shell/useAnswer.ts'
import { useOnline } from '../context.ts'
import { invitationLink, keyOf, rememberKey } from '../memory.ts'
import { addressForOthers } from '../server.ts'
import { useOnlineSay } from '../words.tsx'
import { QrCode } from './QrCode.tsx'

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
        <Link link={invitationLink(table, key, others?.address ?? undefined)} />
      )}
      {others?.address === null && <p class="hint only-here">{say('online.only-here')}</p>}
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

function Link({ link }: { link: string }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
    setTimeout(() => setCopied(false), 3000)
  }
  return (
    <div class="invitation-link">
      <QrCode link={link} />
      <div>
        {/* Where a browser lets no page copy, it is marked and copied by hand. */}
        <input
          class="link"
          readOnly
          value={link.replace(/^https?:\/\//, '')}
          aria-label={say('online.invite')}
          onFocus={event => event.currentTarget.select()}
        />
        {navigator.clipboard !== undefined && (
          <Button class="button" onClick={() => void copy()}>
            <Sign of="copy" />{' '}
            <span role="status">{isCopied ? ofShell('replay.copied') : say('online.copy-link')}</span>
          </Button>
        )}
        {navigator.share !== undefined && (
          <Button class="button" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            <Sign of="share" /> {say('online.share')}
          </Button>
        )}
      </div>
    </div>
  )
}

const SIGNS = {
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
} as const

const Sign = ({ of }: { of: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      d={SIGNS[of]}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  </svg>
)
