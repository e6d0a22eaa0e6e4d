import { Clock } from '../clock/Clock.tsx'
import { useOnline } from '../context.ts'
import { useOnlineSay } from '../words.tsx'
import { Watching } from './Head.tsx'
import { useLineNews } from './useLineNews.ts'

/** With the decision, where the head has no room for it: one's own clock and how the line is. */
export function Own() {
  const say = useOnlineSay()
  const { seat, state } = useOnline()
  const news = useLineNews()
  const running = state.online.clock.running?.seat ?? seat
  return (
    <p class="online-own">
      {running !== null && <Clock seat={running} />}
      {news !== 'open' && <span class={`is-${news}`}>{say(`online.line.${news}`)}</span>}
      <Watching />
    </p>
  )
}
