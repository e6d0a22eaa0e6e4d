import { LANGUAGES, type Language } from '../messages/languages.ts'
import { useShell } from './context.ts'
import { writeRoute } from './route.ts'
import { SPEEDS, THEMES } from './settings.ts'

export function SettingsPage() {
  const { say, settings, change } = useShell()
  return (
    <main class="form">
      <a class="button quiet" href={writeRoute({ page: 'home' })}>
        {say('app.home')}
      </a>
      <h1>{say('settings.title')}</h1>
      <label>
        {say('settings.language')}
        <select value={settings.language} onChange={e => change({ language: e.currentTarget.value as Language })}>
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Choice legend="settings.theme" of={THEMES} chosen={settings.theme} choose={theme => change({ theme })} />
      <Choice legend="settings.speed" of={SPEEDS} chosen={settings.speed} choose={speed => change({ speed })} />
      <label>
        {say('settings.text')}
        <input
          type="range"
          min="80"
          max="200"
          step="10"
          value={settings.text}
          onInput={e => change({ text: Number(e.currentTarget.value) })}
        />
      </label>
      <label>
        <input type="checkbox" checked={settings.sound} onChange={e => change({ sound: e.currentTarget.checked })} />
        {say('settings.sound')}
      </label>
    </main>
  )
}

interface Choices<T extends string> {
  readonly legend: string
  readonly of: readonly T[]
  readonly chosen: T
  readonly choose: (one: T) => void
}

function Choice<T extends string>({ legend, of, chosen, choose }: Choices<T>) {
  const { say } = useShell()
  return (
    <fieldset>
      <legend>{say(legend)}</legend>
      {of.map(each => (
        <label key={each}>
          <input type="radio" name={legend} checked={each === chosen} onChange={() => choose(each)} />
          {say(`${legend}.${each}`)}
        </label>
      ))}
    </fieldset>
  )
}
