import type { LobbyList, Topic } from '@roundhouse/wire/lobby'
import { useEffect, useRef } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { ServerLine } from './line.ts'
import { lineBeside } from './network.ts'
import type { LineState } from './state.ts'

/** Who is told what goes on around one's tables. */
interface FollowListener {
  /** The lobby as it is now. */
  onLobby?(list: LobbyList): void
  /** Something has changed at one's own tables, or somebody invites. */
  onTurns?(): void
  onState?(state: LineState): void
}

/** The lobby is only for those who look at it; whose turn it is can be seen in the title of a page behind others. */
const wanted = (topics: readonly Topic[]): readonly Topic[] =>
  document.hidden ? topics.filter(topic => topic !== 'lobby') : topics

/** Follows what goes on; answers how to end it. */
function follow(topics: readonly Topic[], language: string, listener: FollowListener): () => void {
  const again = () => line.send({ type: 'follow', topics: wanted(topics) })
  const line: ServerLine = new ServerLine(lineBeside(document.baseURI), language, {
    onMessage(message) {
      if (message.type === 'turns') listener.onTurns?.()
      if (message.type === 'lobby') listener.onLobby?.(message.list)
    },
    onState(state) {
      if (state.is === 'open') again()
      listener.onState?.(state)
    },
    seen: () => ({}),
  })
  const onVisible = () => {
    if (!document.hidden) line.check()
    again()
  }
  const onOnline = () => line.check()
  document.addEventListener('visibilitychange', onVisible)
  addEventListener('online', onOnline)
  line.open()
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    removeEventListener('online', onOnline)
    line.end({ is: 'closed' })
  }
}

/** The same for as long as a part of the page is shown. `who`: as another the server is asked anew. */
export function useFollow(topics: readonly Topic[], listener: FollowListener, who = ''): void {
  const { language } = useShell().settings
  const latest = useRef(listener)
  latest.current = listener
  useEffect(
    () =>
      follow(topics, language, {
        onLobby: list => latest.current.onLobby?.(list),
        onTurns: () => latest.current.onTurns?.(),
        onState: state => latest.current.onState?.(state),
      }),
    [language, who, topics.join()],
  )
}
