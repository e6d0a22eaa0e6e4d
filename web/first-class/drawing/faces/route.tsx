import type { City } from '@roundhouse/first-class/base/cards/card'
import type { Frame } from '@roundhouse/first-class/base/frames/effect'
import { FrameInRoom } from '../effects.tsx'
import { lettering } from '../shapes.tsx'
import { posterFace } from './sheet.tsx'

const TRACK_Y = 41.5

/** Cities that pay points once are round, and lie on the track. */
function PointsCities({ cities }: { cities: readonly City[] }) {
  const [gap, radius] = cities.length > 2 ? [15.6, 7] : [18, 7.6]
  const first = 30 - ((cities.length - 1) * gap) / 2
  return (
    <>
      <path d={`M3 ${TRACK_Y}H57`} stroke="#0e3b37" stroke-width={5} />
      <path d={`M3 ${TRACK_Y}H57`} stroke="#f3d68d" stroke-width={1.6} stroke-dasharray="2.4 1.4" />
      {cities.map(({ points }, i) => (
        <g key={i}>
          <circle cx={first + i * gap} cy={TRACK_Y} r={radius} fill="#fffdf6" stroke="#124a45" stroke-width={2} />
          {lettering(points, first + i * gap, TRACK_Y, points > 9 ? 10.5 : 12.5)}
        </g>
      ))}
    </>
  )
}

/** A bonus city is square. */
const BonusCity = ({ frame, top, height }: { frame: Frame; top: number; height: number }) => (
  <>
    <rect x={6} y={top} width={48} height={height} rx={1.5} fill="#fffdf6" stroke="#124a45" stroke-width={2} />
    <rect x={8} y={top + 2} width={44} height={height - 4} fill="none" stroke="var(--brass)" stroke-width={0.6} />
    <FrameInRoom frame={frame} room={{ x: 9, y: top + 3, width: 42, height: height - 6 }} />
  </>
)

function RouteCities({ cities }: { cities: readonly City[] }) {
  const points = cities.filter(({ frame }) => frame === null)
  const bonuses = cities.flatMap(({ frame }) => (frame === null ? [] : [frame]))
  const top = points.length > 0 ? 52 : 42
  const height = (85.5 - top) / Math.max(1, bonuses.length)
  return (
    <>
      {points.length > 0 && <PointsCities cities={points} />}
      {bonuses.map((frame, i) => (
        <BonusCity key={i} frame={frame} top={top + i * height} height={height} />
      ))}
    </>
  )
}

const HILLS = (
  <>
    <path d="M3 31q6-13 12-7l5-8 9 13 7-9 8 8 13-8v20H3z" fill="#0e3b37" />
    <path d="M20 16l3.5 5-2.5 1.5-2.5-2z" fill="#fff7e4" />
    <path d="M3 36Q18 26 30 31T57 25" fill="none" stroke="#f3d68d" stroke-width={1.8} stroke-dasharray="2.4 1.4" />
  </>
)

export const RouteFace = posterFace(() => HILLS, { sheet: ({ cities }) => <RouteCities cities={cities} /> })
