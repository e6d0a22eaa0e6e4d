import { LOCALES } from '@roundhouse/words/languages'
import { useShell } from '../shell/context.ts'
import type { WayProps } from './way.tsx'
import { useNoticesSay } from './words.tsx'

/** Minutes after midnight. */
const NIGHT = { from: 22 * 60, to: 8 * 60 }
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** When nothing comes. */
export function QuietChoice({ settings: { quiet, zone }, choose }: Pick<WayProps, 'settings' | 'choose'>) {
  const say = useNoticesSay()
  const locale = LOCALES[useShell().settings.language]
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return (
    <fieldset class="choice">
      <legend class="unseen">{say('notices.quiet')}</legend>
      <label class="pick">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={event => void choose({ quiet: event.currentTarget.checked ? NIGHT : null })}
        />
        {say('notices.quiet')}
      </label>
      {quiet !== null && (
        <>
          {(['from', 'to'] as const).map(end => (
            <label key={end} class="hour">
              {say(`notices.quiet.${end}`)}{' '}
              <select
                value={String(Math.floor(quiet[end] / 60))}
                onChange={event => void choose({ quiet: { ...quiet, [end]: Number(event.currentTarget.value) * 60 } })}
              >
                {HOURS.map(hour => (
                  <option key={hour} value={String(hour)}>
                    {clock.format(Date.UTC(2024, 0, 1, hour))}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <p class="hint">{say('notices.quiet.hint', { zone })}</p>
        </>
      )}
    </fieldset>
  )
}
