import { useShell } from '../shell/context.ts'
import { writeRoute } from '../shell/route.ts'

/** A sentence in place of a table; where nothing more is to come, with the way home. */
export function Notice({ text, isEnd = false }: { text: string; isEnd?: boolean }) {
  const { say } = useShell()
  return (
    <main class="notice">
      <p role={isEnd ? 'alert' : 'status'}>{text}</p>
      {isEnd && (
        <a class="button" href={writeRoute({ page: 'home' })}>
          {say('app.home')}
        </a>
      )}
    </main>
  )
}
