import type { Snapshot } from '@roundhouse/table/snapshot'
import { useGame } from '../game-context.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import { SeatSign } from '../shell/SeatSign.tsx'
import type { GameReport } from './report.ts'

interface PointsProps {
  readonly snapshot: Snapshot
  readonly report: GameReport
  /** The words of the report; those of the game are around it. */
  readonly say: Say
}

/** Where everybody's points came from: a bar in each field shows at a glance what was much. */
export function Points({ snapshot: { game, chairs, story, points, result, view }, report, say }: PointsProps) {
  const { say: ofGame } = useShell()
  const { signs } = useGame(game)
  const rows = report.points(ofGame, story, chairs.length)
  const most = Math.max(1, ...rows.flatMap(row => row.points))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its panel is scrolled by keys, too.
    <div class="scrolled" tabIndex={0}>
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
            <th scope="row">{say('report.in-all')}</th>
            {points.map((n, seat) => (
              <td key={seat}>
                <b>{minus(n)}</b> <small>{report.out(ofGame, view, seat)}</small>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** A minus, not a hyphen. */
const minus = (n: number): string => String(n).replace('-', '−')
