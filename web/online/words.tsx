import type { ComponentChildren } from 'preact'
import { onlineSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import { newContext } from '../shell/new-context.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'

const [OnlineSayContext, useOnlineSay] = newContext<Say>('There are no words of tables elsewhere around this part')

export { useOnlineSay }

/** Around whatever speaks of tables elsewhere: its words, which come with it. */
export function OnlineWords({ children, isPart = false }: { children: ComponentChildren; isPart?: boolean }) {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(onlineSay)
  if (say === null) return isPart ? null : <Notice text={ofShell('app.loading')} />
  return <OnlineSayContext.Provider value={say}>{children}</OnlineSayContext.Provider>
}
