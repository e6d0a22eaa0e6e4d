import type { ComponentChildren } from 'preact'
import { noticesSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import { newContext } from '../shell/new-context.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'

const [NoticesSayContext, useNoticesSay] = newContext<Say>('There are no words of notifications around this part')

export { useNoticesSay }

interface NoticesWordsProps {
  readonly children: ComponentChildren
  /** It stands on another page, which needs no sentence until they are here. */
  readonly isPart?: boolean
}

/** Around whatever speaks of notifications: its words, which come with it. */
export function NoticesWords({ children, isPart = false }: NoticesWordsProps) {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(noticesSay)
  if (say === null) return isPart ? null : <Notice text={ofShell('app.loading')} />
  return <NoticesSayContext.Provider value={say}>{children}</NoticesSayContext.Provider>
}
