import type { Face, Fare } from '@roundhouse/first-class/base/cards/card'
import { effect, type Frame } from '@roundhouse/first-class/base/frames/effect'
import { COIN, PTS } from '@roundhouse/first-class/base/numbers'
import { FrameInRoom } from '../effects.tsx'
import { placed } from '../Icon.tsx'
import { Edge, PAINTS, Paper, PileMark } from '../posters.tsx'

interface HalfProps {
  readonly half: 'passenger' | 'luggage'
  readonly fare: Fare
  readonly top: number
  readonly height: number
}

const HALF_PAINTS = {
  passenger: { figure: '#12332c', ground: '#9cc4b2' },
  luggage: { figure: '#4a2c12', ground: '#e2bd85' },
} as const

/** Which train it travels in: the thick rail above or below. */
const TrainMark = ({ half, y }: { half: HalfProps['half']; y: number }) => (
  <>
    <path d={`M4.5 ${y + 2.5}h15`} stroke="#0b1020" stroke-width={half === 'passenger' ? 2.6 : 1.2} />
    <path d={`M4.5 ${y + 6.5}h15`} stroke="#0b1020" stroke-width={half === 'passenger' ? 1.2 : 2.6} />
  </>
)

/** What a half pays on boarding, its fare first (FC-D.3, FC-D.4). */
const fareFrame = (half: HalfProps['half'], { amount, frame }: Fare): Frame => [
  effect(half === 'passenger' ? COIN : PTS, amount),
  ...frame,
]

function GuestHalf({ half, fare, top, height }: HalfProps) {
  const { figure, ground } = HALF_PAINTS[half]
  return (
    <>
      <rect x={3} y={top} width={54} height={height} rx={2.5} fill={ground} />
      {placed(half, 13.5, top + height / 2 + 3, half === 'luggage' ? 17 : 23, figure)}
      <TrainMark half={half} y={top + 2} />
      <Paper x={24} y={top + 2.5} width={31} height={height - 5} />
      <FrameInRoom frame={fareFrame(half, fare)} room={{ x: 26, y: top + 4.5, width: 27, height: height - 9 }} />
    </>
  )
}

export function GuestFace({ face: { passenger, luggage, pile } }: { face: Face }) {
  const height = passenger !== null && luggage !== null ? 41 : 84
  return (
    <>
      <Edge color={passenger === null ? '#4a2c12' : PAINTS.guest.dark} />
      {passenger !== null && <GuestHalf half="passenger" fare={passenger} top={3} height={height} />}
      {luggage !== null && (
        <GuestHalf half="luggage" fare={luggage} top={passenger === null ? 3 : 46} height={height} />
      )}
      {height === 41 && <path d="M3 45h54" stroke="var(--brass)" stroke-width={1.2} stroke-dasharray="2.5 1.5" />}
      <PileMark pile={pile} />
    </>
  )
}
