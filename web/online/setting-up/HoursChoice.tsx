import { useShell } from '../../shell/context.ts'
import { useOnlineSay } from '../words.tsx'
import { DAYTIME, type TableForm } from './new-table.ts'

interface HoursChoiceProps {
  readonly hours: TableForm['hours']
  readonly change: (hours: TableForm['hours']) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

/** 1 January 2024 was a Monday. */
const dayOf = (day: number): Date => new Date(Date.UTC(2024, 0, day))

/** When the clocks run: all the time, or from an hour to another on some days of the week. */
export function HoursChoice({ hours, change }: HoursChoiceProps) {
  const say = useOnlineSay()
  const { language } = useShell().settings
  const nameOf = (day: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(dayOf(day))
  const clockTime = (hour: number) =>
    new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 1, hour),
    )
  return (
    <fieldset class="choice hours">
      <legend>{say('online.hours')}</legend>
      <select
        aria-label={say('online.hours')}
        value={hours === null ? 'always' : 'some'}
        onChange={event => change(event.currentTarget.value === 'some' ? DAYTIME : null)}
      >
        <option value="always">{say('online.hours.always')}</option>
        <option value="some">{say('online.hours.some')}</option>
      </select>
      {hours !== null && (
        <>
          {(['from', 'to'] as const).map(end => (
            <label key={end} class="hour">
              {say(`online.hours.${end}`)}
              <select
                value={String(hours[end] / 60)}
                onChange={event => change({ ...hours, [end]: Number(event.currentTarget.value) * 60 })}
              >
                {HOURS.map(hour => (
                  <option key={hour} value={String(hour)}>
                    {clockTime(hour)}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <div class="weekdays">
            {WEEK.map(day => {
              const isOn = hours.days.includes(day)
              const days = isOn ? hours.days.filter(each => each !== day) : [...hours.days, day].toSorted()
              return (
                <label key={day} class="pick" title={nameOf(day, 'long')}>
                  <input
                    type="checkbox"
                    checked={isOn}
                    // A week without any day would never end.
                    disabled={days.length === 0}
                    aria-label={nameOf(day, 'long')}
                    onChange={() => change({ ...hours, days })}
                  />
                  {nameOf(day, 'short')}
                </label>
              )
            })}
          </div>
          <p class="hint">{say('online.hours.zone')}</p>
        </>
      )}
    </fieldset>
  )
}
