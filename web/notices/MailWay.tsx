import { useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { addMail, proveMail, removeMail } from './server.ts'
import { Line, PaceChoice, type WayProps } from './way.tsx'
import { useNoticesSay } from './words.tsx'

/** An address counts when somebody has read there what was sent to it. */
export function MailWay({ state: { mail, canMail }, settings, act, choose }: WayProps) {
  const say = useNoticesSay()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const busily = async (work: Promise<string | null>, refused: 'not-sent' | 'wrong-code') => {
    setBusy(true)
    const why = await work
    const isRefused = why === refused || why === 'not-understood'
    setTrouble(why === null ? null : say(isRefused ? `notices.mail.${refused}` : 'notices.failed'))
    setBusy(false)
  }
  return (
    <>
      <h2>{say('notices.mail')}</h2>
      {!canMail && <p class="hint">{say('notices.mail.none')}</p>}
      {canMail && mail === null && (
        <Line
          kind="email"
          label={say('notices.mail.address')}
          button={say('notices.mail.send')}
          isBusy={isBusy}
          // The code is written in the language of this page.
          send={typed =>
            busily(
              choose({}).then(() => act(addMail(typed))),
              'not-sent',
            )
          }
        />
      )}
      {mail !== null && !mail.isProved && (
        <>
          <p class="hint">{say('notices.mail.sent', { mail: mail.address })}</p>
          <Line
            kind="code"
            label={say('notices.mail.code')}
            button={say('notices.mail.prove')}
            isBusy={isBusy}
            send={typed => busily(act(proveMail(typed)), 'wrong-code')}
          />
        </>
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
