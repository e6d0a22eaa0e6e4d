import { useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { Field, Form, Told, useErrand } from './parts.tsx'
import { knowsPasskeys, signInByCode, signInByPasskey, signInByPassword, type Welcome } from './server.ts'
import { useAccountSay } from './words.tsx'

interface SignInProps {
  /** Whose account it is, if that is known. */
  readonly name: string
  readonly isNameKnown?: boolean
  readonly done: (signedIn: Welcome) => void
}

/** Every way to sign in: a passkey first, for nothing has to be typed. */
export function SignIn({ name: known, isNameKnown = false, done }: SignInProps) {
  const say = useAccountSay()
  const errand = useErrand()
  const [name, setName] = useState(known)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const by = (way: () => Promise<Welcome>) => void errand.act(async () => done(await way()))
  const nameField = !isNameKnown && (
    <Field label={say('account.name')} value={name} change={setName} complete="username" most={24} />
  )
  return (
    <>
      {knowsPasskeys() && (
        <Button class="button main" disabled={errand.isBusy} onClick={() => by(signInByPasskey)}>
          {say('account.sign-in.passkey')}
        </Button>
      )}
      <Form
        errand={errand}
        button={say('account.sign-in.password')}
        isMain={!knowsPasskeys()}
        send={() => by(() => signInByPassword(name, password))}
      >
        {nameField}
        <Field
          label={say('account.password')}
          value={password}
          change={setPassword}
          isSecret
          complete="current-password"
        />
      </Form>
      <Told of={errand} />
      <details>
        <summary>{say('account.code.use')}</summary>
        <Form errand={errand} button={say('account.sign-in.code')} send={() => by(() => signInByCode(name, code))}>
          {nameField}
          <Field label={say('account.code')} value={code} change={setCode} complete="one-time-code" most={60} />
        </Form>
      </details>
    </>
  )
}
