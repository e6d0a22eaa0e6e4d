import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'

/** A sentence in place of a table; where nothing more is to come, with the way home. */
export function Notice({ text, isEnd = false }: { text: string; isEnd?: boolean }) {
  const { say } = useShell()
  return (
    <main class="notice">
      {isEnd && <h1 class="unseen">Roundhouse</h1>}
      <p role={isEnd ? 'alert' : 'status'}>{text}</p>
      {isEnd && (
        <Link class="button" to={{ page: 'home' }}>
          {say('app.home')}
        </Link>
      )}
    </main>
  )
}
