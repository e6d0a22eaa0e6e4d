import { lossTold } from '@roundhouse/bots/coach/chart'
import type { CoachReason } from '@roundhouse/bots/coach/reason'
import type { ReplayInfo } from '@roundhouse/table/replay'
import type { Snapshot } from '@roundhouse/table/snapshot'
import '../coach/coach.css'
import { useMarks } from '../coach/useMarks.ts'
import { type CoachWords, planWords } from '../coach/words.ts'
import { useGame } from '../game-context.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import { SeatSign } from '../shell/SeatSign.tsx'
import { useAnswer } from '../shell/useAnswer.ts'
import { percent } from './Chances.tsx'
import type { GameReview } from './game-review.ts'
import { RowWords } from './MoveList.tsx'
import type { MoveRow } from './move-rows.ts'
import { labelOf, lossWords } from './PointButtons.tsx'
import { firstApart, type NumberedPoint } from './turning-points.ts'
import type { ReplayWays } from './useReplay.ts'

interface PanelProps {
  readonly replay: ReplayInfo
  readonly snapshot: Snapshot
  readonly review: GameReview
  readonly look: ReplayWays['look']
  /** The move that was made last; `null`: none was. */
  readonly row: MoveRow | null
  /** Decided here, and badly. */
  readonly point: NumberedPoint | null
  readonly say: Say
}

/** What stands where decisions are made: at a turning point what was played beside what was better, else the last move. */
export const Panel = ({ point, ...props }: PanelProps) =>
  point === null ? <LastMove {...props} /> : <Comparison key={point.at} {...props} point={point} />

function LastMove({ replay, row, say }: Omit<PanelProps, 'point'>) {
  const { signs } = useGame(replay.game)
  return (
    <div class="review-panel">
      <h2>{say('review.last-move')}</h2>
      {row === null ? (
        <p>{say('review.start')}</p>
      ) : (
        <p class="last-move">
          <SeatSign seat={row.seat} signs={signs} size={1.3} />
          <RowWords row={row} />
        </p>
      )}
    </div>
  )
}

const LETTERS = ['A', 'B'] as const

/** A is what was played, B what would have been better; both letters lie on the table, where the moves are made. */
function Comparison(props: PanelProps & { point: NumberedPoint }) {
  const { replay, point, say } = props
  const { signs } = useGame(replay.game)
  const words = useWords(props)
  const { seat, played, better, before, after } = point
  const apart = firstApart(played, better.moves)
  useMarks(
    words === null ? [] : apart.map((move, n) => ({ letter: LETTERS[n]!, places: words.places(move) })),
    'comparison',
  )
  return (
    <div class="review-panel is-comparison" data-turning-point={point.at}>
      <h2>
        <SeatSign seat={seat} signs={signs} /> {labelOf(say, replay, point)}
        <em class="lost">{lossWords(say, point)}</em>
      </h2>
      <p class="unseen">{say('review.lost', { lost: lossTold(point), before: before[seat]!, after: after[seat]! })}</p>
      <Plan letter="A" label={say('review.played')} share={after[seat]!} moves={played} {...{ words, say }} />
      <Plan letter="B" label={say('review.better')} share={before[seat]!} moves={better.moves} {...{ words, say }}>
        {words !== null && reasonsIn(words, say, better.reasons).map(words => <small key={words}>{words}</small>)}
      </Plan>
    </div>
  )
}

/** What two things of the same kind speak for is said once. */
const reasonsIn = (words: CoachWords, say: Say, reasons: readonly CoachReason[]): readonly string[] => [
  ...new Set(reasons.map(reason => words.reason(say, reason))),
]

interface PlanProps {
  readonly letter: (typeof LETTERS)[number]
  readonly label: string
  /** The chance to win with it. */
  readonly share: number
  readonly moves: readonly string[]
  readonly words: CoachWords | null
  readonly say: Say
  readonly children?: preact.ComponentChildren
}

function Plan({ letter, label, share, moves: [first, ...rest], words, say, children }: PlanProps) {
  const later = words === null ? [] : rest.flatMap(text => words.later(say, text) ?? [])
  return (
    <div class={`plan is-${letter.toLowerCase()}`} data-plan={letter}>
      <b class="coach-letter">{letter}</b>
      <small>{label}</small>
      <output>{percent(say, share)}</output>
      <p>
        <strong>{words?.move(say, first!)}</strong>
        {later.length > 0 && <small class="then">{say('coach.then', { what: planWords(later) })}</small>}
        {children}
      </p>
    </div>
  )
}

/** Moves are said from what the one who decided saw. */
function useWords({ replay, snapshot, review, look, point }: PanelProps & { point: NumberedPoint }): CoachWords | null {
  const { say } = useShell()
  const { at, seat } = point
  const isSeen = snapshot.viewer === seat && snapshot.played === at
  const seen = useAnswer(isSeen ? null : () => look(at, seat), [at, seat, isSeen])
  if (isSeen) return review.words(say, replay, snapshot.view, seat)
  return seen === null ? null : review.words(say, replay, seen.view, seat)
}
