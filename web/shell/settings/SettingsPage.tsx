import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import type { After, MessageKey } from '../../messages/say.ts'
import { useShell } from '../context.ts'
import { PageHead } from '../PageHead.tsx'
import { SeatSign } from '../SeatSign.tsx'
import { COACHES, COLOURS, LEAST_TEXT, MOST_TEXT, SPEEDS, THEMES } from './settings.ts'
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
        <label class="line">
          {say('settings.text')}
          <span class="slider">
            <input
              type="range"
              min={LEAST_TEXT}
              max={MOST_TEXT}
              step="10"
              value={settings.text}
              onInput={e => change({ text: Number(e.currentTarget.value) })}
            />
            <output>{say('settings.percent', { percent: settings.text / 100 })}</output>
          </span>
        </label>
        <label class="line">
          {say('settings.sound')}
          <input type="checkbox" checked={settings.sound} onChange={e => change({ sound: e.currentTarget.checked })} />
        </label>
      </section>
      <section class="card">
        <Choice legend="settings.theme" of={THEMES} chosen={settings.theme} choose={theme => change({ theme })} />
        <Choice legend="settings.coach" of={COACHES} chosen={settings.coach} choose={coach => change({ coach })} />
        <Choice legend="settings.speed" of={SPEEDS} chosen={settings.speed} choose={speed => change({ speed })} />
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

/** Of the settings' own messages alone: over all of them the compiler would try each with each, for 8 seconds. */
type SettingKey = Extract<MessageKey, `settings.${string}`>

interface Choices<Legend extends SettingKey, T extends After<`${Legend}.`>> {
  readonly legend: Legend
  readonly of: readonly T[]
  readonly chosen: T
  readonly choose: (one: T) => void
}

function Choice<Legend extends SettingKey, T extends After<`${Legend}.`>>(props: Choices<Legend, T>) {
  const { legend, of, chosen, choose } = props
  const { say } = useShell()
  return (
    <fieldset class="choice">
      <legend>{say(legend)}</legend>
      {of.map(each => (
        <label key={each} class="pick">
          <input type="radio" name={legend} checked={each === chosen} onChange={() => choose(each)} />
          {say(`${legend}.${each}` as MessageKey)}
        </label>
      ))}
    </fieldset>
  )
}
