import type { Topic } from '@roundhouse/wire/lobby'
import type { FromServer } from '@roundhouse/wire/messages'
import { useEffect, useRef } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { ServerLine } from './line.ts'
import { lineTo } from './network.ts'
import { socketAddress } from './socket-address.ts'
import type { LineState } from './state.ts'

/** Who is told what goes on around one's tables. */
interface FollowListener {
  onMessage(message: FromServer): void
  onState?(state: LineState): void
}

/** The lobby is only for those who look at it; whose turn it is can be seen in the title of a page behind others. */
const wanted = (topics: readonly Topic[]): readonly Topic[] =>
  document.hidden ? topics.filter(topic => topic !== 'lobby') : topics

/** Follows what goes on until that is ended; `again`: asks for all of it once more. */
export function follow(
  topics: readonly Topic[],
  language: string,
  listener: FollowListener,
): { again(): void; end(): void } {
  const again = () => line.send({ type: 'follow', topics: wanted(topics) })
  const line: ServerLine = new ServerLine(lineTo(socketAddress()), language, {
    onMessage: message => listener.onMessage(message),
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
  return {
    again,
    end() {
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('online', onOnline)
      line.end({ is: 'closed' })
    },
  }
}

/** The same for as long as a part of the page is shown. `who`: as another the server is asked anew. */
export function useFollow(topics: readonly Topic[], listener: FollowListener, who = ''): () => void {
  const { language } = useShell().settings
  const latest = useRef(listener)
  latest.current = listener
  const again = useRef(() => {})
  useEffect(() => {
    const following = follow(topics, language, {
      onMessage: message => latest.current.onMessage(message),
      onState: state => latest.current.onState?.(state),
    })
    again.current = following.again
    return following.end
  }, [language, who, topics.join()])
  return () => again.current()
}
