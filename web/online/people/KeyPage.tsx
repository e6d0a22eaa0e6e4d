import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button, Link } from '../../shell/Button.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { go } from '../../shell/route.ts'
import { rememberName } from '../seat-memory.ts'
import { guestName, redeemDeviceKey, ServerError } from '../server.ts'
import { OnlineWords, useOnlineSay } from '../words.tsx'
import '../../shell/form.css'

/** Behind the link that somebody made on another device: the same person goes on here. */
export function KeyPage({ secret }: { secret: string | null }) {
  // Others may see the address: what stands in it goes out of it at once.
  const kept = useRef(secret)
  kept.current = secret ?? kept.current
  useLayoutEffect(() => {
    if (secret !== null) go({ page: 'key', key: null }, 'instead')
  }, [secret])
  return (
    <OnlineWords areAll>
      <Redeem secret={kept.current} />
    </OnlineWords>
  )
}

function Redeem({ secret }: { secret: string | null }) {
  const say = useOnlineSay()
  const [known, setKnown] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    guestName().then(setKnown, () => {})
  }, [])
  const redeem = async () => {
    setBusy(true)
    try {
      const { name } = await redeemDeviceKey(secret ?? '')
      rememberName(name)
      go({ page: 'home' }, 'instead')
    } catch (error) {
      const code = error instanceof ServerError ? error.code : 'no-answer'
      setTrouble(say(code === 'no-answer' ? 'online.no-answer' : 'online.key.invalid'))
      setBusy(false)
    }
  }
  return (
    <main class="form own-key-page">
      <PageHead title={say('online.key.title')} />
      <section class="card">
        <p>{say('online.key.here')}</p>
        {known !== null && <p class="wrong">{say('online.key.known', { name: known })}</p>}
        <p role="alert" class="wrong">
          {secret === null ? say('online.key.invalid') : trouble}
        </p>
        <div class="row">
          {secret !== null && (
            <Button class="button main" disabled={isBusy} onClick={() => void redeem()}>
              {say('online.key.use')}
            </Button>
          )}
          <Link class="button" to={{ page: 'home' }}>
            {say('online.plan.cancel')}
          </Link>
        </div>
      </section>
    </main>
  )
}
