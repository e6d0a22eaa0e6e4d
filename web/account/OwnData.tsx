import { useState } from 'preact/hooks'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { Field, Form, Told, useOwnErrand } from './parts.tsx'
import { type AccountState, exportData, forgetMe } from './server.ts'
import { useAccountSay } from './words.tsx'

interface OwnDataProps {
  readonly account: AccountState
  readonly prove: () => void
  readonly gone: (said: string | null) => void
}

/** What is kept of the reader: to take along, and to delete. */
export function OwnData({ account: { name }, prove, gone }: OwnDataProps) {
  const say = useAccountSay()
  const { settings, say: ofShell } = useShell()
  const errand = useOwnErrand(prove)
  const [typed, setTyped] = useState('')
  // The server knows nothing of settings: they are this browser's.
  const download = async () => save('roundhouse.json', JSON.stringify({ ...(await exportData()), settings }, null, 2))
  const forget = async () => {
    await forgetMe(typed)
    gone(say('account.forgotten'))
  }
  return (
    <section class="card" aria-label={say('account.data')}>
      <h2>{say('account.data')}</h2>
      <p class="hint">{say('account.export.what')}</p>
      <Button class="button" disabled={errand.isBusy} onClick={() => void errand.act(download)}>
        {say('account.export')}
      </Button>
      <Told of={errand} />
      <p>
        <Link to={{ page: 'privacy' }}>{ofShell('settings.privacy')}</Link>
      </p>
      <details>
        <summary>{say('account.forget')}</summary>
        <p>{say('account.forget.what')}</p>
        <Form errand={errand} button={say('account.forget.sure')} send={() => void errand.act(forget)}>
          <Field
            label={say('account.forget.type', { name })}
            value={typed}
            change={setTyped}
            complete="off"
            most={24}
          />
        </Form>
      </details>
    </section>
  )
}

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
