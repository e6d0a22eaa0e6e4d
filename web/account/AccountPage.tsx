import { useEffect, useState } from 'preact/hooks'
import { rememberName } from '../online/seat-memory.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { Notice } from '../table/Notice.tsx'
import { Codes } from './Codes.tsx'
import { Create } from './Create.tsx'
import { Manage } from './Manage.tsx'
import { OwnData } from './OwnData.tsx'
import { SignIn } from './SignIn.tsx'
import { type AccountState, ownAccount, type Welcome } from './server.ts'
import { AccountWords, troubleWords, useAccountSay } from './words.tsx'
import '../shell/form.css'
import './account.css'

/** One's own account: to make one, to sign in, and to look after it. */
export const AccountPage = () => (
  <AccountWords>
    <Account />
  </AccountWords>
)

function Account() {
  const { say: ofShell } = useShell()
  const say = useAccountSay()
  const [account, setAccount] = useState<AccountState | null>(null)
  const [isKnown, setKnown] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [told, tell] = useState<string | null>(null)
  const [isProving, setProving] = useState(false)
  const look = async () => {
    try {
      const found = await ownAccount()
      setAccount(found)
      if (found?.isAccount) rememberName(found.name)
      setTrouble(null)
    } catch (error) {
      setTrouble(troubleWords(say, error))
    }
    setKnown(true)
  }
  useEffect(() => void look(), [])
  if (!isKnown) return <Notice text={ofShell('app.loading')} />
  if (trouble !== null) return <Notice text={trouble} isEnd />
  const signedIn = ({ apart }: Welcome) => {
    setProving(false)
    tell(apart.length > 0 ? say('account.apart', { n: apart.length }) : null)
    void look()
  }
  const gone = (said: string | null) => {
    if (said !== null) rememberName('')
    tell(said)
    void look()
  }
  return (
    <main class="form account">
      <PageHead title={say('account.title')} />
      <p role="status" class="account-told">
        {told}
      </p>
      {codes.length > 0 ? (
        <Codes codes={codes} done={() => setCodes([])} />
      ) : isProving ? (
        <Prove account={account!} done={signedIn} cancel={() => setProving(false)} />
      ) : account?.isAccount ? (
        <Manage account={account} changed={look} showCodes={setCodes} prove={() => setProving(true)} gone={gone} />
      ) : (
        <Outside
          guest={account}
          created={made => {
            setCodes(made)
            void look()
          }}
          signedIn={signedIn}
          gone={gone}
        />
      )}
    </main>
  )
}

interface OutsideProps {
  /** `null`: the server knows nobody here. */
  readonly guest: AccountState | null
  readonly created: (codes: readonly string[]) => void
  readonly signedIn: (outcome: Welcome) => void
  readonly gone: (said: string | null) => void
}

/** For those who have no account yet, or are not signed in. */
function Outside({ guest, created, signedIn, gone }: OutsideProps) {
  const say = useAccountSay()
  return (
    <>
      {guest !== null && <p class="account-told">{say('account.guest', { name: guest.name })}</p>}
      <Create name={guest?.name ?? ''} done={({ codes }) => created(codes)} />
      <section class="card" aria-label={say('account.sign-in')}>
        <h2>{say('account.sign-in')}</h2>
        {guest !== null && <p class="hint">{say('account.sign-in.brings')}</p>}
        <SignIn name="" done={signedIn} />
      </section>
      {guest !== null && <OwnData account={guest} prove={() => {}} gone={gone} />}
    </>
  )
}

interface ProveProps {
  readonly account: AccountState
  readonly done: (outcome: Welcome) => void
  readonly cancel: () => void
}

/** Somebody who signed in a while ago shows once more that they are it. */
function Prove({ account, done, cancel }: ProveProps) {
  const say = useAccountSay()
  return (
    <section class="card" aria-label={say('account.prove')}>
      <h2>{say('account.prove')}</h2>
      <p>{say('account.prove.what')}</p>
      <SignIn name={account.name} isNameKnown done={done} />
      <Button class="button" onClick={cancel}>
        {say('account.cancel')}
      </Button>
    </section>
  )
}
