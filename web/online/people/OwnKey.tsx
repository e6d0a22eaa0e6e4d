import { useState } from 'preact/hooks'
import { Button } from '../../shell/Button.tsx'
import { writeRoute } from '../../shell/route.ts'
import { addressForOthers, newDeviceKey, ServerError, withdrawDeviceKey } from '../server.ts'
import { ShownLink } from '../waiting/ShownLink.tsx'
import { useOnlineSay } from '../words.tsx'
import './people.css'

/** A link that brings its maker to another browser: shown when it is made, and never again. */
export function OwnKey() {
  const say = useOnlineSay()
  const [link, setLink] = useState<string | null>(null)
  const [told, tell] = useState<string | null>(null)
  const act = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      const isTooFast = error instanceof ServerError && error.code === 'too-fast'
      tell(say(isTooFast ? 'online.refused.too-fast' : 'online.no-answer'))
    }
  }
  const make = () =>
    act(async () => {
      const { key } = await newDeviceKey()
      setLink(new URL(writeRoute({ page: 'key', key }), (await addressForOthers()) ?? location.href).href)
      tell(null)
    })
  const withdraw = () =>
    act(async () => {
      await withdrawDeviceKey()
      setLink(null)
      tell(say('online.key.withdrawn'))
    })
  return (
    <details class="own-key">
      <summary>{say('online.key')}</summary>
      <p class="hint">{say('online.key.lost')}</p>
      {link === null ? (
        <Button class="button" onClick={() => void make()}>
          {say('online.key.make')}
        </Button>
      ) : (
        <>
          <ShownLink link={link} label={say('online.key')} />
          <p class="hint">{say('online.key.what')}</p>
          <Button class="button" onClick={() => void withdraw()}>
            {say('online.key.withdraw')}
          </Button>
        </>
      )}
      <p role="status" class="hint">
        {told}
      </p>
    </details>
  )
}
