import { lossTold } from '@roundhouse/bots/coach/chart'
import type { ReplayInfo } from '@roundhouse/table/replay'
import { useGame } from '../game-context.ts'
import type { Say } from '../messages/say.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { percent } from './Chances.tsx'
import { stageAt } from './move-rows.ts'
import type { NumberedPoint } from './turning-points.ts'

interface PointButtonsProps {
  readonly replay: ReplayInfo
  readonly points: readonly NumberedPoint[]
  /** The one that one stands at. */
  readonly here: NumberedPoint | null
  readonly say: Say
  readonly jump: (place: number) => void
}

/** One's own turning points, each with what it lost. */
export function PointButtons({ replay, points, here, say, jump }: PointButtonsProps) {
  const { say: ofGame } = useShell()
  const { about } = useGame(replay.game)
  if (points.length === 0) return <p class="hint">{say('review.no-turning-points')}</p>
  const stageOf = (at: number): string =>
    about.stage(ofGame, { now: stageAt(replay.stages, at) + 1, of: replay.stages.length })
  return (
    <ol class="point-buttons">
      {points.map(point => (
        <li key={point.at}>
          <Button
            class="button small"
            data-turning-point={point.at}
            aria-label={`${labelOf(say, replay, point)}, ${stageOf(point.at)}, ${lossWords(say, point)}`}
            aria-pressed={point === here}
            onClick={() => jump(point.at)}
          >
            <b class={`turning-number seat-${point.seat + 1}`}>{point.number}</b>
            <span>{`${about.stages(say)} ${stageAt(replay.stages, point.at) + 1}`}</span>
            <em>{lossWords(say, point)}</em>
          </Button>
        </li>
      ))}
    </ol>
  )
}

export const labelOf = (say: Say, { chairs }: ReplayInfo, { number, seat }: NumberedPoint): string =>
  say('review.turning', { n: number, name: chairs[seat]!.name })

export const lossWords = (say: Say, point: NumberedPoint): string => `−${percent(say, lossTold(point))}`
