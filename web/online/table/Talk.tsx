import { Button } from '../../shell/Button.tsx'
import { useOnline } from '../context.ts'
import { useOnlineSay } from '../words.tsx'
import { useTableActs } from './acts.ts'
import { latePart } from './late-part.tsx'

const SaidLast = latePart(async () => (await import('./SaidLast.tsx')).SaidLast)

/** In the line of what happened: what was said last, and a way to say something. */
export function Talk({ button }: { button: string }) {
  const say = useOnlineSay()
  const { state } = useOnline()
  const { openChat } = useTableActs()
  return (
    <>
      <p class="said" role="status">
        {state.chat.length > 0 && <SaidLast />}
      </p>
      <Button class={button} data-say aria-haspopup="dialog" onClick={openChat}>
        {say('online.say')}
      </Button>
    </>
  )
}
