import { NOTICE_PACES, type NoticeChannel, type NoticeSettings, type NoticeState } from '@roundhouse/wire/notices'
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
