import { useShell } from './context.ts'
import { writeRoute } from './route.ts'

/** The way home, and what this page is. */
export function PageHead({ title }: { title: string }) {
  const { say } = useShell()
  return (
    <header class="page-head">
      <a class="button quiet" href={writeRoute({ page: 'home' })}>
        ‹ {say('app.home')}
      </a>
      <h1>{title}</h1>
    </header>
  )
}
