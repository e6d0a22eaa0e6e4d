import { PHRASES, type Phrase, phraseKey } from '@roundhouse/wire/phrases'
import { Button } from '../../shell/Button.tsx'
import { useOnline } from '../context.ts'
import { useOnlineSay } from '../words.tsx'

/** What can be said without typing: everybody reads it in their own language. While a game is played all may. */
export function PhraseButtons({ of = PHRASES }: { of?: readonly Phrase[] }) {
  const say = useOnlineSay()
  const { client } = useOnline()
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
