import { CAR_VALUES, TOP } from '@roundhouse/first-class/base/board/train'
import type { Face } from '@roundhouse/first-class/base/cards/card'
import { countOf, type Frame, kindOf } from '@roundhouse/first-class/base/frames/effect'
import { BOTH, FREE, UP } from '@roundhouse/first-class/base/numbers'
import { CarBody } from '../cars.tsx'
import { Placed } from '../Icon.tsx'
import { Rails } from '../posters.tsx'
import { At } from '../shapes.tsx'
import { PosterCard } from './sheet.tsx'

/** The car on the poster is the best that the frame speaks of. */
function bestStep(frame: Frame): number {
  const steps = frame.map(symbol =>
    kindOf(symbol) === UP ? countOf(symbol) + 1 : kindOf(symbol) === FREE ? TOP - 1 : 0,
  )
  return Math.max(0, ...steps)
}

const CarMotif = ({ frame }: { frame: Frame }) => (
  <>
    <Rails y={35} />
    <At x={8.5} y={7.5} scale={0.67}>
      <CarBody value={CAR_VALUES[bestStep(frame)]!} isLit />
    </At>
  </>
)

const CAP = '#0d1c3c'
const ConductorMotif = ({ frame }: { frame: Frame }) =>
  frame.some(symbol => kindOf(symbol) === BOTH) ? (
    <>
      <Placed name="conductor" x={20} y={21.5} height={26} color={CAP} />
      <Placed name="conductor" x={40} y={21.5} height={26} color={CAP} />
    </>
  ) : (
    <Placed name="conductor" x={30} y={21.5} height={29} color={CAP} />
  )

const LocomotiveMotif = () => (
  <>
    <path d="M38 9q-4-4-9-2-6-3-10 1-6-1-9 3 5 3 9 0 5 3 9-.5 6 2 10-1.5z" fill="#f4ead2" opacity={0.9} />
    <Rails y={35.2} />
    <Placed name="locomotive" x={30} y={23.5} height={23} color="#12161f" />
  </>
)

const COINS = [
  [16, 26],
  [30, 21],
  [44, 26],
] as const

const MoneyMotif = () => (
  <>
    {COINS.map(([x, y]) => (
      <Placed key={x} name="coin" x={x} y={y} height={17} />
    ))}
  </>
)

const GameEndMotif = () => (
  <>
    <Placed name="game-end" x={19} y={22} height={24} color="#160d2b" turn={-12} />
    <Placed name="game-end" x={41} y={22} height={24} color="#160d2b" turn={12} />
    <Placed name="game-end" x={30} y={20} height={28} color="#2a1c45" stroke="#d8b056" />
  </>
)

export const CarFace = ({ face }: { face: Face }) => <PosterCard face={face} motif={<CarMotif frame={face.frame} />} />
export const ConductorFace = ({ face }: { face: Face }) => (
  <PosterCard face={face} motif={<ConductorMotif frame={face.frame} />} />
)
export const LocomotiveFace = ({ face }: { face: Face }) => <PosterCard face={face} motif={<LocomotiveMotif />} />
export const MoneyFace = ({ face }: { face: Face }) => <PosterCard face={face} motif={<MoneyMotif />} hasSun={false} />
export const GameEndFace = ({ face }: { face: Face }) => <PosterCard face={face} motif={<GameEndMotif />} />
