import { useEffect, useState } from 'preact/hooks'
import { GAMES, type GameName } from '../match/boxes.ts'
import { begin } from '../match/client.ts'
import { forgetGame, type SavedHead, savedGames } from '../saving/store.ts'
import { useShell } from './context.ts'
import { go, writeRoute } from './route.ts'
import { suggestedGame } from './wished.ts'

export function Home() {
  const { say } = useShell()
  return (
    <main class="home">
      <header class="home-head">
        <h1>{say('app.title')}</h1>
        <p>{say('app.tagline')}</p>
        <a class="button quiet" href={writeRoute({ page: 'settings' })}>
          {say('settings.title')}
        </a>
      </header>
      <section class="posters">
        {GAMES.map(game => (
          <Poster key={game} game={game} />
        ))}
      </section>
      <SavedGames />
    </main>
  )
}

function Poster({ game }: { game: GameName }) {
  const { say } = useShell()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    const id = await begin(suggestedGame(game, say('new.you')))
    go({ page: 'table', id })
  }
  return (
    <article class={`poster ${game}`}>
      <h2>{say(`game.${game}`)}</h2>
      <p>{say(`game.${game}.pitch`)}</p>
      <div class="row">
        <button type="button" class="button main" disabled={isBusy} onClick={() => void start()}>
          {say('home.play', { game: say(`game.${game}`) })}
        </button>
        <a class="button" href={writeRoute({ page: 'new', game })}>
          {say('home.more')}
        </a>
      </div>
    </article>
  )
}

function SavedGames() {
  const { say } = useShell()
  const [games, setGames] = useState<readonly SavedHead[] | null>(null)
  const look = () => void savedGames().then(setGames, () => setGames([]))
  useEffect(look, [])
  if (games === null) return null
  return (
    <section class="saved">
      <h2>{say('home.saved')}</h2>
      {games.length === 0 && <p>{say('home.nothing-saved')}</p>}
      <ul>
        {games.map(({ id, game, chairs, played, isOver }) => (
          <li key={id}>
            <span>
              {say('home.saved-line', { game: say(`game.${game}`), players: chairs.length, moves: played })}
              {isOver && `, ${say('home.over')}`}
            </span>
            {isOver ? (
              <a class="button" href={writeRoute({ page: 'replay', id, place: 0 })}>
                {say('home.replay')}
              </a>
            ) : (
              <a class="button" href={writeRoute({ page: 'table', id })}>
                {say('home.continue')}
              </a>
            )}
            <button type="button" class="button quiet" onClick={() => void forgetGame(id).then(look)}>
              {say('home.forget')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
