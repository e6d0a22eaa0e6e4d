import type { AnalysisPoint } from '@roundhouse/bots/coach/chart'
import type { Viewer } from '@roundhouse/kernel/game'
import type { ReplayInfo } from '@roundhouse/table/replay'
import { useMemo } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import type { Say } from '../messages/say.ts'
import {
  above,
  apart,
  beginningsIn,
  type ChartRoom,
  cursorAt,
  DASHES,
  pathOf,
  type Scales,
  scalesFor,
  turnAt,
  turnBy,
} from './chart.ts'
import type { NumberedPoint } from './turning-points.ts'

interface DrawnChart {
  readonly replay: ReplayInfo
  readonly moments: readonly AnalysisPoint[]
  readonly points: readonly NumberedPoint[]
  /** Whose line is thicker. */
  readonly viewer: Viewer
  readonly say: Say
  readonly room: ChartRoom
  readonly jump: (place: number) => void
}

interface ChartProps extends DrawnChart {
  /** The moment one stands at. */
  readonly place: number
}

interface ScaledChart extends DrawnChart {
  readonly scales: Scales
}

/** A line for every seat, for eyes: the sentence and the table beside it say the same. A press goes to a turn. */
export function Chart({ place, ...drawn }: ChartProps) {
  const { replay, moments, points, viewer, say, room, jump } = drawn
  const scales = useMemo(() => scalesFor(moments.length, room), [moments, room])
  // From moment to moment only the cursor moves.
  const still = useMemo(() => <StillChart {...drawn} scales={scales} />, [replay, moments, points, viewer, say, scales])
  const turnings = useMemo(
    () => <Turnings {...drawn} scales={scales} place={place} />,
    [replay, points, say, scales, points.some(({ at }) => at === place) ? place : null],
  )
  const point = (event: PointerEvent) => {
    if (event.type === 'pointermove' && (event.buttons & 1) === 0) return
    const mark = (event.target as Element).closest<SVGElement>('[data-turning-point]')
    if (mark !== null && event.type === 'pointerdown') return jump(Number(mark.dataset['turningPoint']))
    const at = event.clientX - (event.currentTarget as Element).getBoundingClientRect().x
    jump(moments[turnAt(scales, moments.length, at)]!.at)
  }
  const size = { width: room.width, height: room.height }
  const x = scales.x(cursorAt(moments, place))
  return (
    <div class="chart" onPointerDown={point} onPointerMove={point}>
      {still}
      <svg {...size} aria-hidden="true">
        <line class="cursor" x1={x} x2={x} y1={room.top} y2={room.height - room.bottom} />
      </svg>
      {turnings}
    </div>
  )
}

function StillChart(props: ScaledChart) {
  const { replay, moments, viewer, room, scales } = props
  return (
    <svg width={room.width} height={room.height} aria-hidden="true">
      <Grid {...props} />
      {replay.chairs.map((_, seat) => (
        <path
          key={seat}
          class={`chance seat-${seat + 1} ${seat === viewer ? 'is-own' : ''}`}
          d={pathOf(moments, seat, scales)}
          stroke-dasharray={DASHES[seat]}
        />
      ))}
      <Labels {...props} />
    </svg>
  )
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1]

/** Quarters of the win, and where rounds or turns of the game begin. */
function Grid({ replay, moments, say, room, scales: { x, y } }: ScaledChart) {
  const right = room.width - room.right
  return (
    <g class="grid">
      {QUARTERS.map(share => (
        <g key={share}>
          <line x1={room.left} x2={right} y1={y(share)} y2={y(share)} />
          <text x={room.left - 6} y={y(share)} class="share">
            {say('review.percent', { share })}
          </text>
        </g>
      ))}
      <text x={room.left - 6} y={room.height - room.bottom + 16} class="stage">
        {useGame(replay.game).about.stages(say)}
      </text>
      {beginningsIn(moments, replay.stages).map((turn, stage) => (
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

const LINE_HEIGHT = 18
/** About as wide as a letter of a name, and as the share beside it with the room around. */
const LETTER = 6.6
const PERCENT = 38

/** Who it is, at the end of each line. */
function Labels({ replay, moments, room, say, scales: { x, y } }: ScaledChart) {
  const last = moments.at(-1)!.shares
  const heights = apart(last.map(y), LINE_HEIGHT, room.height - room.bottom)
  const most = Math.floor((room.right - PERCENT) / LETTER)
  return (
    <g class="names">
      {replay.chairs.map(({ name }, seat) => (
        <text key={seat} class={`seat-${seat + 1}`} x={x(moments.length - 1) + 8} y={heights[seat]}>
          {shortened(name, most)} <tspan>{say('review.percent', { share: last[seat]! })}</tspan>
        </text>
      ))}
    </g>
  )
}

const shortened = (name: string, most: number): string => (name.length <= most ? name : `${name.slice(0, most - 1)}…`)

/** As wide as a number with its ring. */
const MARK = 23

/** Turning points by their numbers, on the line of the one who decided. Buttons of the same numbers are beside the chart, and in the list of moves. */
function Turnings({ moments, points, room, scales: { x, y }, place }: ScaledChart & { readonly place: number }) {
  const places = above(
    points.map(({ at, seat }) => ({ x: x(cursorAt(moments, at)), y: y(moments[turnBy(moments, at)]!.shares[seat]!) })),
    MARK,
  )
  return (
    <svg width={room.width} height={room.height} class="turnings" aria-hidden="true">
      {points.map(({ at, seat, number }, n) => {
        const { x: cx, y: cy } = places[n]!
        return (
          <g key={at} data-turning-point={at} class={`seat-${seat + 1} ${at === place ? 'is-here' : ''}`}>
            <circle {...{ cx, cy }} r="22" class="reach" />
            <circle {...{ cx, cy }} r="10" />
            <text x={cx} y={cy}>
              {number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
