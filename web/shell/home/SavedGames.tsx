import { GAMES } from '@roundhouse/table/games'
import type { SavedGameHead } from '@roundhouse/table/saving/saved-game'
import { useEffect, useState } from 'preact/hooks'
import type { WebGame } from '../../game.ts'
import { useGame, useGames } from '../../game-context.ts'
import type { Say } from '../../messages/say.ts'
import { download, fileOf } from '../../saving/files.ts'
import { store } from '../../saving/store.ts'
import { Button, Link } from '../Button.tsx'
import { useShell } from '../context.ts'
import { writeRoute } from '../route.ts'
import { ago } from './ago.ts'

/** The games that are kept here, and a way to look again. `null`: not known yet. */
interface SavedGamesProps {
  readonly games: readonly SavedGameHead[] | null
  readonly look: () => void
}

async function allKept(): Promise<SavedGameHead[]> {
  const games: SavedGameHead[] = []
  for await (const game of store.newestFirst()) games.push(game)
  return games
}

export function useSavedGames(): SavedGamesProps {
  const [games, setGames] = useState<readonly SavedGameHead[] | null>(null)
  const look = () => void allKept().then(setGames, () => setGames([]))
  useEffect(look, [])
  return { games, look }
}

export function SavedGames({ games, look }: SavedGamesProps) {
  if (games === null) return null
  if (games.length === 0) return <NothingSaved />
  return (
    <ul class="saved">
      {games.map(game => (
        <SavedGame key={game.id} saved={game} look={look} />
      ))}
    </ul>
  )
}

/** Who comes for the first time is shown the way. */
function NothingSaved() {
  const { say } = useShell()
  const games = useGames()
  return (
    <div class="nothing-saved">
      <p class="hint">{say('home.nothing-saved')}</p>
      <h3>{say('home.new-here')}</h3>
      <p>{say('home.new-here-how')}</p>
      {GAMES.filter(game => games[game].lessons).map(game => (
        <Link key={game} class="button" to={{ page: 'lessons', game }}>
          {games[game].about.title(say)}
        </Link>
      ))}
      <img src="./icon.svg" alt="" />
    </div>
  )
}

function SavedGame({ saved, look }: { saved: SavedGameHead; look: () => void }) {
  const { say } = useShell()
  const { id, game, isOver } = saved
  const { about } = useGame(game)
  const name = `saved-${id}`
  const route = isOver ? ({ page: 'replay', id, place: 0 } as const) : ({ page: 'table', id } as const)
  return (
    <li class={game}>
      <h3 id={name}>{about.title(say)}</h3>
      <p class="hint">
        {farOf(saved, about, say)} · {ago(saved.saved, say.language)}
      </p>
      <ul class="players">
        {saved.chairs.map(({ name: player }, seat) => (
          <li key={seat}>
            {player} <b>{saved.points[seat]}</b>
          </li>
        ))}
      </ul>
      <div class="row">
        <a class={isOver ? 'button' : 'button main'} href={writeRoute(route)} aria-describedby={name}>
          {say(isOver ? 'home.replay' : 'home.continue')}
        </a>
        {isOver && (
          <Link class="button" to={{ page: 'report', id }} aria-describedby={name}>
            {say('report.title')}
          </Link>
        )}
        <button type="button" class="button quiet" aria-describedby={name} onClick={() => void handOut(id)}>
          {say('home.file')}
        </button>
        <Forget id={id} describedBy={name} look={look} />
      </div>
    </li>
  )
}

const farOf = ({ stage, isOver, played }: SavedGameHead, about: WebGame['about'], say: Say): string => {
  if (isOver) return say('home.over')
  if (stage === undefined) return say('home.moves', { moves: played })
  return about.stage(say, stage)
}

async function handOut(id: string): Promise<void> {
  const file = await fileOf(id)
  if (file !== null) download(file)
}

/** A game is gone for good, so it is asked twice. */
function Forget({ id, describedBy, look }: { id: string; describedBy: string; look: () => void }) {
  const { say } = useShell()
  const [isAsked, setAsked] = useState(false)
  const press = () => (isAsked ? void store.forget(id).then(look) : setAsked(true))
  return (
    <Button
      class={isAsked ? 'button sure' : 'button quiet'}
      aria-describedby={describedBy}
      onBlur={() => setAsked(false)}
      onClick={press}
    >
      {say(isAsked ? 'home.forget-sure' : 'home.forget')}
    </Button>
  )
}
