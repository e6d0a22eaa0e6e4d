import { useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { removeWebhook, setWebhook } from './server.ts'
import { Line, PaceChoice, type WayProps } from './way.tsx'
import { useNoticesSay } from './words.tsx'

/** For those who want to do something of their own with it. */
export function WebhookWay({ state: { webhook }, settings, act, choose }: WayProps) {
  const say = useNoticesSay()
  const [isBusy, setBusy] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const save = async (url: string) => {
    setBusy(true)
    const made = setWebhook(url)
    const why = await act(made)
    const isRefused = why === 'not-public' || why === 'not-understood'
    setTrouble(why === null ? null : say(isRefused ? 'notices.webhook.not-public' : 'notices.failed'))
    if (why === null) setSecret((await made).secret)
    setBusy(false)
  }
  const remove = async () => {
    setSecret(null)
    await act(removeWebhook())
  }
  return (
    <details class="notices-webhook" open={webhook !== null}>
      <summary>
        <h2>{say('notices.webhook')}</h2>
      </summary>
      <p class="hint">{say('notices.webhook.what')}</p>
      {webhook === null ? (
        <Line
          kind="url"
          label={say('notices.webhook.address')}
          button={say('notices.webhook.save')}
          isBusy={isBusy}
          send={save}
        />
      ) : (
        <>
          <p>{say('notices.webhook.to', { host: webhook })}</p>
          {secret !== null && (
            <p>
              {say('notices.webhook.secret')} <code>{secret}</code>
            </p>
          )}
          <PaceChoice channel="webhook" settings={settings} choose={choose} />
          <Button class="button again" onClick={() => void remove()}>
            {say('notices.mail.remove')}
          </Button>
        </>
      )}
      <p role="alert" class="wrong">
        {trouble}
      </p>
    </details>
  )
}
