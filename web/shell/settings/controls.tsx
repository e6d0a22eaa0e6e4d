import type { After, MessageKey } from '../../messages/say.ts'
import { useShell } from '../context.ts'
import { LEAST_TEXT, MOST_TEXT, SPEEDS, THEMES } from './settings.ts'

/** Everything is applied and kept as it is chosen: on the page of settings, and in the menu of a table. */

export function ThemeChoice() {
  const { settings, change } = useShell()
  return <Choice legend="settings.theme" of={THEMES} chosen={settings.theme} choose={theme => change({ theme })} />
}

export function SpeedChoice() {
  const { settings, change } = useShell()
  return <Choice legend="settings.speed" of={SPEEDS} chosen={settings.speed} choose={speed => change({ speed })} />
}

export function TextSize() {
  const { say, settings, change } = useShell()
  return (
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
  )
}

export function SoundSwitch() {
  const { say, settings, change } = useShell()
  return (
    <label class="line">
      {say('settings.sound')}
      <input type="checkbox" checked={settings.sound} onChange={e => change({ sound: e.currentTarget.checked })} />
    </label>
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

export function Choice<Legend extends SettingKey, T extends After<`${Legend}.`>>(props: Choices<Legend, T>) {
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
