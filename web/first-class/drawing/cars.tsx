import type { CarValue } from '@roundhouse/first-class/base/board/train'
import type { ComponentChildren } from 'preact'
import { cachedMarkup } from '../../table/memo/markup-cache.ts'
import { box, disc, each } from './outlines.ts'
import { Lettering } from './shapes.tsx'

/**
 * The carriages in a box of 64 x 46 with the rail at 44. They grow more luxurious from 0 to 12, so that a train is read
 * by its drawing, not by its colours; the windows are lit where the conductor has been.
 */
interface Lights {
  readonly window: string
  readonly lamp: string
}

const LIT: Lights = { window: 'var(--lit)', lamp: 'var(--lit)' }
const DARK: Lights = { window: 'var(--unlit)', lamp: '#8b6a25' }

const BRASS = 'var(--brass)'
const BRASS_HI = 'var(--brass-hi)'
const BRASS_LO = 'var(--brass-lo)'

const FOUR_AXLES = [11, 20, 44, 53]

interface WheelsProps {
  readonly color: string
  readonly at?: readonly number[]
  readonly hub?: string
  readonly size?: number
}

const Wheels = ({ color, at = FOUR_AXLES, hub = '#9aa3b5', size = 3.8 }: WheelsProps) => (
  <>
    <path d={each(at, x => disc(x, 38.5, size))} fill={color} stroke="#0006" stroke-width={0.5} />
    <path d={each(at, x => disc(x, 38.5, 1.3))} fill={hub} />
  </>
)

const Couplings = () => <path d="M-1 34h4v2h-4zM61 34h4v2h-4z" fill="#1a1d26" />

/** The worth of a car, on its side. */
function Badge({ value }: { value: CarValue }) {
  const width = value > 9 ? 21 : 16
  const rim = value >= 4 ? BRASS : '#0b1020'
  return (
    <>
      <rect
        x={32 - width / 2}
        y={27.5}
        width={width}
        height={14.5}
        rx={7.2}
        fill="var(--paper)"
        stroke={rim}
        stroke-width={1.4}
      />
      <Lettering x={32} y={34.8} size={12.5}>
        {value}
      </Lettering>
    </>
  )
}

const Planks = ({ lamp }: Lights) => (
  <>
    <path d="M4 20h56v14H4z" fill="var(--c0)" />
    <path d="M4 24.6h56M4 29.3h56" stroke="#0004" stroke-width={1} />
    <path d="M8 17v17M24 17v17M40 17v17M56 17v17" stroke="#4d3f2e" stroke-width={2.2} />
    <path d="M3 19.5h58" stroke="#a08a6c" stroke-width={1.6} />
    {lamp === LIT.lamp && <circle cx={58.5} cy={16} r={2} fill={lamp} />}
    <path d="M4 34h56v2H4z" fill="#2a231a" />
    <Wheels color="#2a231a" at={[14, 50]} hub="#a08a6c" />
  </>
)

const ThreeWindows = ({ window }: Lights) => (
  <>
    <path d="M4 13h56v21H4z" fill="var(--c1)" />
    <path d="M2.5 10.5h59v3h-59z" fill="#24352d" />
    <path d={each([12, 26, 40], x => box(x, 17, 9, 8.5))} fill={window} stroke="#1d2b24" stroke-width={1} />
    <rect x={53} y={16} width={5} height={18} fill="#345a49" stroke="#1d2b24" stroke-width={0.8} />
    <path d="M4 28h56" stroke="#24352d" stroke-width={1} />
    <path d="M4 34h56v2H4z" fill="#18211c" />
    <Wheels color="#18211c" at={[13, 51]} />
  </>
)

const CURVED_AT = [8, 20, 32.5, 45]

const CurvedRoof = ({ window }: Lights) => (
  <>
    <path d="M3 12h58v22H3z" fill="var(--c2)" />
    <path d="M1.5 12.5Q3 8 9 8h46q6 0 7.5 4.5z" fill="#1a3554" />
    <path d="M3 14.5h58M3 27h58" stroke="#e9dcb8" stroke-width={1} />
    <path d={each(CURVED_AT, x => box(x, 16.5, 9, 9, 1.5))} fill={window} stroke="#173150" stroke-width={1} />
    <path d={each(CURVED_AT, x => `M${x + 4.5} 16.5v9`)} stroke="#173150" stroke-width={0.6} />
    <path d="M3 34h58v2H3z" fill="#141c28" />
    <Wheels color="#141c28" />
  </>
)

const Clerestory = ({ window, lamp }: Lights) => (
  <>
    <path d="M3 12h58v22H3z" fill="var(--c4)" />
    <path d="M1 12.5Q2 8.5 8 8.5h8V5.5h32v3h8q6 0 7 4z" fill="#3f1220" />
    <path d="M18 7h28" stroke={lamp} stroke-width={1.2} stroke-dasharray="3 1.5" />
    <path d="M3 13.8h58M3 27.5h58" stroke={BRASS} stroke-width={1.1} />
    <path
      d={each([7, 19.5, 32, 44.5], x => `M${x} 26v-5.5a4.7 4.7 0 0 1 9.4 0V26z`)}
      fill={window}
      stroke={BRASS}
      stroke-width={0.9}
    />
    <path d="M3 34h58v2H3z" fill="#1c0b11" />
    <Wheels color="#1c0b11" size={3.9} hub={BRASS} />
  </>
)

const Lamps = ({ color, rim, inset, size }: { color: string; rim: string; inset: number; size: number }) => (
  <path d={each([inset, 64 - inset], x => disc(x, 17, size))} fill={color} stroke={rim} stroke-width={0.6} />
)

const CURTAINS_AT = [6.5, 19.3, 32, 44.8]

const Curtains = ({ window, lamp }: Lights) => (
  <>
    <path d="M2.5 12h59v22h-59z" fill="var(--c7)" />
    <path d="M2.5 12h59v9h-59z" fill="#f1e3c0" />
    <path d="M.5 12.5Q1.5 8 8 8h7V4.5h34V8h7q6.5 0 7.5 4.5z" fill="#2c0a17" />
    <path d="M15 4.5h34" stroke={BRASS} stroke-width={1.3} />
    <path d="M18 6.5h28" stroke={lamp} stroke-width={1.3} stroke-dasharray="2.5 1.5" />
    <path d="M2.5 13h59M2.5 28h59M2.5 31.5h59" stroke={BRASS} stroke-width={1} />
    <path
      d={each(CURTAINS_AT, x => `M${x} 26.5v-6a4.9 4.9 0 0 1 9.8 0v6z`)}
      fill={window}
      stroke={BRASS}
      stroke-width={1.2}
    />
    <path
      d={each(
        CURTAINS_AT,
        x => `M${x + 0.6} 26v-5.5q.6-3.5 3.6-4.2-.3 5-3.6 9.7zM${x + 9.2} 26v-5.5q-.6-3.5-3.6-4.2.3 5 3.6 9.7z`,
      )}
      fill="#b23a54"
    />
    <Lamps color={lamp} rim={BRASS} inset={1.8} size={1.9} />
    <path d="M2.5 34h59v2h-59z" fill={BRASS_LO} />
    <Wheels color="#1a0a12" size={3.9} hub={BRASS_HI} />
  </>
)

const GOLD_AT = [5.5, 18.8, 32.2, 45.5]

const GoldRoof = ({ window, lamp }: Lights) => (
  <>
    <path d="M2 11.5h60v22.5H2z" fill="var(--c12)" />
    <path
      d="M0 12Q1 7.5 8 7.5h6Q15 4 20 4h24q5 0 6 3.5h6q7 0 8 4.5z"
      fill="#0b1638"
      stroke={BRASS}
      stroke-width={0.9}
    />
    <path
      d="M32-2.6l1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.4z"
      fill={BRASS_HI}
      stroke={BRASS_LO}
      stroke-width={0.5}
    />
    <path d="M19 6.3h8M37 6.3h8" stroke={lamp} stroke-width={1.4} stroke-dasharray="2.2 1" />
    <path d="M2 12.8h60" stroke={BRASS_HI} stroke-width={1.6} />
    <path d="M2 28h60M2 32.5h60" stroke={BRASS} stroke-width={1.1} />
    <path
      d={each(GOLD_AT, x => `M${x} 26.5v-6.5a5.1 5.1 0 0 1 10.2 0v6.5z`)}
      fill={window}
      stroke={BRASS_HI}
      stroke-width={1.3}
    />
    <path
      d={each(
        GOLD_AT,
        x => `M${x + 0.7} 26v-6q.7-3.4 3.9-4.3-.4 6-3.9 10.3zM${x + 9.5} 26v-6q-.7-3.4-3.9-4.3.4 6 3.9 10.3z`,
      )}
      fill="#8b2942"
    />
    <path d={each(GOLD_AT, x => disc(x + 5.1, 17.3, 1))} fill={BRASS_HI} />
    <path d="M6 30.2q3-2 6 0t6 0M46 30.2q3-2 6 0t6 0" fill="none" stroke={BRASS} stroke-width={0.8} />
    <Lamps color={lamp} rim={BRASS_HI} inset={1} size={2} />
    <path d="M2 34h60v2H2z" fill={BRASS} />
    <Wheels color={BRASS} size={4} hub="#0b1638" />
  </>
)

const BODIES: Readonly<Record<CarValue, (lights: Lights) => ComponentChildren>> = {
  0: Planks,
  1: ThreeWindows,
  2: CurvedRoof,
  4: Clerestory,
  7: Curtains,
  12: GoldRoof,
}

interface CarProps {
  readonly value: CarValue
  readonly isLit: boolean
}

/** A carriage without its number, as posters show it. */
export function CarBody({ value, isLit }: CarProps) {
  const Body = BODIES[value]
  return (
    <>
      <Couplings />
      <Body {...(isLit ? LIT : DARK)} />
    </>
  )
}

const printCar = cachedMarkup((value: CarValue, isLit: boolean) => (
  <>
    <CarBody value={value} isLit={isLit} />
    <Badge value={value} />
  </>
))

export const CarDrawing = ({ value, isLit }: CarProps) => <g ref={printCar(value, isLit)} />

/** A mail car; what stands on its side is its bonus. */
export const MailCarDrawing = ({ children }: { children?: ComponentChildren }) => (
  <>
    <Couplings />
    <path d="M3 12h58v22H3z" fill="#c9952f" />
    <path d="M1.5 12.5Q3 8.5 9 8.5h46q6 0 7.5 4z" fill="#5b3f0e" />
    <path d="M3 14.5h58" stroke="#5b3f0e" stroke-width={1} />
    <rect x={5} y={17} width={17} height={12.5} rx={1} fill="#fff6dd" stroke="#5b3f0e" />
    <path d="M5.5 17.8 13.5 24.5l8-6.7" fill="none" stroke="#5b3f0e" stroke-width={1.4} />
    <rect x={24} y={15.8} width={35} height={16} rx={2} fill="var(--paper)" stroke="#5b3f0e" stroke-width={0.9} />
    {children}
    <path d="M3 34h58v2H3z" fill="#2a1d06" />
    <Wheels color="#2a1d06" />
  </>
)

const DRIVERS = disc(12, 37, 6) + disc(27, 37, 6) + disc(44, 38.5, 4.5)

/** A locomotive tile with its number. */
export function TileDrawing({ number, isLit }: { number: number; isLit: boolean }) {
  const { window, lamp } = isLit ? LIT : DARK
  return (
    <>
      <path d="M2 10h13v3h-2.5v6H34V10h-3V6h11v4h-3v9h8q9 1.5 11 11v4H3v-2h2V13H2z" fill="var(--tile-body, #20283b)" />
      <path d="M7 15h6v7H7z" fill={window} />
      <path d="M13 22h42" stroke={BRASS} stroke-width={1.3} />
      <path d="M2 10h13M31 6h11" stroke={BRASS} stroke-width={1.6} />
      <path d="M57 33h5l2 6h-8z" fill="#7b2036" />
      <path d={DRIVERS} fill="#7b2036" stroke="#e8c877" stroke-width={1} />
      <path d="M12 37h15" stroke="#e8c877" stroke-width={2} />
      <circle cx={56} cy={25} r={2.4} fill={lamp} />
      <circle cx={24.5} cy={24} r={8.8} fill={BRASS} stroke="#20283b" stroke-width={1.2} />
      <Lettering x={24.5} y={24} size={number > 9 ? 11 : 12.5}>
        {number}
      </Lettering>
    </>
  )
}

/** The box that all of them are drawn in. */
export const Carriage = ({ children }: { children: ComponentChildren }) => (
  <svg class="carriage" viewBox="-1 -4 66 48" aria-hidden="true">
    {children}
  </svg>
)
