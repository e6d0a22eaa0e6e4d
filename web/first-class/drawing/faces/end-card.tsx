import type { EndFace } from '@roundhouse/first-class/base/cards/card'
import { FrameInRoom } from '../effects.tsx'
import { placed } from '../Icon.tsx'
import { box, each } from '../outlines.ts'
import { Edge, Paper, raysFrom } from '../posters.tsx'
import { at, BURGUNDY, CREAM, lettering } from '../shapes.tsx'
import { SmallCar } from '../small-cars.tsx'

const CHEQUERS = each(
  Array.from({ length: 14 }, (_, i) => i),
  i => box(3 + i * 4, 3 + (i % 2) * 2.5, 4, 2.5),
)
const CARDS = each([-8, 0, 8], x => box(x - 2.5, -3.5, 5, 7, 0.8))
const END_RAYS = raysFrom(30, 52)

const COUNTED = {
  car: at(6, 13, <SmallCar step={3} isNumbered={false} />, 1.15),
  conductor: placed('conductor', 19, 26, 27, '#14264a'),
  locomotive: placed('locomotive', 18.5, 26.5, 17.5, '#171c28'),
}

/** Three cards side by side: it is cards that are counted, not cars or conductors. */
const CARDS_MARK = (
  <g transform="translate(30 43.5)">
    <path d={CARDS} fill="#fff7e4" stroke="#2a1c45" stroke-width={0.8} />
    <path d="M-13.5-3.5v7M13.5-3.5v7" stroke="#2a1c45" stroke-width={1} />
  </g>
)

/** A Game End card: what it counts above, its action below. */
export const EndFaceDrawing = ({ face }: { face: EndFace }) => (
  <>
    <Edge color="#2a1c45" />
    <svg x={3} y={3} width={54} height={46} viewBox="3 3 54 46" overflow="hidden" aria-hidden="true">
      <rect x={3} y={3} width={54} height={46} fill="#f3d68d" />
      <path d={END_RAYS} fill="#d8a846" opacity={0.4} />
      <path d="M3 3h54v5H3z" fill="#2a1c45" />
      <path d={CHEQUERS} fill="#f7eeda" />
    </svg>
    {COUNTED[face.counts]}
    {lettering('×', 36, 27, 10)}
    {placed('points', 47, 26, 17.5, BURGUNDY)}
    {lettering(face.points, 47, 26, 12, CREAM)}
    {CARDS_MARK}
    <Paper x={3} y={52} width={54} height={35} />
    <FrameInRoom frame={face.frame} room={{ x: 6, y: 55, width: 48, height: 29 }} />
    <path d="M24 50.5h12l-6 4.5z" fill="var(--brass)" />
  </>
)
