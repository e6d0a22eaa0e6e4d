import { useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { Field, Form, NewPassword, Told, useErrand } from './parts.tsx'
import { addPasskey, createWithPassword, knowsPasskeys, type NewAccount } from './server.ts'
import { useAccountSay } from './words.tsx'

/** A new account for the one who is here. */
export function Create({ name: known, done }: { name: string; done: (account: NewAccount) => void }) {
  const say = useAccountSay()
  const errand = useErrand()
  const [name, setName] = useState(known)
  const [password, setPassword] = useState('')
  const by = (way: () => Promise<NewAccount>) => void errand.act(async () => done(await way()))
  const canUsePasskeys = knowsPasskeys()
  const withPassword = (
    <Form
      errand={errand}
      button={say('account.create.password')}
      isMain={!canUsePasskeys}
      send={() => by(() => createWithPassword(name, password))}
    >
      <NewPassword label={say('account.password')} value={password} change={setPassword} />
    </Form>
  )
  return (
    <section class="card" aria-label={say('account.create')}>
      <h2>{say('account.create')}</h2>
      <p class="hint">{say('account.why')}</p>
      <Field
        label={say('account.name')}
        value={name}
        change={setName}
        complete="username"
        hint={say('account.name.hint')}
        most={24}
      />
      {canUsePasskeys ? (
        <>
          <Button class="button main" disabled={errand.isBusy} onClick={() => by(() => addPasskey(name))}>
            {say('account.create.passkey')}
          </Button>
          <p class="hint">{say('account.passkey.what')}</p>
        </>
      ) : (
        <p class="hint">{say('account.passkey.none-here')}</p>
      )}
      <Told of={errand} />
      {canUsePasskeys ? (
        <details>
          <summary>{say('account.or-password')}</summary>
          {withPassword}
        </details>
      ) : (
        withPassword
      )}
    </section>
  )
}
