import type { GameName } from '@roundhouse/table/games'
import { Link } from '../Button.tsx'
import { useShell } from '../context.ts'

/** Beside what can be chosen: how to learn it. */
export function LessonLink({ game, lesson }: { game: GameName; lesson: string }) {
  const { say } = useShell()
  return (
    <Link class="lesson-link" to={{ page: 'learn', game, lesson, step: 1 }}>
      {say('new.lesson')}
    </Link>
  )
}
