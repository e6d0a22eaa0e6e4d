import { PHRASES, type Phrase, phraseKey } from '@roundhouse/wire/phrases'
import { mayThey } from '@roundhouse/wire/rights'
import { Button } from '../../shell/Button.tsx'
import { useOnline } from '../context.ts'
import { useOnlineSay } from '../words.tsx'

/** May this page say something now? */
export function useMaySay(): boolean {
  const { state, seat } = useOnline()
  const { stage, isHost } = state.online
  return mayThey(seat === null ? 'spectator' : 'person', stage, 'say') || (isHost && mayThey('host', stage, 'say'))
}

/** What can be said without typing: everybody reads it in their own language. */
export function Phrases({ of = PHRASES }: { of?: readonly Phrase[] }) {
  const say = useOnlineSay()
  const { client } = useOnline()
  if (!useMaySay()) return null
  return (
    <div class="phrases">
      {of.map(phrase => (
        <Button key={phrase} class="button" onClick={() => void client.say({ phrase })}>
          {say(phraseKey(phrase))}
        </Button>
      ))}
    </div>
  )
}
