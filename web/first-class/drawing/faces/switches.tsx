import type { Face } from '@roundhouse/first-class/base/cards/card'
import { FrameInRoom } from '../effects.tsx'
import { Placed } from '../Icon.tsx'
import { Edge, PAINTS, Paper, PileMark, Poster } from '../posters.tsx'
import { At, CREAM, INK, Lettering } from '../shapes.tsx'
import { AnyCar, SmallCar } from '../small-cars.tsx'
import { BURGUNDY, middleOf, PosterCard } from './sheet.tsx'

/** A car of at least this worth. */
const CarOrBetter = ({ step, x, y }: { step: number; x: number; y: number }) => (
  <>
    <At x={x} y={y} scale={0.8}>
      <SmallCar step={step} />
    </At>
    <Lettering x={x + 22} y={y + 5} size={8}>
      +
    </Lettering>
  </>
)

const SWITCH_INK = '#2b2f4e'

/** The arrow to the upper train points to the left card, the one to the lower to the right (FC-E.2). */
const SwitchSheet = ({ needs, points }: Face) => (
  <>
    <CarOrBetter step={needs} x={6} y={41.2} />
    <Placed name="up" x={43} y={49.5} height={12} color={SWITCH_INK} turn={-45} />
    <path d="M6 62.5h48" stroke={SWITCH_INK} stroke-width={1.8} stroke-dasharray="4 2" />
    <CarOrBetter step={needs} x={30} y={69} />
    <Placed name="up" x={16.5} y={75.5} height={12} color={SWITCH_INK} turn={135} />
    <Placed name="points" x={30} y={62.5} height={17} color={BURGUNDY} />
    <Lettering x={30} y={62.5} size={points > 9 ? 9.5 : 11} color={CREAM}>
      {points}
    </Lettering>
  </>
)

export const MechanicFace = ({ face }: { face: Face }) => (
  <>
    <Edge color={PAINTS.mechanic.dark} />
    <Poster kind="mechanic">
      <Placed name="mechanic" x={30} y={20.5} height={28} color="#1d1d10" />
    </Poster>
    <Paper x={3} y={38.5} width={54} height={23} />
    <CarOrBetter step={face.needs} x={5} y={42} />
    <Placed name="right" x={33} y={50.5} height={6} color={INK} />
    <At x={36.5} y={42} scale={0.82}>
      <AnyCar />
    </At>
    <Placed name="up" x={54} y={47} height={7} color={BURGUNDY} />
    <Paper x={3} y={63.5} width={54} height={23.5} />
    <FrameInRoom frame={face.frame} room={{ x: 6, y: 65.5, width: 48, height: 19.5 }} />
    <PileMark pile={face.pile} />
  </>
)

export const SwitchFace = ({ face }: { face: Face }) => (
  <PosterCard face={face} motif={middleOf('switch', 30, '#14172e')}>
    <SwitchSheet {...face} />
  </PosterCard>
)
