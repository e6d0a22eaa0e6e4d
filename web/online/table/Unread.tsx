import { useGame } from '../../game-context.ts'
import { Button } from '../../shell/Button.tsx'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { useOnline } from '../context.ts'
import { useOnlineSay } from '../words.tsx'
import { useTableActs } from './acts.ts'
import { chatWords } from './chat-words.ts'
import { useUnread } from './useUnread.ts'

/** What was said and not read yet; pressed, it opens all that was said. */
export function Unread() {
  const say = useOnlineSay()
  const { state } = useOnline()
  const { openChat } = useTableActs()
  const { signs } = useGame(state.snapshot!.game)
  const last = useUnread()
  if (last === null) return null
  return (
    <Button class="button unread" aria-haspopup="dialog" onClick={openChat}>
      {last.seat !== null && <SeatSign seat={last.seat} signs={signs} />}
      <span>
        <b>{last.name}</b> {chatWords(say, last)}
      </span>
    </Button>
  )
}
