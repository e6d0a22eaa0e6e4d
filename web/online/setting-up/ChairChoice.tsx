import { DEFAULT_LEVEL } from '@roundhouse/bots/play/level'
import type { Seat } from '@roundhouse/kernel/game'
import { useShell } from '../../shell/context.ts'
import { LevelOptions } from '../../shell/new-game/LevelChoice.tsx'
import { SeatSign, type SeatSigns } from '../../shell/SeatSign.tsx'
import { useOnlineSay } from '../words.tsx'
import type { ChairPlan } from './new-table.ts'

interface ChairChoiceProps {
  readonly seat: Seat
  readonly plan: ChairPlan
  readonly levels: readonly string[]
  readonly signs: SeatSigns | undefined
  readonly change: (plan: ChairPlan) => void
}

const PEOPLE = ['you', 'anyone', 'kept'] as const

/** One chair of a table elsewhere: the host, anybody, somebody by name, or a bot of a level. */
export function ChairChoice({ seat, plan, levels, signs, change }: ChairChoiceProps) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const choose = (value: string) => {
    if (value === 'kept') change({ is: 'kept', name: '' })
    else if (value === 'you' || value === 'anyone') change({ is: value })
    else change({ is: 'bot', level: value })
  }
  return (
    <div class="seat">
      <SeatSign seat={seat} signs={signs} size={1.3} />
      <select
        aria-label={ofShell('new.seat', { seat: seat + 1 })}
        value={plan.is === 'bot' ? plan.level : plan.is}
        onChange={event => choose(event.currentTarget.value)}
      >
        {/* Whoever sets a table up sits at it: the own seat is given up by taking another. */}
        {(plan.is === 'you' ? ['you' as const] : PEOPLE).map(each => (
          <option key={each} value={each}>
            {say(`online.seat.${each}`)}
          </option>
        ))}
        {plan.is !== 'you' && <LevelOptions levels={levels} level={plan.is === 'bot' ? plan.level : DEFAULT_LEVEL} />}
      </select>
      {plan.is === 'kept' && (
        <input
          class="name"
          aria-label={say('online.seat.kept-name', { seat: seat + 1 })}
          value={plan.name}
          maxLength={20}
          onInput={event => change({ is: 'kept', name: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
