import { dayHere, gameOfDay } from '@roundhouse/table/day'
import { useGame } from '../game-context.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { useIdle } from '../shell/useIdle.ts'
import { dayWords } from './day-words.ts'
import { ownDays } from './own-days.ts'
import './ticket.css'

/** On the first page: the deal of today, as a ticket to take part. Nothing is fetched for it. */
export function DayTicket() {
  const { say } = useShell()
  // The first date that a page writes takes a browser as long as all the rest of home: nobody waits for it.
  const isIdle = useIdle()
  const today = dayHere(new Date())
  const game = gameOfDay(today)
  const { about } = useGame(game)
  const own = ownDays()[today]
  return (
    <section class={`day-ticket ${game}`} data-game={game} aria-labelledby="day-ticket">
      <div class="day-words">
        <p class="day-date">
          {say('home.day')} · <time dateTime={today}>{isIdle && dayWords(today, say.language)}</time>
        </p>
        <h2 id="day-ticket">{about.title(say)}</h2>
        <p class="hint">{say('home.day.what')}</p>
      </div>
      <div class="day-stub">
        <Link class="button" to={{ page: 'day', day: null }}>
          {own === undefined ? say('home.day.play') : say('home.day.points', { points: own.points })}
        </Link>
      </div>
    </section>
  )
}
