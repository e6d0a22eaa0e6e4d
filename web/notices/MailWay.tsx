import { useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { addMail, proveMail, removeMail } from './server.ts'
import { PaceChoice, type WayProps } from './way.tsx'
import { useNoticesSay } from './words.tsx'

/** An address counts when somebody has read there what was sent to it. */
export function MailWay({ state: { mail, canMail }, settings, act, choose }: WayProps) {
  const say = useNoticesSay()
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const busily = async (work: Promise<string | null>, refused: string, otherwise: 'not-sent' | 'wrong-code') => {
    setBusy(true)
    const why = await work
    const isRefused = why === refused || why === 'not-understood'
    setTrouble(why === null ? null : say(isRefused ? `notices.mail.${otherwise}` : 'notices.failed'))
    setBusy(false)
  }
  return (
    <>
      <h2>{say('notices.mail')}</h2>
      {!canMail && <p class="hint">{say('notices.mail.none')}</p>}
      {canMail && mail === null && (
        <form
          class="notices-line"
          onSubmit={event => {
            event.preventDefault()
            // The code is written in the language of this page.
            void busily(
              choose({}).then(() => act(addMail(typed.trim()))),
              'not-sent',
              'not-sent',
            )
          }}
        >
          <label>
            {say('notices.mail.address')}
            <input
              type="email"
              autocomplete="email"
              required
              value={typed}
              onInput={event => setTyped(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button main" disabled={isBusy}>
            {say('notices.mail.send')}
          </button>
        </form>
      )}
      {mail !== null && !mail.isProved && (
        <form
          class="notices-line"
          onSubmit={event => {
            event.preventDefault()
            void busily(act(proveMail(code.trim())), 'wrong-code', 'wrong-code')
          }}
        >
          <p class="hint">{say('notices.mail.sent', { mail: mail.address })}</p>
          <label>
            {say('notices.mail.code')}
            <input
              inputMode="numeric"
              autocomplete="one-time-code"
              required
              value={code}
              onInput={event => setCode(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button main" disabled={isBusy}>
            {say('notices.mail.prove')}
          </button>
        </form>
      )}
      {mail?.isProved === true && (
        <>
          <p class="hint">{say('notices.mail.proved', { mail: mail.address })}</p>
          <PaceChoice channel="mail" settings={settings} choose={choose} />
        </>
      )}
      {mail !== null && (
        <Button class="button again" disabled={isBusy} onClick={() => void act(removeMail())}>
          {say('notices.mail.remove')}
        </Button>
      )}
      <p role="alert" class="wrong">
        {trouble}
      </p>
    </>
  )
}
