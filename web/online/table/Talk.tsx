import { useGame } from '../../game-context.ts'
import { Button } from '../../shell/Button.tsx'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { useOnline } from '../context.ts'
import { mutedAt } from '../memory.ts'
import { useOnlineSay } from '../words.tsx'
import { useTableActs } from './acts.ts'
import { chatWords } from './chat-words.ts'

/** In the line of what happened: what was said last, and a way to say something. */
export function Talk({ button }: { button: string }) {
  const say = useOnlineSay()
  const { openChat } = useTableActs()
  return (
    <>
      <SaidLast />
      <Button class={button} data-say aria-haspopup="dialog" onClick={openChat}>
        {say('online.say')}
      </Button>
    </>
  )
}

function SaidLast() {
  const say = useOnlineSay()
  const { state } = useOnline()
  const { signs } = useGame(state.snapshot!.game)
  const muted = mutedAt(state.table)
  const last = state.chat.filter(({ name }) => !muted.includes(name)).at(-1)
  return (
    <p class="said" role="status">
      {last !== undefined && (
        <>
          {last.seat !== null && <SeatSign seat={last.seat} signs={signs} />} <b>{last.name}</b> {chatWords(say, last)}
        </>
      )}
    </p>
  )
}
