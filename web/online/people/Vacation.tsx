import type { VacationState } from '@roundhouse/wire/vacation'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../../shell/Button.tsx'
import { ownVacation, takeVacation } from '../server.ts'
import { useOnlineSay } from '../words.tsx'
import { useDayWords } from './day-words.ts'
import './people.css'

const DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30] as const

/** Days off in games with a turn a day: set by hand, and told to the others. */
export function Vacation() {
  const say = useOnlineSay()
  const [state, setState] = useState<VacationState | null>(null)
  const [days, setDays] = useState(7)
  const [trouble, setTrouble] = useState<string | null>(null)
  const dayWords = useDayWords()
  useEffect(() => {
    ownVacation().then(setState, () => {})
  }, [])
  if (state === null) return null
  const take = (wanted: number) =>
    takeVacation(wanted).then(
      next => {
        setState(next)
        setTrouble(null)
      },
      () => setTrouble(say('online.vacation.failed')),
    )
  const open = DAYS.filter(n => n <= state.daysLeft)
  const chosen = open.includes(days as (typeof DAYS)[number]) ? days : (open.at(-1) ?? 0)
  return (
    <details class="vacation">
      <summary>
        {state.until === null ? say('online.vacation') : say('online.vacation.until', { date: dayWords(state.until) })}
      </summary>
      <p class="hint">{say('online.vacation.what', { days: state.daysLeft })}</p>
      {state.until !== null ? (
        <Button class="button" onClick={() => void take(0)}>
          {say('online.vacation.end')}
        </Button>
      ) : (
        chosen > 0 && (
          <div class="row">
            <select
              aria-label={say('online.vacation')}
              value={String(chosen)}
              onChange={event => setDays(Number(event.currentTarget.value))}
            >
              {open.map(n => (
                <option key={n} value={String(n)}>
                  {say('online.clock.days', { n })}
                </option>
              ))}
            </select>
            <Button class="button" onClick={() => void take(chosen)}>
              {say('online.vacation.start')}
            </Button>
          </div>
        )
      )}
      <p role="alert" class="wrong">
        {trouble}
      </p>
    </details>
  )
}
