import { useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { useAccountSay } from './words.tsx'

/** Codes that were just made: nobody is shown them again. */
export function Codes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const { say: ofShell } = useShell()
  const say = useAccountSay()
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <section class="card account-codes" aria-label={say('account.codes')}>
      <h2>{say('account.codes')}</h2>
      <p>{say('account.codes.show')}</p>
      <ul class="codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="row">
        {navigator.clipboard !== undefined && (
          <Button class="button" onClick={copy}>
            {isCopied ? ofShell('replay.copied') : say('account.codes.copy')}
          </Button>
        )}
        <span role="status" class="unseen">
          {isCopied && ofShell('replay.copied')}
        </span>
        <Button class="button main" onClick={done}>
          {say('account.codes.done')}
        </Button>
      </div>
    </section>
  )
}
