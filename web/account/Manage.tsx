import { useState } from 'preact/hooks'
import { useDayWords } from '../online/people/day-words.ts'
import { Button, Link } from '../shell/Button.tsx'
import { OwnData } from './OwnData.tsx'
import { Field, Form, NewPassword, Told, useOwnErrand } from './parts.tsx'
import {
  type AccountState,
  addPasskey,
  type Device,
  knowsPasskeys,
  removeCredential,
  rename,
  renewCodes,
  setPassword,
  signOut,
  signOutDevice,
} from './server.ts'
import { useAccountSay } from './words.tsx'

interface ManageProps {
  readonly account: AccountState
  /** Something has changed: it is asked for again. */
  readonly changed: () => Promise<void>
  readonly showCodes: (codes: readonly string[]) => void
  /** Somebody has to show first that they are it. */
  readonly prove: () => void
  readonly gone: (said: string | null) => void
}

/** Everything that belongs to an account. */
export function Manage(props: ManageProps) {
  return (
    <>
      <Who {...props} />
      <Credentials {...props} />
      <Notices />
      <Devices {...props} />
      <OwnData account={props.account} prove={props.prove} gone={props.gone} />
    </>
  )
}

function Who({ account, changed, prove, gone }: ManageProps) {
  const say = useAccountSay()
  const errand = useOwnErrand(prove)
  const [name, setName] = useState(account.name)
  const save = async () => {
    setName((await rename(name)).name)
    await changed()
    return say('account.saved')
  }
  const leave = async () => {
    await signOut()
    gone(null)
  }
  return (
    <section class="card" aria-label={say('account.name')}>
      <h2>{say('account.signed-in', { name: account.name })}</h2>
      <Form errand={errand} button={say('account.rename')} send={() => void errand.act(save)}>
        <Field
          label={say('account.name')}
          value={name}
          change={setName}
          complete="username"
          hint={say('account.name.hint')}
          most={24}
        />
      </Form>
      <Told of={errand} />
      <Button class="button" disabled={errand.isBusy} onClick={() => void errand.act(leave)}>
        {say('account.sign-out')}
      </Button>
    </section>
  )
}

function Credentials({ account, changed, showCodes, prove }: ManageProps) {
  const say = useAccountSay()
  const dayWords = useDayWords()
  const errand = useOwnErrand(prove)
  const [password, setTyped] = useState('')
  const act = (work: () => Promise<unknown>) =>
    void errand.act(async () => {
      await work()
      await changed()
      return say('account.saved')
    })
  const save = () =>
    act(async () => {
      await setPassword(password)
      setTyped('')
    })
  const newCodes = () => void errand.act(async () => showCodes((await renewCodes()).codes))
  return (
    <section class="card" aria-label={say('account.passkeys')}>
      <h2>{say('account.passkeys')}</h2>
      <ul class="account-list">
        {account.passkeys.map(({ id, device: found, created }) => {
          const device = found || say('account.device.unknown')
          return (
            <li key={id}>
              <span>{say('account.made', { device, date: dayWords(created) })}</span>
              <Button
                class="button"
                aria-label={say('account.remove.passkey', { device })}
                onClick={() => act(() => removeCredential(id))}
              >
                {say('account.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
      {knowsPasskeys() ? (
        <Button class="button" disabled={errand.isBusy} onClick={() => act(() => addPasskey())}>
          {say('account.passkey.add')}
        </Button>
      ) : (
        <p class="hint">{say('account.passkey.none-here')}</p>
      )}
      <h2>{say('account.password')}</h2>
      <Form errand={errand} button={say('account.password.save')} send={save}>
        <NewPassword label={say('account.password.new')} value={password} change={setTyped} />
      </Form>
      <p class="hint">{say('account.password.others')}</p>
      {account.hasPassword && account.passkeys.length > 0 && (
        <Button class="button" disabled={errand.isBusy} onClick={() => act(() => removeCredential('password'))}>
          {say('account.password.remove')}
        </Button>
      )}
      <Told of={errand} />
      <h2>{say('account.codes')}</h2>
      <p class="hint">{say('account.codes.left', { n: account.codesLeft })}</p>
      <Button class="button" disabled={errand.isBusy} onClick={newCodes}>
        {say('account.codes.new')}
      </Button>
    </section>
  )
}

function Notices() {
  const say = useAccountSay()
  return (
    <section class="card" aria-label={say('account.notices')}>
      <h2>{say('account.notices')}</h2>
      <p class="hint">{say('account.notices.what')}</p>
      <Link class="button" to={{ page: 'notices' }}>
        {say('account.notices')}
      </Link>
    </section>
  )
}

function Devices({ account: { devices }, changed, prove }: ManageProps) {
  const say = useAccountSay()
  const errand = useOwnErrand(prove)
  const end = (id: string | null) =>
    void errand.act(async () => {
      await signOutDevice(id)
      await changed()
    })
  return (
    <section class="card" aria-label={say('account.devices')}>
      <h2>{say('account.devices')}</h2>
      <ul class="account-list">
        {devices.map(each => (
          <DeviceLine key={each.id} device={each} end={() => end(each.id)} />
        ))}
      </ul>
      <Told of={errand} />
      {devices.length > 1 && (
        <Button class="button" disabled={errand.isBusy} onClick={() => end(null)}>
          {say('account.devices.others')}
        </Button>
      )}
    </section>
  )
}

function DeviceLine({ device: { device, seen, isThis }, end }: { device: Device; end: () => void }) {
  const say = useAccountSay()
  const dayWords = useDayWords()
  const name = device || say('account.device.unknown')
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{isThis ? say('account.device.this') : say('account.device.seen', { date: dayWords(seen) })}</small>
      </span>
      {!isThis && (
        <Button class="button" aria-label={say('account.device.sign-out', { device: name })} onClick={end}>
          {say('account.sign-out')}
        </Button>
      )}
    </li>
  )
}
