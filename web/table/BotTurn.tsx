import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { useTableContext } from './context.ts'
import { SpeedButton } from './menu/SpeedButton.tsx'
import './bot-turn.css'

/** A bot thinks: a quiet sign of it, and a way on for those who do not want to watch. Who it is stands beside it. */
export function BotTurn({ button }: { button: string }) {
  const { say } = useShell()
  const table = useTableContext()
  if (table === null) return null
  return (
    <p class="bot-turn">
      <span class="thinking" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <Button class={button} data-skip onClick={table.skip}>
        {say('table.skip')}
      </Button>
      <SpeedButton class={button} />
    </p>
  )
}
