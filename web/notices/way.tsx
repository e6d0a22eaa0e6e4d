import { NOTICE_PACES, type NoticeChannel, type NoticeSettings, type NoticeState } from '@roundhouse/wire/notices'
import { useState } from 'preact/hooks'
import { useNoticesSay } from './words.tsx'

/** What every way to somebody needs. */
export interface WayProps {
  readonly state: NoticeState
  readonly settings: NoticeSettings
  /** Does something at the server; answers why not, or `null`. */
  readonly act: (work: Promise<NoticeState>) => Promise<string | null>
  readonly choose: (changes: Partial<NoticeSettings>) => Promise<void>
}

/** When something comes by this way. */
export function PaceChoice({
  channel,
  settings,
  choose,
}: Pick<WayProps, 'settings' | 'choose'> & { channel: NoticeChannel }) {
  const say = useNoticesSay()
  return (
    <fieldset class="choice">
      <legend>{say('notices.timing')}</legend>
      {NOTICE_PACES.map(pace => (
        <label key={pace} class="pick">
          <input
            type="radio"
            name={`notices-${channel}`}
            checked={settings[channel] === pace}
            onChange={() => void choose({ [channel]: pace })}
          />
          {say(`notices.timing.${pace}`)}
        </label>
      ))}
    </fieldset>
  )
}

const LINES = {
  email: { type: 'email', autocomplete: 'email' },
  code: { type: 'text', inputMode: 'numeric', autocomplete: 'one-time-code' },
  url: { type: 'url' },
} as const

interface LineProps {
  readonly kind: keyof typeof LINES
  readonly label: string
  readonly button: string
  readonly isBusy: boolean
  readonly send: (typed: string) => Promise<void>
}

/** One line to be typed and sent. */
export function Line({ kind, label, button, isBusy, send }: LineProps) {
  const [typed, setTyped] = useState('')
  return (
    <form
      class="notices-line"
      onSubmit={event => {
        event.preventDefault()
        void send(typed.trim())
      }}
    >
      <label>
        {label}
        <input {...LINES[kind]} required value={typed} onInput={event => setTyped(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button main" disabled={isBusy}>
        {button}
      </button>
    </form>
  )
}
