import type { GameName } from '@roundhouse/table/games'
import { useCoachSay } from '../coach/useCoachSay.ts'
import { useGames } from '../game-context.ts'
import type { GameSource } from '../match/source.ts'
import { faultWords } from '../messages/fault.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import type { Load } from '../shell/load.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { momentOf } from '../shell/route.ts'
import { useGameTitle } from '../shell/title.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import { GameWords } from '../table/GameWords.tsx'
import { Notice } from '../table/Notice.tsx'
import { useReplay } from '../table/useReplay.ts'
import '../shell/form.css'
import { Chances } from './Chances.tsx'
import { Points } from './Points.tsx'
import './report.css'
import { type GameReport, plainReport } from './report.ts'
import { TurningPoints } from './TurningPoints.tsx'
import { useReview } from './useReview.ts'

/** A game that is over, looked at once more: where the points came from, how the chances went, what decided it. */
export function ReportPage({ source }: { source: GameSource }) {
  const { say } = useShell()
  const tell = useCoachSay()
  const { replay, snapshot, failed, cut, look } = useReplay(source, Number.MAX_SAFE_INTEGER, 'watcher')
  const review = useReview(source)
  const games = useGames()
  const report = useReport(replay?.game ?? null)
  useGameTitle(replay?.game ?? null, say('report.title'))
  if (failed !== null) return <Notice text={say('replay.failed', { what: faultWords(say, failed) })} isEnd />
  if (replay === null || snapshot === null || report === null || tell === null)
    return <Notice text={say('app.loading')} />
  const { analysis } = review
  return (
    <main class="form report" data-game={replay.game}>
      <PageHead title={`${say('report.title')} · ${games[replay.game].about.title(say)}`} />
      <GameWords game={replay.game}>
        <section class="card" aria-labelledby="report-points">
          <h2 id="report-points">{tell('report.points')}</h2>
          <Points snapshot={snapshot} report={report} say={tell} />
          <p class="row">
            <Link class="button" to={momentOf(source, 0)}>
              {say('home.replay')}
            </Link>
          </p>
        </section>
        <section class="card chances" aria-labelledby="report-chances">
          <h2 id="report-chances">{tell('report.chances')}</h2>
          {analysis === null ? (
            <Waiting review={review} />
          ) : (
            <Chances replay={replay} analysis={analysis} source={source} say={tell} />
          )}
        </section>
        {analysis !== null && (
          <section class="card" aria-labelledby="report-points-turning">
            <h2 id="report-points-turning">{tell('report.turning-points')}</h2>
            <TurningPoints {...{ replay, analysis, source, report, cut, look }} say={tell} />
          </section>
        )}
      </GameWords>
    </main>
  )
}

const plain: Load<GameReport> = async () => plainReport

/** What a game knows of itself; `null` until it is there. */
function useReport(game: GameName | null): GameReport | null {
  const games = useGames()
  return useLoaded(game === null ? null : (games[game].report ?? plain))
}

/** The game is being thought through, or that was stopped. */
function Waiting({ review: { done, isRunning, stop, begin } }: { review: ReturnType<typeof useReview> }) {
  const say = useCoachSay()
  if (say === null) return null
  return (
    <div class="row waiting">
      <p role="status">{say(isRunning ? 'report.thinking' : 'report.stopped')}</p>
      {isRunning && <progress value={done} aria-label={say('report.thinking')} />}
      <button type="button" class="button" onClick={isRunning ? stop : begin}>
        {say(isRunning ? 'report.stop' : 'report.begin')}
      </button>
    </div>
  )
}
