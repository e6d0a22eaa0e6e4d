import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import { Link } from '../Button.tsx'
import { useShell } from '../context.ts'
import { PageHead } from '../PageHead.tsx'
import { SeatSign } from '../SeatSign.tsx'
import { Choice, SoundSwitch, SpeedChoice, TextSize, ThemeChoice } from './controls.tsx'
import { COACHES, COLOURS } from './settings.ts'
import '../form.css'

/** Everything is applied and kept as it is chosen. */
export function SettingsPage() {
  const { say, settings, change } = useShell()
  return (
    <main class="form settings">
      <PageHead title={say('settings.title')} />
      <section class="card">
        <label class="line">
          {say('settings.language')}
          <select value={settings.language} onChange={e => change({ language: e.currentTarget.value as Language })}>
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <TextSize />
        <SoundSwitch />
        <Link class="button quiet again" to={{ page: 'privacy' }}>
          {say('settings.privacy')}
        </Link>
      </section>
      <section class="card">
        <ThemeChoice />
        <Choice legend="settings.coach" of={COACHES} chosen={settings.coach} choose={coach => change({ coach })} />
        <SpeedChoice />
        <Choice
          legend="settings.colours"
          of={COLOURS}
          chosen={settings.colours}
          choose={colours => change({ colours })}
        />
        <p class="swatches" aria-hidden="true">
          {[0, 1, 2, 3].map(seat => (
            <SeatSign key={seat} seat={seat} size={1.6} />
          ))}
        </p>
        <p class="hint">{say('settings.colours-why')}</p>
      </section>
    </main>
  )
}
