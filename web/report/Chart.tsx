import { useGame } from '../game-context.ts'
import { momentOf, writeRoute } from '../shell/route.ts'
import { above, apart, beginningsIn, type ChartRoom, DASHES, pathOf, type Scales, scalesFor, turnAt } from './chart.ts'
import type { ReviewProps } from './report.ts'

interface ChartProps extends ReviewProps {
  readonly room: ChartRoom
  /** The turn one stands at. */
  readonly turn: number
  readonly choose: (turn: number) => void
}

interface ScaledChart extends ChartProps {
  readonly scales: Scales
}

/** A line for every seat, for eyes: the sentence and the table beside it say the same. Turning points are links. */
export function Chart(props: ChartProps) {
  const { analysis, room, say, choose } = props
  if (room.width === 0) return null
  const { moments } = analysis
  const scales = scalesFor(moments.length, room)
  const drawn = { ...props, scales }
  const point = (event: PointerEvent) =>
    choose(turnAt(scales, moments.length, event.clientX - (event.currentTarget as Element).getBoundingClientRect().x))
  const size = { width: room.width, height: room.height }
  return (
    <div class="chart" onPointerDown={point} onPointerMove={point}>
      <svg {...size} aria-hidden="true">
        <Grid {...drawn} />
        <Cursor {...drawn} />
        {props.replay.chairs.map((_, seat) => (
          <path
            key={seat}
            class={`chance seat-${seat + 1}`}
            d={pathOf(moments, seat, scales)}
            stroke-dasharray={DASHES[seat]}
          />
        ))}
        <Labels {...drawn} />
      </svg>
      <nav aria-label={say('report.turning-points')}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: each link in it has a name */}
        <svg {...size}>
          <Turnings {...drawn} />
        </svg>
      </nav>
    </div>
  )
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1]

/** Quarters of the win, and where rounds or turns of the game begin. */
function Grid({ replay, analysis, say, room, scales: { x, y } }: ScaledChart) {
  const right = room.width - room.right
  return (
    <g class="grid">
      {QUARTERS.map(share => (
        <g key={share}>
          <line x1={room.left} x2={right} y1={y(share)} y2={y(share)} />
          <text x={room.left - 6} y={y(share)} class="share">
            {say('report.percent', { share })}
          </text>
        </g>
      ))}
      <text x={room.left - 6} y={room.height - room.bottom + 16} class="stage">
        {useGame(replay.game).about.stages(say)}
      </text>
      {beginningsIn(analysis.moments, replay.stages).map((turn, stage) => (
        <g key={stage}>
          <line x1={x(turn)} x2={x(turn)} y1={room.top} y2={room.height - room.bottom} />
          <text x={x(turn) + 3} y={room.height - room.bottom + 16}>
            {stage + 1}
          </text>
        </g>
      ))}
    </g>
  )
}

const Cursor = ({ room, turn, scales: { x } }: ScaledChart) => (
  <line class="cursor" x1={x(turn)} x2={x(turn)} y1={room.top} y2={room.height - room.bottom} />
)

const LINE_HEIGHT = 18
/** About as wide as a letter of a name, and as the share beside it with the room around. */
const LETTER = 6.6
const PERCENT = 38

/** Who it is, at the end of each line. */
function Labels({ replay, analysis, room, say, scales: { x, y } }: ScaledChart) {
  const { moments } = analysis
  const last = moments.at(-1)!.shares
  const heights = apart(last.map(y), LINE_HEIGHT, room.height - room.bottom)
  const most = Math.floor((room.right - PERCENT) / LETTER)
  return (
    <g class="names">
      {replay.chairs.map(({ name }, seat) => (
        <text key={seat} class={`seat-${seat + 1}`} x={x(moments.length - 1) + 8} y={heights[seat]}>
          {shortened(name, most)} <tspan>{say('report.percent', { share: last[seat]! })}</tspan>
        </text>
      ))}
    </g>
  )
}

const shortened = (name: string, most: number): string => (name.length <= most ? name : `${name.slice(0, most - 1)}…`)

/** As wide as a number with its ring. */
const MARK = 23

/** Turning points by their numbers, on the line of the one who decided; each leads to its moment. */
function Turnings({ replay, analysis, source, say, scales: { x, y } }: ScaledChart) {
  const { moments, turningPoints } = analysis
  const turnOf = (at: number): number => Math.max(0, moments.findIndex(moment => moment.at > at) - 1)
  const places = above(
    turningPoints.map(({ at, seat }) => ({ x: x(turnOf(at)), y: y(moments[turnOf(at)]!.shares[seat]!) })),
    MARK,
  )
  return (
    <g class="turnings">
      {turningPoints.map(({ at, seat }, n) => {
        const { x: cx, y: cy } = places[n]!
        const label = say('report.turning', { n: n + 1, name: replay.chairs[seat]!.name })
        return (
          <a key={at} href={writeRoute(momentOf(source, at))} aria-label={label}>
            <title>{label}</title>
            <circle {...{ cx, cy }} r="22" class="reach" />
            <circle {...{ cx, cy }} r="10" class={`seat-${seat + 1}`} />
            <text x={cx} y={cy}>
              {n + 1}
            </text>
          </a>
        )
      })}
    </g>
  )
}
