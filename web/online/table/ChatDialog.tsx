import { Button } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { Dialog } from '../../shell/Dialog.tsx'
import { useOnlineSay } from '../words.tsx'
import { Chat } from './Chat.tsx'

/** All that was said, in front of the table. */
export function ChatDialog({ onClosed }: { onClosed: () => void }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  return (
    <Dialog class="sheet chat-sheet" aria-label={say('online.chat')} onClosed={onClosed}>
      {close => (
        <>
          <Chat />
          <Button class="button" onClick={close}>
            {ofShell('rules.close')}
          </Button>
        </>
      )}
    </Dialog>
  )
}
