import { GAMES } from '@roundhouse/table/games'
import { useState } from 'preact/hooks'
import { useGames } from '../../game-context.ts'
import { hasAll, wordsOf } from '../../rules/search.ts'
import { isDamaged, type KeptGame } from '../../saving/kept.ts'
import { Link } from '../Button.tsx'
import { useShell } from '../context.ts'
import { DamagedEntry } from './DamagedEntry.tsx'
import { SavedEntry, savedWords } from './SavedEntry.tsx'
import type { SavedGamesState } from './useSavedGames.ts'

/** This many are found at a glance; more can be searched. */
const AT_A_GLANCE = 5

export function SavedGames({ games, look }: SavedGamesState) {
  const [wanted, setWanted] = useState('')
  const isWanted = useSearch(wanted)
  if (games === null) return null
  if (games.length === 0) return <NothingSaved />
  const shown = games.length > AT_A_GLANCE ? games.filter(isWanted) : games
  return (
    <>
      {games.length > AT_A_GLANCE && <Search wanted={wanted} change={setWanted} isInVain={shown.length === 0} />}
      <ul class="saved">
        {shown.map(game =>
          isDamaged(game) ? (
            <DamagedEntry key={String(game.id)} game={game} look={look} />
          ) : (
            <SavedEntry key={game.id} saved={game} look={look} />
          ),
        )}
      </ul>
    </>
  )
}

/** What is damaged is shown with everything: nobody can search for it. */
function useSearch(wanted: string): (game: KeptGame) => boolean {
  const { say } = useShell()
  const games = useGames()
  const words = wordsOf(wanted)
  return game => (isDamaged(game) ? words.length === 0 : hasAll(savedWords(game, games[game.game].about, say), words))
}

interface SearchProps {
  readonly wanted: string
  readonly change: (wanted: string) => void
  readonly isInVain: boolean
}

function Search({ wanted, change, isInVain }: SearchProps) {
  const { say } = useShell()
  return (
    <search class="search-games">
      <input
        type="search"
        value={wanted}
        placeholder={say('home.search')}
        aria-label={say('home.search')}
        onInput={event => change(event.currentTarget.value)}
      />
      <p role="status" class="hint">
        {isInVain && say('home.no-match')}
      </p>
    </search>
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
