import type { ReplayInfo } from '@roundhouse/table/replay'
import { useGame } from '../game-context.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import { Scroller } from '../shell/Scroller.tsx'
import { SeatSign } from '../shell/SeatSign.tsx'
import type { GameReview } from './game-review.ts'
import type { SeenMoment } from './useReplay.ts'

interface PointsProps {
  readonly replay: ReplayInfo
  readonly end: SeenMoment
  readonly review: GameReview
  /** The words of the review; those of the game are around it. */
  readonly say: Say
}

/** Where everybody's points came from: a bar in each field shows at a glance what was much. */
export function Points({ replay: { game, chairs, result }, end: { story, points, view }, review, say }: PointsProps) {
  const { say: ofGame } = useShell()
  const { signs } = useGame(game)
  const rows = review.points(ofGame, story, chairs.length)
  const most = Math.max(1, ...rows.flatMap(row => row.points))
  return (
    <Scroller class="scrolled">
      <table class="points">
        <thead>
          <tr>
            <td />
            {chairs.map(({ name }, seat) => (
              <th key={seat} scope="col" class={result?.winners.includes(seat) ? 'winner' : ''}>
                <SeatSign seat={seat} signs={signs} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {row.points.map((n, seat) => (
                <td key={seat}>
                  {minus(n)}
                  <i class={`bar seat-${seat + 1}`} style={{ width: `${(100 * Math.max(0, n)) / most}%` }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('review.in-all')}</th>
            {points.map((n, seat) => (
              <td key={seat}>
                <b>{minus(n)}</b> <small>{review.out(ofGame, view, seat)}</small>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scroller>
  )
}

/** A minus, not a hyphen. */
const minus = (n: number): string => String(n).replace('-', '−')
