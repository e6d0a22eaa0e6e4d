import type { CarValue } from '@roundhouse/first-class/base/board/train'
import type { Frame } from '@roundhouse/first-class/base/frames/effect'
import type { ComponentChildren } from 'preact'
import { cachedMarkup } from '../../table/memo/markup-cache.ts'
import type { Print } from '../../table/memo/print.ts'
import cars from './cars.svg?raw'
import { FrameInRoom } from './effects.tsx'
import { symbolsIn } from './Icon.tsx'
import { lettering } from './shapes.tsx'

type CarName = `car-${CarValue}` | 'mail-car' | 'tile'
const CARS = symbolsIn(cars) as Record<CarName, Print>

/** Windows are lit where the conductor has been. */
const LIT = { '--window': 'var(--lit)', '--lamp': 'var(--lit)', '--tail-lamp': 'var(--lit)' }
const DARK = { '--window': 'var(--unlit)', '--lamp': '#8b6a25', '--tail-lamp': 'none' }

const drawn = (name: CarName, isLit: boolean) => <g style={isLit ? LIT : DARK} ref={CARS[name]} />

/** A carriage without its number, as posters show it. */
export const carBody = (value: CarValue, isLit: boolean) => drawn(`car-${value}`, isLit)

/** The worth of a car, on its side. */
function badge(value: CarValue) {
  const width = value > 9 ? 21 : 16
  const box = { x: 32 - width / 2, y: 27.5, width, height: 14.5, rx: 7.2 }
  return (
    <>
      <rect {...box} fill="var(--paper)" stroke={value >= 4 ? 'var(--brass)' : '#0b1020'} stroke-width={1.4} />
      {lettering(value, 32, 34.8, 12.5)}
    </>
  )
}

const printCar = cachedMarkup((value: CarValue, isLit: boolean) => [carBody(value, isLit), badge(value)])

export const CarDrawing = ({ value, isLit }: { value: CarValue; isLit: boolean }) => <g ref={printCar(value, isLit)} />

const BONUS_ROOM = { x: 25.5, y: 17, width: 32, height: 13.6 }

/** A mail car; on its side stands its bonus. */
export const MailCarDrawing = ({ frame, isSpent = false }: { frame: Frame; isSpent?: boolean }) => (
  <>
    {drawn('mail-car', true)}
    {frame.length > 0 && (
      <g class={isSpent ? 'is-spent' : undefined}>
        <FrameInRoom frame={frame} room={BONUS_ROOM} />
      </g>
    )}
  </>
)

/** A locomotive tile with its number. */
export const TileDrawing = ({ number, isLit }: { number: number; isLit: boolean }) => (
  <>
    {drawn('tile', isLit)}
    {lettering(number, 24.5, 24, number > 9 ? 11 : 12.5)}
  </>
)

/** The box that all of them are drawn in. */
export const Carriage = ({ children }: { children: ComponentChildren }) => (
  <svg class="carriage" viewBox="-1 -4 66 48" aria-hidden="true">
    {children}
  </svg>
)
