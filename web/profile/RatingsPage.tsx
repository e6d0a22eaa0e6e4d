import { GAMES, type GameName } from '@roundhouse/table/games'
import { type BoardEntry, FIRST_SHOWN } from '@roundhouse/wire/profile'
import { useGame } from '../game-context.ts'
import { profileSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { levelWords } from '../shell/new-game/LevelChoice.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { useTitle } from '../shell/title.ts'
import { useAnswer } from '../shell/useAnswer.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'
import { leaderboards } from './profile-server.ts'
import '../shell/form.css'
import './profile.css'

/** The leaderboards of all games. */
export function RatingsPage() {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(profileSay)
  const found = useAnswer(async () => ({ boards: await leaderboards().catch(() => null) }), [])
  useTitle(say && `${say('profile.boards')} – ${ofShell('app.title')}`)
  if (say === null || found === null) return <Notice text={ofShell('app.loading')} />
  return (
    <main class="form profile-page ratings-page">
      <PageHead title={say('profile.boards')} />
      <p class="hint">{say('profile.boards-what', { all: FIRST_SHOWN })}</p>
      {GAMES.map(game => (
        <Board key={game} game={game} entries={found.boards?.[game] ?? []} say={say} />
      ))}
    </main>
  )
}

interface BoardProps {
  readonly game: GameName
  readonly entries: readonly BoardEntry[]
  readonly say: Say
}

function Board({ game, entries, say }: BoardProps) {
  const { say: ofShell } = useShell()
  const { about } = useGame(game)
  return (
    <section class="card" data-game={game} aria-labelledby={`board-${game}`}>
      <h2 id={`board-${game}`}>{about.title(ofShell)}</h2>
      <table class="ranks">
        <thead>
          <tr>
            <th scope="col">{say('profile.board-name')}</th>
            <th scope="col">{say('profile.points')}</th>
            <th scope="col">{say('profile.games')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(entry => (
            <tr key={entry.person ?? entry.level} class={entry.person === null ? 'is-bot' : ''}>
              <th scope="row">
                {entry.person === null ? (
                  levelWords(ofShell, entry.level ?? '')
                ) : (
                  <Link to={{ page: 'profile', person: entry.person }}>{entry.name}</Link>
                )}
              </th>
              <td>
                <b>{entry.points}</b>
              </td>
              <td>{entry.person === null ? '–' : entry.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
