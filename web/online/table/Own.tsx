import { Clock } from '../clock/Clock.tsx'
import { useOnline } from '../context.ts'
import { useOnlineSay } from '../words.tsx'
import { Watching } from './Head.tsx'
import { latePart } from './late-part.tsx'
import { useLineNews } from './useLineNews.ts'

const Unread = latePart(async () => (await import('./Unread.tsx')).Unread)

/** With the decision, where the head has no room for it: one's own clock, how the line is, and what was said. */
export function Own() {
  const say = useOnlineSay()
  const { seat, state } = useOnline()
  const { stage, clock } = state.online
  const news = useLineNews()
  const running = stage === 'playing' ? (clock.running?.seat ?? seat) : null
  return (
    <div class="online-own">
      {running !== null && <Clock seat={running} />}
      {news !== 'open' && <span class={`is-${news}`}>{say(`online.line.${news}`)}</span>}
      <Watching />
      <span role="status">{state.chat.length > 0 && <Unread />}</span>
    </div>
  )
}
