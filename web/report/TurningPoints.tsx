import type { TurningPoint } from '@roundhouse/bots/coach/analysis'
import type { Viewer } from '@roundhouse/kernel/game'
import type { ReplayInfo, ReplayMoment as Seen } from '@roundhouse/table/replay'
import { type CoachWords, planSentence } from '../coach/words.ts'
import { useGame } from '../game-context.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { momentOf } from '../shell/route.ts'
import { useAnswer } from '../shell/useAnswer.ts'
import { GoOn } from '../table/GoOn.tsx'
import type { GameReport, ReviewProps } from './report.ts'

interface TurningPointsProps extends ReviewProps {
  readonly report: GameReport
  readonly cut: (place: number) => Promise<string>
  readonly look: (place: number, viewer: Viewer) => Promise<Seen>
}

/** The decisions that cost most, each with what would have been better; one can look at it, and play on from there. */
export function TurningPoints(props: TurningPointsProps) {
  const { analysis, say } = props
  if (analysis.turningPoints.length === 0) return <p>{say('report.no-turning-points')}</p>
  return (
    <ol class="turning-points">
      {analysis.turningPoints.map((point, n) => (
        <Point key={point.at} {...props} point={point} n={n} />
      ))}
    </ol>
  )
}

function Point({ point, n, ...props }: TurningPointsProps & { point: TurningPoint; n: number }) {
  const { replay, source, say, cut } = props
  const { say: ofShell } = useShell()
  const { about } = useGame(replay.game)
  const { at, seat, lost } = point
  const { name } = replay.chairs[seat]!
  const stage = replay.stages.findLastIndex(begins => begins <= at)
  return (
    <li>
      <h3>
        <b class={`turning-number seat-${seat + 1}`}>{n + 1}</b> {say('report.turning', { n: n + 1, name })}
      </h3>
      <p class="hint">
        {about.stage(ofShell, { now: stage + 1, of: replay.stages.length })} · {say('report.lost', { lost })}
      </p>
      <What {...props} point={point} />
      <p class="row">
        <Link class="button" to={momentOf(source, at)}>
          {say('report.look')}
        </Link>
        <GoOn replay={replay} place={at} cut={cut} toMove={seat} />
      </p>
    </li>
  )
}

/** What was played, and what would have been better, in the words of the game. */
function What({
  point,
  replay,
  report,
  say,
  look,
}: Omit<TurningPointsProps, 'analysis' | 'source' | 'cut'> & { point: TurningPoint }) {
  const words = useWords(point, replay, report, look)
  if (words === null) return null
  const { played, better } = point
  return (
    <dl>
      <dt>{say('report.played')}</dt>
      <dd>{planSentence(words, say, played)}</dd>
      {better !== null && (
        <>
          <dt>{say('report.better')}</dt>
          <dd>
            {planSentence(words, say, better.moves)}
            <ul>
              {better.reasons.map(reason => (
                <li key={reason.key}>{words.reason(say, reason)}</li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  )
}

/** Moves are said from what the one who decided saw. */
function useWords(
  { at, seat }: TurningPoint,
  replay: ReplayInfo,
  report: GameReport,
  look: TurningPointsProps['look'],
): CoachWords | null {
  const { say } = useShell()
  const seen = useAnswer(() => look(at, seat), [at, seat])
  return seen === null ? null : report.words(say, replay, seen.view, seat)
}
