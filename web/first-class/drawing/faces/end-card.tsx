import type { EndFace } from '@roundhouse/first-class/base/cards/card'
import type { ComponentChildren } from 'preact'
import { FrameInRoom } from '../effects.tsx'
import { Placed } from '../Icon.tsx'
import { box, each } from '../outlines.ts'
import { Edge, Paper, raysFrom } from '../posters.tsx'
import { At, CREAM, Lettering } from '../shapes.tsx'
import { SmallCar } from '../small-cars.tsx'
import { BURGUNDY } from './sheet.tsx'

const CHEQUERS = each(
  Array.from({ length: 14 }, (_, i) => i),
  i => box(3 + i * 4, 3 + (i % 2) * 2.5, 4, 2.5),
)
const CARDS = each([-8, 0, 8], x => box(x - 2.5, -3.5, 5, 7, 0.8))
const END_RAYS = raysFrom(30, 52)

const COUNTED: Readonly<Record<EndFace['counts'], () => ComponentChildren>> = {
  car: () => (
    <At x={6} y={13} scale={1.15}>
      <SmallCar step={3} isNumbered={false} />
    </At>
  ),
  conductor: () => <Placed name="conductor" x={19} y={26} height={27} color="#14264a" />,
  locomotive: () => <Placed name="locomotive" x={18.5} y={26.5} height={17.5} color="#171c28" />,
}

/** Three cards side by side: it is cards that are counted, not cars or conductors. */
const CardsMark = () => (
  <g transform="translate(30 43.5)">
    <path d={CARDS} fill="#fff7e4" stroke="#2a1c45" stroke-width={0.8} />
    <path d="M-13.5-3.5v7M13.5-3.5v7" stroke="#2a1c45" stroke-width={1} />
  </g>
)

/** A Game End card: what it counts above, its action below. */
export function EndFaceDrawing({ face }: { face: EndFace }) {
  const Counted = COUNTED[face.counts]
  return (
    <>
      <Edge color="#2a1c45" />
      <svg x={3} y={3} width={54} height={46} viewBox="3 3 54 46" overflow="hidden" aria-hidden="true">
        <rect x={3} y={3} width={54} height={46} fill="#f3d68d" />
        <path d={END_RAYS} fill="#d8a846" opacity={0.4} />
        <path d="M3 3h54v5H3z" fill="#2a1c45" />
        <path d={CHEQUERS} fill="#f7eeda" />
      </svg>
      <Counted />
      <Lettering x={36} y={27} size={10}>
        ×
      </Lettering>
      <Placed name="points" x={47} y={26} height={17.5} color={BURGUNDY} />
      <Lettering x={47} y={26} size={12} color={CREAM}>
        {face.points}
      </Lettering>
      <CardsMark />
      <Paper x={3} y={52} width={54} height={35} />
      <FrameInRoom frame={face.frame} room={{ x: 6, y: 55, width: 48, height: 29 }} />
      <path d="M24 50.5h12l-6 4.5z" fill="var(--brass)" />
    </>
  )
}
