import type { Kind, Pile } from '@roundhouse/first-class/base/cards/card'
import type { ComponentChildren } from 'preact'
import { box, each } from './outlines.ts'
import type { Room } from './shapes.tsx'

/** The colours of a poster: its dark, its light and what lies between. */
interface Paint {
  readonly dark: string
  readonly light: string
  readonly middle: string
}

const paint = (dark: string, light: string, middle: string): Paint => ({ dark, light, middle })
const SUSPECT = paint('#22161c', '#d86a52', '#57303c')

export const PAINTS: Readonly<Record<Kind, Paint>> = {
  car: paint('#5d1430', '#e9b44c', '#a83650'),
  conductor: paint('#16294f', '#f2cf7a', '#2f5aa0'),
  locomotive: paint('#1d2433', '#e6843a', '#3d4a63'),
  route: paint('#124a45', '#f1d28a', '#2f8276'),
  contract: paint('#5a3a14', '#f1d9a0', '#96692a'),
  money: paint('#5e4310', '#ffe39a', '#a67c22'),
  'game-end': paint('#2a1c45', '#d98cb0', '#55408a'),
  celebrity: paint('#6b1233', '#ffd36b', '#b3315c'),
  postcard: paint('#0f4560', '#ffc98f', '#2d83a8'),
  'suspect-self': SUSPECT,
  'suspect-others': SUSPECT,
  destroy: paint('#3a1608', '#ffb24a', '#b4471b'),
  guest: paint('#1f3b35', '#f3c98b', '#4b7c6c'),
  switch: paint('#2b2f4e', '#efb98a', '#56609c'),
  mechanic: paint('#333322', '#f0cf5c', '#6b6a3a'),
  storage: paint('#27363b', '#f2c38a', '#54737c'),
  factory: paint('#3d2226', '#ef9a5d', '#7c4448'),
}

const RAYS = 9
const FAR = 60

const onCircle = (x: number, y: number, angle: number): string =>
  `${(x + FAR * Math.cos(angle)).toFixed(1)} ${(y + FAR * Math.sin(angle)).toFixed(1)}`

/** The rays of a sun that stands at this point. */
export function raysFrom(x: number, y: number): string {
  const ray = (i: number, part: number) => onCircle(x, y, Math.PI * (1 + (i + part) / RAYS))
  return Array.from({ length: RAYS }, (_, i) => `M${x} ${y}L${ray(i, 0.15)}L${ray(i, 0.6)}z`).join('')
}

const SUNRAYS = raysFrom(30, 36)

interface PosterProps {
  readonly kind: Kind
  readonly hasSun?: boolean
  readonly children: ComponentChildren
}

/** The upper half of a card: it tells the kind, not the numbers. */
export function Poster({ kind, hasSun = true, children }: PosterProps) {
  const { dark, light, middle } = PAINTS[kind]
  return (
    <svg x={3} y={3} width={54} height={34} viewBox="3 3 54 34" overflow="hidden" aria-hidden="true">
      <rect x={3} y={3} width={54} height={34} fill={middle} />
      <path d={SUNRAYS} fill={light} opacity={0.19} />
      {hasSun && <circle cx={30} cy={30} r={13} fill={light} />}
      <path d="M3 33q8-7 15-3t14-2 14 0 11-1v11H3z" fill={dark} opacity={0.55} />
      {children}
    </svg>
  )
}

export const Edge = ({ color }: { color: string }) => (
  <>
    <rect width={60} height={90} rx={4.5} fill={color} />
    <rect x={1.3} y={1.3} width={57.4} height={87.4} rx={3.4} fill="none" stroke="var(--brass)" stroke-width={0.7} />
  </>
)

/** The paper box of a card is its frame (FC-3.6). */
export const Paper = ({ x, y, width, height }: Room) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx={2.5} fill="var(--paper)" />
    <rect
      x={x + 1.3}
      y={y + 1.3}
      width={width - 2.6}
      height={height - 2.6}
      rx={1.6}
      fill="none"
      stroke="var(--paper-line)"
      stroke-width={0.45}
    />
  </>
)

const PIPS = [0, 1, 2]

/** One to three pips in the corner say which pile a card is from. */
export function PileMark({ pile }: { pile: Pile }) {
  const width = pile * 3.4
  return (
    <>
      <path d={`M${53 - width} 3h${width + 4}v6.4h-${width + 2}q-2 0-2-2z`} fill={`var(--p${pile})`} />
      <path d={each(PIPS.slice(0, pile), i => box(52.8 - i * 3.4, 3.8, 2.4, 4.4, 0.6))} fill="#fff7e4" />
    </>
  )
}

export const Rails = ({ y }: { y: number }) => (
  <>
    <path d={`M3 ${y}h54`} stroke="#0b1020" stroke-width={1.2} />
    <path d={`M3 ${y + 1.5}h54`} stroke="#0b1020" stroke-width={1} stroke-dasharray="1.2 1.6" />
  </>
)
