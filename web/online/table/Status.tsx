import type { Seat } from '@roundhouse/kernel/game'
import { useShell } from '../../shell/context.ts'
import { levelWords } from '../../shell/new-game/LevelChoice.tsx'
import { Clock } from '../clock/Clock.tsx'
import { useOnline } from '../context.ts'
import { Lamp } from '../presence/Lamp.tsx'
import { isOnVacation, presenceOf } from '../presence/presence.ts'
import { useOnlineSay } from '../words.tsx'

/** Under the points of a player: whether they are here, and their clock. */
export function Status({ seat }: { seat: Seat }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { state } = useOnline()
  if (state.online.chairs[seat] === undefined) return null
  const presence = presenceOf(state, seat)
  const isBot = presence === 'bot'
  const words = isBot ? levelWords(ofShell, state.online.chairs[seat].level ?? '') : say(`online.${presence}`)
  return (
    <span class={`seat-status is-${presence}`}>
      <Lamp of={presence} />
      {isBot || presence === 'bot-plays' || presence === 'left' ? (
        <span class="clock">{words}</span>
      ) : (
        <>
          <span class="unseen">{words}</span>
          {isOnVacation(state, seat) ? <span class="clock">{say('online.vacation.on')}</span> : <Clock seat={seat} />}
        </>
      )}
    </span>
  )
}
