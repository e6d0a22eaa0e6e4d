import { dayOfGame } from '@roundhouse/table/day'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { ComponentChildren } from 'preact'
import { Button, Link } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { go, type Route, THE_END } from '../../shell/route.ts'
import { useCommands } from '../keys/useCommands.ts'
import { playAgain } from '../menu/TableMenu.tsx'
import { useSlots } from '../slots.tsx'

interface AfterProps {
  readonly snapshot: Snapshot
  readonly button: string
}

/** Once more, with the same players. */
export function AgainButton({ snapshot, button }: AfterProps) {
  const slots = useSlots()
  return slots === null ? <AgainHere snapshot={snapshot} button={button} /> : <slots.Again button={button} />
}

function AgainHere({ snapshot, button }: AfterProps) {
  const day = dayOfGame(snapshot.id)
  return day === null ? <NewGame snapshot={snapshot} button={button} /> : <DayLink day={day} button={button} />
}

/** The deal of a day is played once: then everybody's results are looked at. */
function DayLink({ day, button }: Pick<AfterProps, 'button'> & { readonly day: string }) {
  const { say } = useShell()
  const to: Route = { page: 'day', day }
  useCommands({ confirm: () => go(to) })
  return (
    <Link class={button} data-again to={to}>
      {say('home.day')}
    </Link>
  )
}

function NewGame({ snapshot, button }: AfterProps) {
  const { say } = useShell()
  const again = () => void playAgain(snapshot)
  useCommands({ confirm: again })
  return (
    <Button class={button} data-again onClick={again}>
      {say('menu.again')}
    </Button>
  )
}

/** A look at the whole game. */
export function ReviewLink({ snapshot, button, sign }: AfterProps & { readonly sign?: ComponentChildren }) {
  const { say } = useShell()
  const slots = useSlots()
  if (slots !== null) return <slots.Review button={button} />
  return (
    <Link class={button} data-review to={{ page: 'replay', id: snapshot.id, place: THE_END }}>
      {sign}
      {say('review.title')}
    </Link>
  )
}
