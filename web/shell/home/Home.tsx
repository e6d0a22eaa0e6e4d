import { GAMES, type GameName } from '@roundhouse/table/games'
import type { SavedGameHead } from '@roundhouse/table/saving/saved-game'
import { useState } from 'preact/hooks'
import { DayTicket } from '../../day/DayTicket.tsx'
import { useGame } from '../../game-context.ts'
import { begin } from '../../match/client.ts'
import { DailyPuzzles } from '../../puzzles/DailyPuzzles.tsx'
import { isDamaged } from '../../saving/kept.ts'
import { Link } from '../Button.tsx'
import { useShell } from '../context.ts'
import { suggestedGame } from '../new-game/suggestions.ts'
import { go } from '../route.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { FileFault } from './FileFault.tsx'
import { Install } from './Install.tsx'
import { SavedGames } from './SavedGames.tsx'
import { useFiles } from './useFiles.ts'
import { useSavedGames } from './useSavedGames.ts'
import './home.css'

/** A poster for each game to begin at once, and the games that wait. A file may be dropped anywhere. */
export function Home() {
  const { say } = useShell()
  const files = useFiles()
  const kept = useSavedGames()
  const running = kept.games?.find((game): game is SavedGameHead => !isDamaged(game) && !game.isOver)
  return (
    <div class="home-room">
      <main class={files.isOver ? 'home dropping' : 'home'} style={{ '--posters': GAMES.length }} {...files.drop}>
        <header class="home-head">
          <img class="sign" src="./icon.svg" alt="" />
          <div>
            <h1>{say('app.title')}</h1>
            <p>{say('app.tagline')}</p>
          </div>
          <Link class="button quiet" to={{ page: 'settings' }}>
            {say('settings.title')}
          </Link>
          {running && (
            <Link class="button main resume" to={{ page: 'table', id: running.id }}>
              {say('home.continue')}
            </Link>
          )}
        </header>
        <Elsewhere />
        {GAMES.map(game => (
          <Poster key={game} game={game} />
        ))}
        <DayTicket />
        <section class="waiting-room" aria-labelledby="waiting-room">
          <h2 id="waiting-room">{say('home.saved')}</h2>
          <SavedGames {...kept} />
          <DailyPuzzles />
          <FileFault fault={files.fault} />
          <div class="open-file">
            <label class="button file">
              <input type="file" class="unseen" onChange={event => files.choose(event.currentTarget)} />
              {say('home.open')}
            </label>
            <p class="hint">
              {say('home.open-what')} <span class="drop-hint">{say('home.drop')}</span>
            </p>
          </div>
          <Install />
        </section>
      </main>
    </div>
  )
}

function Poster({ game: name }: { game: GameName }) {
  const { say } = useShell()
  const game = useGame(name)
  const [isBusy, setBusy] = useState(false)
  const title = game.about.title(say)
  const start = async () => {
    setBusy(true)
    const id = await begin(suggestedGame(game, say('new.you')))
    go({ page: 'table', id })
  }
  return (
    <article class={`poster ${name}`} aria-labelledby={`poster-${name}`}>
      <div class="poster-art">
        <img class={game.poster ? 'poster-picture' : 'poster-sign'} src={game.poster ?? './icon.svg'} alt="" />
      </div>
      <div class="poster-words">
        <h2 id={`poster-${name}`}>{title}</h2>
        <p class="pitch">{game.about.pitch(say)}</p>
        <div class="row">
          <button type="button" class="button main" disabled={isBusy} onClick={() => void start()}>
            {say('home.play')}
            <span class="unseen"> {title}</span>
          </button>
          <Link class="button" to={{ page: 'new', game: name }}>
            {say('home.more')}
          </Link>
          <span class="poster-links">
            {game.lessons && (
              <Link class="button quiet" to={{ page: 'lessons', game: name }}>
                {say('home.learn')}
              </Link>
            )}
            {game.puzzles && (
              <Link class="button quiet" to={{ page: 'puzzles', game: name, number: null }}>
                {say('home.puzzles')}
              </Link>
            )}
            {game.rulebook && (
              <Link class="button quiet" to={{ page: 'rules', game: name, rule: null }}>
                {say('home.rules')}
              </Link>
            )}
            {game.strategy && (
              <Link class="button quiet" to={{ page: 'strategy', game: name, rule: null }}>
                {say('home.strategy')}
              </Link>
            )}
          </span>
        </div>
        <p class="hint">{game.about.suggestion(say)}</p>
      </div>
    </article>
  )
}
