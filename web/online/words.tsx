import type { ComponentChildren } from 'preact'
import { onlineSay, tablesSay } from '../messages/first-catalogues.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import { newContext } from '../shell/new-context.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'

const [OnlineSayContext, useOnlineSay] = newContext<Say>('There are no words of tables elsewhere around this part')

export { useOnlineSay }

interface OnlineWordsProps {
  readonly children: ComponentChildren
  /** A table itself needs the fewest. */
  readonly areAll?: boolean
  /** It stands on another page, which needs no sentence until they are here. */
  readonly isPart?: boolean
}

/** Around whatever speaks of tables elsewhere: its words, which come with it. */
export function OnlineWords({ children, areAll = false, isPart = false }: OnlineWordsProps) {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(areAll ? tablesSay : onlineSay)
  if (say === null) return isPart ? null : <Notice text={ofShell('app.loading')} />
  return <OnlineSayContext.Provider value={say}>{children}</OnlineSayContext.Provider>
}
