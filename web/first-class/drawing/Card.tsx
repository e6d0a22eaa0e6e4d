import type { EndFace, Face } from '@roundhouse/first-class/base/cards/card'
import { effect } from '@roundhouse/first-class/base/frames/effect'
import { CAR, CAR_OR_UP, COIN } from '@roundhouse/first-class/base/numbers'
import { cachedMarkup } from '../../table/memo/markup-cache.ts'
import type { Print } from '../../table/memo/print.ts'
import { pure } from '../../table/memo/pure.tsx'
import type { Forms } from './conditions.tsx'
import { FrameInRoom } from './effects.tsx'
import { EndFaceDrawing } from './faces/end-card.tsx'
import { FaceDrawing } from './faces.tsx'
import { placed } from './Icon.tsx'
import { lettering } from './shapes.tsx'

/** Any card: two wide, three high. What it says is said by whatever holds it. */
const CardBox = ({ print }: { print: Print }) => (
  <svg class="card-drawing" viewBox="0 0 60 90" aria-hidden="true" ref={print} />
)

const printFace = cachedMarkup((face: Face, forms: Forms) => <FaceDrawing face={face} forms={forms} />)
const printEndFace = cachedMarkup((face: EndFace) => <EndFaceDrawing face={face} />)

export const Card = pure(({ face, forms }: { face: Face; forms: Forms }) => <CardBox print={printFace(face, forms)} />)

export const EndCard = pure(({ face }: { face: EndFace }) => <CardBox print={printEndFace(face)} />)

const printToolbox = cachedMarkup((frame: readonly number[]) => (
  <>
    <rect width={60} height={90} rx={4.5} fill="#27363b" />
    <rect x={3} y={3} width={54} height={34} rx={2.5} fill="#54737c" />
    {placed('toolbox', 30, 20, 24, '#10191c')}
    <rect x={3} y={38.5} width={54} height={48.5} rx={2.5} fill="var(--paper)" />
    <FrameInRoom frame={frame} room={{ x: 7, y: 42, width: 46, height: 41.5 }} />
  </>
))

/** The toolbox that lies beside a storage's cards: an upgrade of choice (FC-F.1). */
export const ToolboxCard = ({ frame }: { frame: readonly number[] }) => <CardBox print={printToolbox(frame)} />

const PARTS = [
  { seat: 1, frame: [effect(COIN, 2)] },
  { seat: 3, frame: [effect(CAR, 1)] },
  { seat: 4, frame: [effect(CAR_OR_UP, 1)] },
]

const printTile = cachedMarkup((seats: number) => (
  <>
    <rect width={60} height={90} rx={4.5} fill="var(--burgundy)" />
    <rect x={1.8} y={1.8} width={56.4} height={86.4} rx={3.2} fill="none" stroke="var(--brass-hi)" stroke-width={0.9} />
    {placed('flag', 30, 18, 24, '#f3d68d')}
    <rect x={4.5} y={36} width={51} height={50} rx={2.5} fill="var(--paper)" />
    {PARTS.filter(({ seat }) => seat <= seats).map(({ seat, frame }, i) => (
      <g key={seat}>
        {lettering(seat, 11, 44.5 + i * 16, 11)}
        <FrameInRoom frame={frame} room={{ x: 17, y: 38 + i * 16, width: 36, height: 13 }} />
      </g>
    ))}
  </>
))

/** The start-player tile: what it pays to whom, counted from the taker (FC-4.2). */
export const StartTile = pure(({ seats }: { seats: number }) => <CardBox print={printTile(seats)} />)
