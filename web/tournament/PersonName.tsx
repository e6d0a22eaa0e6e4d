import type { TournamentPerson } from '@roundhouse/wire/tournament'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'

/** Somebody, and the way to how they play; who was forgotten has neither. */
export function PersonName({ person: { person, name, isMe } }: { person: TournamentPerson }) {
  const { say } = useShell()
  if (name === '') return <>{say('replay.someone')}</>
  return (
    <Link class={isMe ? 'is-me' : ''} to={{ page: 'profile', person }}>
      {name}
    </Link>
  )
}
