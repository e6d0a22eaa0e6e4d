import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ServerError } from '../online/server.ts'
import { Link } from '../shell/Button.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { go } from '../shell/route.ts'
import { stopNotices } from './server.ts'
import { NoticesWords, useNoticesSay } from './words.tsx'
import '../shell/form.css'

/** Behind a link in an e-mail: opening it ends them, without signing in. Programs that only look at links end nothing. */
export function StopPage({ token }: { token: string | null }) {
  // Others may see the address: what stands in it goes out of it at once.
  const kept = useRef(token)
  kept.current = token ?? kept.current
  useLayoutEffect(() => {
    if (token !== null) go({ page: 'stop-notices', key: null }, 'instead')
  }, [token])
  return (
    <NoticesWords>
      <Stop token={kept.current} />
    </NoticesWords>
  )
}

function Stop({ token }: { token: string | null }) {
  const say = useNoticesSay()
  const [told, setTold] = useState<string | null>(null)
  useEffect(() => {
    stopNotices(token ?? 'none').then(
      ({ channel }) => setTold(say('notices.stop.done', { channel: say(`notices.${channel}`) })),
      error => {
        const isOurs = error instanceof ServerError && error.code === 'no-such-link'
        setTold(say(isOurs ? 'notices.stop.invalid' : 'notices.failed'))
      },
    )
  }, [])
  return (
    <main class="form">
      <PageHead title={say('notices.title')} />
      <section class="card">
        <p role="status">{told}</p>
        <Link class="button again" to={{ page: 'notices' }}>
          {say('notices.mail.settings')}
        </Link>
      </section>
    </main>
  )
}
