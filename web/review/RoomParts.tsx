import type { Viewer } from '@roundhouse/kernel/game'
import { onlyPersonIn } from '@roundhouse/table/chairs'
import type { ReplayInfo } from '@roundhouse/table/replay'
import { useMemo, useState } from 'preact/hooks'
import type { Say } from '../messages/say.ts'
import { Button } from '../shell/Button.tsx'
import { Scroller } from '../shell/Scroller.tsx'
import { useAnswer } from '../shell/useAnswer.ts'
import { Chances, ChancesTable } from './Chances.tsx'
import type { GameReview } from './game-review.ts'
import { MoveList } from './MoveList.tsx'
import type { MoveSection } from './move-rows.ts'
import { PointButtons } from './PointButtons.tsx'
import { Points } from './Points.tsx'
import { Thinking } from './Thinking.tsx'
import type { NumberedPoint } from './turning-points.ts'
import type { AnalysisState } from './useAnalysis.ts'
import type { ReplayWays } from './useReplay.ts'

interface PartProps {
  readonly replay: ReplayInfo
  readonly state: AnalysisState
  readonly points: readonly NumberedPoint[]
  /** Those of the people who played. */
  readonly own: readonly NumberedPoint[]
  readonly sections: readonly MoveSection[]
  readonly viewer: Viewer
  readonly place: number
  readonly jump: (place: number) => void
  readonly look: ReplayWays['look']
  readonly review: GameReview
  readonly say: Say
}

const PILES = ['moves', 'points', 'figures'] as const
type Pile = (typeof PILES)[number]

/** Beside the table: the chart, one's own turning points, and below them one of what is long. */
export function WideAside(props: PartProps) {
  const { say, replay } = props
  const [pile, show] = useState<Pile>('moves')
  return (
    <aside class="review-aside">
      {replay.result !== null && <ChartAndPoints {...props} />}
      <nav class="review-tabs" aria-label={say('review.moves')}>
        {PILES.map(each => (
          <Button key={each} aria-pressed={each === pile} onClick={() => show(each)}>
            {say(`review.tab.${each}`)}
          </Button>
        ))}
      </nav>
      {pile === 'moves' && <MovesPart {...props} />}
      {pile === 'points' && (
        <Scrolled label={say('review.points')}>
          <PointsPart {...props} />
        </Scrolled>
      )}
      {pile === 'figures' && (
        <Scrolled label={say('review.chances')}>
          <FiguresPart {...props} />
        </Scrolled>
      )}
    </aside>
  )
}

export const MovesPart = ({ replay, sections, points, place, say, jump }: PartProps) => (
  <MoveList {...{ replay, sections, points, place, say, jump }} />
)

/** On a small screen: everything about chances and points, one below the other. */
export const ChancesPart = (props: PartProps) => (
  <Scrolled label={props.say('review.tab.chances')}>
    {props.replay.result !== null && <ChartAndPoints {...props} />}
    <p class="hint">{props.say('review.chances.what')}</p>
    <h2>{props.say('review.points')}</h2>
    <PointsPart {...props} />
    {props.state.analysis !== null && (
      <details>
        <summary>{props.say('review.as-table')}</summary>
        <FiguresPart {...props} />
      </details>
    )}
  </Scrolled>
)

const Scrolled = ({ label, children }: { label: string; children: preact.ComponentChildren }) => (
  <Scroller role="region" class="review-scrolled" aria-label={label}>
    {children}
  </Scroller>
)

function ChartAndPoints({ replay, state, points, own, viewer, place, jump, say }: PartProps) {
  const { analysis } = state
  const here = own.find(({ at }) => at === place) ?? null
  const buttons = useMemo(
    () => <PointButtons {...{ replay, here, say, jump }} points={own} />,
    [replay, here, say, jump, own],
  )
  return (
    <section class="chances" aria-labelledby="review-chances">
      <h2 id="review-chances" title={say('review.chances.what')}>
        {say('review.chances')}
      </h2>
      {analysis === null ? (
        <Thinking state={state} say={say} />
      ) : (
        <>
          <Chances {...{ replay, points, viewer, say, place, jump }} moments={analysis.moments} />
          <h2>{say(onlyPersonIn(replay.chairs) !== null ? 'review.own' : 'review.turning-points')}</h2>
          {buttons}
        </>
      )}
    </section>
  )
}

/** As everybody saw the end. */
function PointsPart({ replay, look, review, say }: PartProps) {
  const end = useAnswer(() => look(replay.played.length, 'watcher'), [look, replay])
  return useMemo(() => end && <Points {...{ replay, end, review, say }} />, [replay, end, review, say])
}

function FiguresPart({ replay, state: { analysis }, say }: PartProps) {
  return useMemo(
    () => analysis && <ChancesTable replay={replay} moments={analysis.moments} say={say} />,
    [replay, analysis, say],
  )
}
