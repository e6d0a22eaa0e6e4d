import { GAMES } from '@roundhouse/table/games'
import { useGames } from '../game-context.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'

/** On the first page: a puzzle of each game that has any, another one each day. */
export function DailyPuzzles() {
  const { say } = useShell()
  const games = useGames()
  const playable = GAMES.filter(game => games[game].puzzles !== undefined)
  if (playable.length === 0) return null
  return (
    <section class="daily-puzzles" aria-labelledby="daily-puzzles">
      <h3 id="daily-puzzles">{say('home.puzzle-of-day')}</h3>
      <div class="row">
        {playable.map(game => (
          <Link key={game} class="button" to={{ page: 'puzzles', game, number: 'today' }}>
            {games[game].about.title(say)}
          </Link>
        ))}
      </div>
    </section>
  )
}
