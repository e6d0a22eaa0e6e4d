import type { TournamentSummary } from '@roundhouse/wire/tournament'
import { useGames } from '../game-context.ts'
import { tournamentsSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useTitle } from '../shell/title.ts'
import { useAnswer } from '../shell/useAnswer.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'
import { tournaments } from './tournament-server.ts'
import { momentWords, planWords, stageWords } from './words.ts'
import '../shell/form.css'
import './tournament.css'

/** All tournaments that one may come to, and one's own. */
export function TournamentsPage() {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(tournamentsSay)
  const found = useAnswer(async () => ({ list: await tournaments().catch(() => null) }), [])
  useTitle(say && `${say('tournament.title')} – ${ofShell('app.title')}`)
  if (say === null || found === null) return <Notice text={ofShell('app.loading')} />
  return (
    <main class="form tournament-page">
      <div class="tournament-head">
        <PageHead title={say('tournament.title')} />
        <Link class="button main" to={{ page: 'new-tournament' }}>
          {say('tournament.new')}
        </Link>
      </div>
      <p class="hint">{say('tournament.what')}</p>
      {found.list === null ? (
        <p role="alert" class="wrong">
          {say('online.no-answer')}
        </p>
      ) : (
        <List list={found.list} say={say} />
      )}
    </main>
  )
}

function List({ list, say }: { list: readonly TournamentSummary[]; say: Say }) {
  if (list.length === 0)
    return (
      <p class="card">
        <b>{say('tournament.none')}</b> {say('tournament.none.what')}
      </p>
    )
  return (
    <ul class="tournament-list">
      {list.map(tournament => (
        <Row key={tournament.id} tournament={tournament} say={say} />
      ))}
    </ul>
  )
}

function Row({ tournament, say }: { tournament: TournamentSummary; say: Say }) {
  const { say: ofShell, settings } = useShell()
  const games = useGames()
  const { id, name, game, entrants, closes, stage, isIn } = tournament
  return (
    <li class="card tournament-row" data-game={game}>
      <h2>
        <Link to={{ page: 'tournament', id }}>{name}</Link>
      </h2>
      <p class="tournament-marks">
        <span class={`tournament-mark is-${stage}`}>{stageWords(say, tournament)}</span>
        {isIn && <span class="tournament-mark is-in">{say('tournament.in')}</span>}
      </p>
      <p class="hint">{planWords(say, ofShell, games, tournament)}</p>
      <p>
        {say('tournament.entrants', { n: entrants })}
        {stage === 'registering' && closes !== null && (
          <> · {say('tournament.begins', { when: momentWords(closes, settings.language) })}</>
        )}
      </p>
    </li>
  )
}
