import { useEffect } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { useCopiedLink } from './useCopiedLink.ts'

interface ShareProps {
  readonly place: number
  /** The whole record, packed for an address. */
  readonly pack: () => Promise<string>
}

/** A link that opens this moment on any machine: the whole record is in it. */
export function Share({ place, pack }: ShareProps) {
  const { say } = useShell()
  const { copied, copy, forget } = useCopiedLink(async () => ({ page: 'moment', packed: await pack(), place }))
  useEffect(forget, [place])
  return (
    <>
      <Button class="button on" onClick={copy}>
        {say('replay.link')}
      </Button>
      <span role="status">{copied?.isCopied && say('replay.copied')}</span>
      {copied?.isCopied === false && <CopyByHand link={copied.link} />}
    </>
  )
}

/** Where a browser does not let a page copy. */
export function CopyByHand({ link }: { link: string }) {
  const { say } = useShell()
  return (
    <input class="link" readOnly value={link} aria-label={say('replay.link')} onFocus={e => e.currentTarget.select()} />
  )
}
