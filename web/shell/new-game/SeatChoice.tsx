import { DEFAULT_LEVEL } from '@roundhouse/bots/play/level'
import type { Chair } from '@roundhouse/table/chairs'
import { Button } from '../Button.tsx'
import { useShell } from '../context.ts'
import { SeatSign, type SeatSigns } from '../SeatSign.tsx'
import { LevelOptions, levelWords } from './LevelChoice.tsx'
import { botNamed } from './suggestions.ts'

const PERSON = 'person'

interface SeatChoiceProps {
  readonly seat: number
  readonly chair: Chair
  readonly levels: readonly string[]
  readonly signs: SeatSigns | undefined
  /** Somebody else sits down. */
  readonly change: (chair: Chair) => void
  readonly rename: (name: string) => void
  /** The only person among bots may sit here instead. */
  readonly sitHere: (() => void) | null
}

/** One chair: a person with a name, or a bot of a level. */
export function SeatChoice({ seat, chair, levels, signs, change, rename, sitHere }: SeatChoiceProps) {
  const { say } = useShell()
  const label = say('new.seat', { seat: seat + 1 })
  const sit = (level: string) => change(level === PERSON ? { is: 'person', name: '' } : botNamed(seat, level))
  const level = chair.is === 'person' ? PERSON : chair.level
  return (
    <div class="seat">
      {sitHere === null ? (
        <SeatSign seat={seat} signs={signs} size={1.3} />
      ) : (
        <Button class="sit" aria-label={say('new.sit-here')} title={say('new.sit-here')} onClick={sitHere}>
          <SeatSign seat={seat} signs={signs} size={1.3} />
        </Button>
      )}
      <select aria-label={label} value={level} onChange={event => sit(event.currentTarget.value)}>
        <option value={PERSON}>{say('new.person')}</option>
        <LevelOptions levels={levels} level={chair.is === 'bot' ? chair.level : DEFAULT_LEVEL} />
      </select>
      <input
        class="name"
        aria-label={say('new.name', { seat: seat + 1 })}
        value={chair.name}
        maxLength={20}
        onFocus={event => event.currentTarget.select()}
        onInput={event => rename(event.currentTarget.value)}
      />
      {chair.is === 'bot' && <small class="how">{levelWords(say, chair.level, '.what')}</small>}
    </div>
  )
}
