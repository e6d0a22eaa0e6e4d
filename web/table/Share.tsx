import { useEffect, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { writeRoute } from '../shell/route.ts'

interface ShareProps {
  readonly place: number
  /** The whole record, packed for an address. */
  readonly pack: () => Promise<string>
}

/** A link that opens this moment on any machine: the whole record is in it. */
export function Share({ place, pack }: ShareProps) {
  const { say } = useShell()
  const [link, setLink] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    setLink(null)
    setCopied(false)
  }, [place])
  const share = async () => {
    const address = new URL(writeRoute({ page: 'moment', packed: await pack(), place }), location.href).href
    setLink(address)
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <>
      <button type="button" class="button on" onClick={() => void share()}>
        {say('replay.link')}
      </button>
      <span role="status">{isCopied && say('replay.copied')}</span>
      {link !== null && !isCopied && (
        <input
          class="link"
          readOnly
          value={link}
          aria-label={say('replay.link')}
          onFocus={e => e.currentTarget.select()}
        />
      )}
    </>
  )
}
