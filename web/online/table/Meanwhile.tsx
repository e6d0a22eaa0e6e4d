import { Button } from '../../shell/Button.tsx'
import { nameAt, useOnline } from '../context.ts'
import { isOnVacation, presenceOf } from '../presence/presence.ts'
import { useOnlineSay } from '../words.tsx'
import { Note } from './Note.tsx'
import { PhraseButtons } from './PhraseButtons.tsx'

/** While others decide. */
export function Meanwhile() {
  const say = useOnlineSay()
  const { state, client } = useOnline()
  const { chairs, clock } = state.online
  const notes = [
    ...(clock.isPaused ? [say('online.paused-now')] : []),
    ...[...chairs.keys()].flatMap(seat => {
      const presence = presenceOf(state, seat)
      if (isOnVacation(state, seat)) return []
      if (presence === 'bot-plays') return [say('online.bot-for', { name: nameAt(state, seat) })]
      return presence === 'away' ? [say('online.is-away', { name: nameAt(state, seat) })] : []
    }),
  ]
  return (
    <section class="online-meanwhile">
      {notes.length > 0 && <p>{notes.join(' ')}</p>}
      {chairs.some((_, seat) => isOnVacation(state, seat)) && <Note of="vacation" />}
      {state.canPlan && state.online.match!.plan.length === 0 && (
        <Button class="button" data-plan onClick={() => client.plan()}>
          {say('online.plan')}
        </Button>
      )}
      <PhraseButtons />
    </section>
  )
}
