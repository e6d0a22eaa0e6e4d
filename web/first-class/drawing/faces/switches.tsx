import type { Face } from '@roundhouse/first-class/base/cards/card'
import { FrameInRoom } from '../effects.tsx'
import { placed } from '../Icon.tsx'
import { Edge, PAINTS, Paper, PileMark, Poster } from '../posters.tsx'
import { at, BURGUNDY, CREAM, INK, lettering } from '../shapes.tsx'
import { ANY_CAR, smallCar } from '../small-cars.tsx'
import { posterFace } from './sheet.tsx'

/** A car of at least this worth. */
const carOrBetter = (step: number, x: number, y: number) => [
  smallCar(step, x, y, 0.8),
  lettering('+', x + 22, y + 5, 8),
]

const SWITCH_INK = '#2b2f4e'

/** The arrow to the upper train points to the left card, the one to the lower to the right (FC-E.2). */
export const SwitchFace = posterFace(() => placed('switch', 30, 20.5, 30, '#14172e'), {
  sheet: ({ needs, points }) => [
    carOrBetter(needs, 6, 41.2),
    placed('up', 43, 49.5, 12, SWITCH_INK, { turn: -45 }),
    <path d="M6 62.5h48" stroke={SWITCH_INK} stroke-width={1.8} stroke-dasharray="4 2" />,
    carOrBetter(needs, 30, 69),
    placed('up', 16.5, 75.5, 12, SWITCH_INK, { turn: 135 }),
    placed('points', 30, 62.5, 17, BURGUNDY),
    lettering(points, 30, 62.5, points > 9 ? 9.5 : 11, CREAM),
  ],
})

export const MechanicFace = ({ face }: { face: Face }) => (
  <>
    <Edge color={PAINTS.mechanic.dark} />
    <Poster kind="mechanic">{placed('mechanic', 30, 20.5, 28, '#1d1d10')}</Poster>
    <Paper x={3} y={38.5} width={54} height={23} />
    {carOrBetter(face.needs, 5, 42)}
    {placed('right', 33, 50.5, 6, INK)}
    {at(36.5, 42, ANY_CAR, 0.82)}
    {placed('up', 54, 47, 7, BURGUNDY)}
    <Paper x={3} y={63.5} width={54} height={23.5} />
    <FrameInRoom frame={face.frame} room={{ x: 6, y: 65.5, width: 48, height: 19.5 }} />
    <PileMark pile={face.pile} />
  </>
)
