import { CAR_VALUES, TOP } from '@roundhouse/first-class/base/board/train'
import { countOf, type Frame, kindOf } from '@roundhouse/first-class/base/frames/effect'
import { BOTH, FREE, UP } from '@roundhouse/first-class/base/numbers'
import { carBody } from '../cars.tsx'
import { placed } from '../Icon.tsx'
import { Rails } from '../posters.tsx'
import { at } from '../shapes.tsx'
import { posterFace } from './sheet.tsx'

/** The car on the poster is the best that the frame speaks of. */
function bestStep(frame: Frame): number {
  const steps = frame.map(symbol =>
    kindOf(symbol) === UP ? countOf(symbol) + 1 : kindOf(symbol) === FREE ? TOP - 1 : 0,
  )
  return Math.max(0, ...steps)
}

export const CarFace = posterFace(({ frame }) => [
  <Rails y={35} />,
  at(8.5, 7.5, carBody(CAR_VALUES[bestStep(frame)]!, true), 0.67),
])

const CAP = '#0d1c3c'

export const ConductorFace = posterFace(({ frame }) =>
  frame.some(symbol => kindOf(symbol) === BOTH)
    ? [20, 40].map(x => placed('conductor', x, 21.5, 26, CAP))
    : placed('conductor', 30, 21.5, 29, CAP),
)

const SMOKE = 'M38 9q-4-4-9-2-6-3-10 1-6-1-9 3 5 3 9 0 5 3 9-.5 6 2 10-1.5z'

export const LocomotiveFace = posterFace(() => [
  <path d={SMOKE} fill="#f4ead2" opacity={0.9} />,
  <Rails y={35.2} />,
  placed('locomotive', 30, 23.5, 23, '#12161f'),
])

export const MoneyFace = posterFace(
  () => [placed('coin', 16, 26, 17), placed('coin', 30, 21, 17), placed('coin', 44, 26, 17)],
  { hasSun: false },
)

export const GameEndFace = posterFace(() => [
  placed('game-end', 19, 22, 24, '#160d2b', { turn: -12 }),
  placed('game-end', 41, 22, 24, '#160d2b', { turn: 12 }),
  placed('game-end', 30, 20, 28, '#2a1c45', { stroke: '#d8b056' }),
])
