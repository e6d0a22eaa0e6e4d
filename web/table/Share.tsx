import { useEffect, useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
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
  const [shared, setShared] = useState<{ link: string; isCopied: boolean } | null>(null)
  useEffect(() => setShared(null), [place])
  const share = async () => {
    const link = new URL(writeRoute({ page: 'moment', packed: await pack(), place }), location.href).href
    const copied = navigator.clipboard?.writeText(link).then(() => true)
    setShared({ link, isCopied: (await copied?.catch(() => false)) ?? false })
  }
  return (
    <>
      <Button class="button on" onClick={() => void share()}>
        {say('replay.link')}
      </Button>
      <span role="status">{shared?.isCopied && say('replay.copied')}</span>
      {shared?.isCopied === false && (
        <input
          class="link"
          readOnly
          value={shared.link}
          aria-label={say('replay.link')}
          onFocus={e => e.currentTarget.select()}
        />
      )}
    </>
  )
}
