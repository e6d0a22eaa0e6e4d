import { DEFAULT_LEVEL } from '@roundhouse/bots/play/level'
import type { Chair } from '@roundhouse/table/chairs'
import { useShell } from '../context.ts'
import { LevelOptions, levelWords } from './LevelChoice.tsx'
import { botNamed } from './suggestions.ts'

const PERSON = 'person'

interface SeatChoiceProps {
  readonly seat: number
  readonly chair: Chair
  readonly levels: readonly string[]
  readonly change: (chair: Chair) => void
}

/** One chair: a person with a name, or a bot of a level. */
export function SeatChoice({ seat, chair, levels, change }: SeatChoiceProps) {
  const { say } = useShell()
  const label = say('new.seat', { seat: seat + 1 })
  const sit = (level: string) =>
    change(level === PERSON ? { is: 'person', name: seat === 0 ? say('new.you') : label } : botNamed(seat, level))
  const level = chair.is === 'person' ? PERSON : chair.level
  return (
    <div class="seat">
      <span class={`emblem seat-${seat + 1}`} aria-hidden="true" />
      <select aria-label={label} value={level} onChange={event => sit(event.currentTarget.value)}>
        <option value={PERSON}>{say('new.person')}</option>
        <LevelOptions levels={levels} level={chair.is === 'bot' ? chair.level : DEFAULT_LEVEL} />
      </select>
      <input
        class="name"
        aria-label={say('new.name', { seat: seat + 1 })}
        value={chair.name}
        maxLength={20}
        onInput={event => change({ ...chair, name: event.currentTarget.value })}
      />
      {chair.is === 'bot' && <small class="how">{levelWords(say, chair.level, '.what')}</small>}
    </div>
  )
}
