import { useState } from 'preact/hooks'
import { Button } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { useOnlineSay } from '../words.tsx'
import { QrCode } from './QrCode.tsx'
import './waiting.css'

/** A link to copy, to share by whatever the device has for it, and to scan. */
export function ShownLink({ link, label }: { link: string; label: string }) {
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
          aria-label={label}
          onFocus={event => event.currentTarget.select()}
        />
        {navigator.clipboard !== undefined && (
          <Button class="button" onClick={() => void copy()}>
            <Sign of="copy" /> {isCopied ? ofShell('replay.copied') : say('online.copy-link')}
          </Button>
        )}
        {/* Not within the button: what is told has no part in its name. */}
        <span role="status" class="unseen">
          {isCopied && ofShell('replay.copied')}
        </span>
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
