import { isGame } from '@roundhouse/table/games'
import type { DuplicateEntry, DuplicateReport } from '@roundhouse/wire/tournament'
import { useGames } from '../game-context.ts'
import { tournamentsSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { pack } from '../saving/pack.ts'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { go, THE_END } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { useAnswer } from '../shell/useAnswer.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'
import { PersonName } from './PersonName.tsx'
import { RankHead } from './RankHead.tsx'
import { dayRecord, duplicatesOf } from './tournament-server.ts'
import '../shell/form.css'
import './tournament.css'

/** One's own result on a deal beside everybody's who had the same seat. */
export function DuplicatePage({ deal }: { deal: string }) {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(tournamentsSay)
  const found = useAnswer(async () => ({ report: await duplicatesOf(deal).catch(() => null) }), [deal])
  useTitle(say && `${say('tournament.duplicate')} – ${ofShell('app.title')}`)
  if (say === null || found === null) return <Notice text={ofShell('app.loading')} />
  return (
    <main class="form tournament-page" data-game={found.report?.game}>
      <PageHead title={say('tournament.duplicate')} />
      {found.report === null ? (
        <p class="card">{say('tournament.nothing')}</p>
      ) : (
        <Results report={found.report} say={say} />
      )}
    </main>
  )
}

function Results({ report, say }: { report: DuplicateReport; say: Say }) {
  const { say: ofShell } = useShell()
  const games = useGames()
  const { game, tournament, isOver, seats, own, deal } = report
  // One's own seat first: that is what one came for.
  const order = [...seats.keys()].toSorted((one, other) => Number(other === own) - Number(one === own))
  return (
    <>
      <p class="tournament-of">
        {isGame(game) ? games[game].about.title(ofShell) : game}
        {' · '}
        {tournament === null ? (
          <Link to={{ page: 'day', day: deal }}>{ofShell('home.day')}</Link>
        ) : (
          <>
            <Link to={{ page: 'tournament', id: tournament.id }}>{tournament.name}</Link>
            {' · '}
            {say('tournament.round', { round: tournament.round })}
          </>
        )}
      </p>
      <p class="hint">{say(isOver ? 'tournament.duplicate.what' : 'tournament.not-yet')}</p>
      {isOver &&
        order.map(seat => (
          <Seat
            key={seat}
            deal={deal}
            title={seat === own ? say('tournament.own-seat') : say('tournament.seat', { seat: seat + 1 })}
            entries={seats[seat]!}
            say={say}
          />
        ))}
    </>
  )
}

interface LookProps {
  readonly deal: string
  readonly entry: DuplicateEntry
  readonly say: Say
}

/** The way to a game: to its table, or to the record of a game that was played on a page. */
function Look({ deal, entry: { table, person, isShown }, say }: LookProps) {
  if (!isShown) return null
  if (table !== null) return <Link to={{ page: 'online', id: table }}>{say('tournament.look')}</Link>
  const look = async () => go({ page: 'moment', packed: await pack(await dayRecord(deal, person)), place: THE_END })
  return (
    <Button class="as-link" onClick={() => void look().catch(() => {})}>
      {say('tournament.look-game')}
    </Button>
  )
}

interface SeatProps {
  readonly deal: string
  readonly title: string
  readonly entries: readonly DuplicateEntry[]
  readonly say: Say
}

function Seat({ deal, title, entries, say }: SeatProps) {
  const percent = new Intl.NumberFormat(say.language, { style: 'percent' })
  return (
    <section class="card" aria-label={title}>
      <h2>{title}</h2>
      <div class="tournament-scroll">
        <table class="tournament-ranks">
          <RankHead
            say={say}
            more={[{ title: say('tournament.better-than') }, { title: say('tournament.look'), isUnseen: true }]}
          />
          <tbody>
            {entries.map(entry => (
              <tr key={`${entry.person} ${entry.table}`} class={entry.isMe ? 'is-me' : ''}>
                <td>{1 + entries.findIndex(({ percent: other }) => other === entry.percent)}</td>
                <th scope="row">
                  <PersonName person={entry} />{' '}
                  <small>
                    {entry.hasLeft ? say('tournament.left') : say('tournament.place', { place: entry.place })}
                  </small>
                </th>
                <td>
                  <b>{entry.points}</b>
                </td>
                <td>{entry.percent === null ? '–' : percent.format(entry.percent / 100)}</td>
                <td>
                  <Look deal={deal} entry={entry} say={say} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
