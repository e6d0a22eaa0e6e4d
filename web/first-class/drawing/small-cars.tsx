import { CAR_VALUES, type CarStep, type CarValue } from '@roundhouse/first-class/base/board/train'
import { placed } from './Icon.tsx'
import { disc } from './outlines.ts'
import { at, INK, lettering } from './shapes.tsx'

/** The same cars in a box of 24 x 20, for symbols, other people's boards and the phone: roof and number tell them. */
const BUFFER = 'var(--underframe, #0b1020)'

const ROOFS: Readonly<Record<CarValue, string>> = {
  0: '',
  1: 'M1.5 2h21v2h-21z',
  2: 'M1 4Q2 1.5 5 1.5h14q3 0 4 2.5z',
  4: 'M1 4q1-2 4-2h3V.8h8V2h3q3 0 4 2z',
  7: 'M.5 4Q1.5 2 5 2h2V.5h10V2h2q3.5 0 4.5 2z',
  12: 'M.5 4Q1.5 2 5 2q1-1.5 4-1.7L12-1.6l3 1.9Q18 .5 19 2q3.5 0 4.5 2z',
}

const BOGIES = disc(6.5, 18, 1.9) + disc(17.5, 18, 1.9)
const FLOOR = 'M2 16h20v1.2H2z'

const Underframe = ({ floor }: { floor: string }) =>
  floor === BUFFER ? (
    <path d={FLOOR + BOGIES} fill={BUFFER} />
  ) : (
    <>
      <path d={FLOOR} fill={floor} />
      <path d={BOGIES} fill={BUFFER} />
    </>
  )

/** How the side of a car is edged: planks, paint or brass. */
function edgeOf(value: CarValue, brass: string) {
  if (value === 0) return { stroke: '#3f3424', 'stroke-width': 1, 'stroke-dasharray': '3 1.4' }
  return value >= 4 ? { stroke: brass, 'stroke-width': 1 } : { stroke: '#0b1020', 'stroke-width': 0.8 }
}

interface SmallCarProps {
  readonly step: CarStep
  readonly isLit?: boolean
  /** A car of any worth stands without a number. */
  readonly isNumbered?: boolean
}

export function SmallCar({ step, isLit = true, isNumbered = true }: SmallCarProps) {
  const value = CAR_VALUES[step]!
  const paint = isLit ? `var(--c${value})` : `color-mix(in srgb, var(--c${value}) 52%, #232b3d)`
  const brass = isLit ? 'var(--brass-hi)' : 'var(--brass-lo)'
  const top = value === 0 ? 6 : 3.8
  return (
    <>
      {value > 0 && (
        <path d={ROOFS[value]} fill={BUFFER} {...(value === 12 ? { stroke: brass, 'stroke-width': 0.7 } : {})} />
      )}
      {value === 7 && <path d="M7 .8h10" stroke={brass} stroke-width={1} />}
      <rect x={2} y={top} width={20} height={16 - top} fill={paint} {...edgeOf(value, brass)} />
      <Underframe floor={value >= 7 ? brass : BUFFER} />
      {isNumbered && value === 0 && <rect x={7.4} y={7} width={9.2} height={8} rx={1.6} fill="#2c2418" />}
      {isNumbered && lettering(value, 12, value === 0 ? 11 : 10, value > 9 ? 10.5 : 12.5, '#fffaf0')}
    </>
  )
}

/** The same inside a larger drawing. */
export const smallCar = (step: CarStep, x: number, y: number, scale = 1) => at(x, y, <SmallCar step={step} />, scale)

/** Any car: an upgrade of choice goes to it. */
export const ANY_CAR = (
  <>
    <path d="M2 3.8h20V16H2z" fill="#fffdf6" stroke={INK} stroke-width={1.3} stroke-dasharray="2.6 1.4" />
    <path d={BOGIES} fill={INK} />
    <path d="M12 5.5v9M8 7.7l8 4.6M8 12.3l8-4.6" stroke={INK} stroke-width={1.8} />
  </>
)

export const SmallMailCar = () => (
  <>
    <rect x={2} y={4} width={20} height={12} fill="#c9952f" stroke="#0b1020" stroke-width={0.8} />
    <path d="M1.5 2.2h21v2h-21z" fill="#5b3f0e" />
    {placed('mail', 12, 10, 8.5, '#fff6dd')}
    <path d={BOGIES} fill={BUFFER} />
  </>
)

const WHEELS = disc(6, 17.4, 2.4) + disc(12.5, 17.4, 2.4) + disc(18.5, 17.4, 2)

export const SmallTile = ({ number, isLit }: { number: number; isLit: boolean }) => (
  <>
    <path
      d="M1 1h6v3h9V.5h4V4h1.5q2 1 2 5v7H1z"
      fill={isLit ? 'var(--brass)' : '#232b3d'}
      stroke="var(--brass)"
      stroke-width={1}
    />
    <path d={WHEELS} fill="var(--burgundy-hi)" />
    {lettering(number, 12, 10, 11, isLit ? '#1a1405' : '#f3d68d')}
  </>
)
