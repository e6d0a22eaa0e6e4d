import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { useTableContext } from './context.ts'
import { useCommands } from './keys/useCommands.ts'
import { SpeedButton } from './menu/SpeedButton.tsx'
import { useSlots } from './slots.tsx'
import './bot-turn.css'

/** The own turn has ended by itself: bots play when this is pressed, or in a moment; until then it is taken back at ease. */
function OwnEnd({ button, lasts, end }: { button: string; lasts: number; end: () => void }) {
  const { say } = useShell()
  useCommands({ confirm: end })
  return (
    <p class="own-end">
      <Button class={`${button} is-main go`} data-own-end style={{ '--lasts': `${lasts}ms` }} onClick={end}>
        {say('table.end-turn')}
      </Button>
    </p>
  )
}

/** A bot thinks: a quiet sign of it, and a way on for those who do not want to watch. Who it is stands beside it. */
export function BotTurn({ button }: { button: string }) {
  const { say } = useShell()
  const table = useTableContext()
  // Elsewhere nobody can hurry them.
  const isElsewhere = useSlots() !== null
  if (table === null) return null
  if (table.ownEnd !== null) return <OwnEnd button={button} {...table.ownEnd} />
  return (
    <p class="bot-turn">
      <span class="thinking" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {!isElsewhere && (
        <>
          <Button class={button} data-skip onClick={table.skip}>
            {say('table.skip')}
          </Button>
          <SpeedButton class={button} />
        </>
      )}
    </p>
  )
}
