import type { ComponentChildren } from 'preact'
import { accountSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { ServerError } from '../online/server.ts'
import { useShell } from '../shell/context.ts'
import { newContext } from '../shell/new-context.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'

const [AccountSayContext, useAccountSay] = newContext<Say>('There are no words of accounts around this part')

export { useAccountSay }

/** Around whatever speaks of accounts: its words, which come with it. */
export function AccountWords({ children }: { children: ComponentChildren }) {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(accountSay)
  if (say === null) return <Notice text={ofShell('app.loading')} />
  return <AccountSayContext.Provider value={say}>{children}</AccountSayContext.Provider>
}

/** Why something was not done. */
export function troubleWords(say: Say, error: unknown): string {
  const { code, wait } = error instanceof ServerError ? error : { code: 'unknown', wait: null }
  if (code === 'too-fast') return say('account.no.too-fast', { seconds: Math.ceil((wait ?? 60_000) / 1000) })
  return say.find(`account.no.${code}`) ?? say('account.no.other', { code })
}
