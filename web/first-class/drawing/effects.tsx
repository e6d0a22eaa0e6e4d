import { countOf, type Effect, type Frame, kindOf } from '@roundhouse/first-class/base/frames/effect'
import { BOTH, CAR, CAR_OR_UP, COIN, COND, FREE, GEC, LAY, LOCO, PTS, UP } from '@roundhouse/first-class/base/numbers'
import { seatEffect } from '@roundhouse/first-class/modules/b-celebrities/celebrities'
import { postcardEffect } from '@roundhouse/first-class/modules/b-celebrities/postcards'
import { boardEffect } from '@roundhouse/first-class/modules/d-passengers/boarding-card'
import { useSymbol } from '@roundhouse/first-class/modules/f-factory/storage'
import type { ComponentChildren } from 'preact'
import { cachedMarkup } from '../../table/memo/markup-cache.ts'
import { pure } from '../../table/memo/pure.tsx'
import { Placed } from './Icon.tsx'
import { type Artwork, At, CREAM, Fitted, INK, Lettering, type Room } from './shapes.tsx'
import { AnyCar, SmallCar } from './small-cars.tsx'

const CAP = '#21416f'
const ENGINE = '#20283b'
const BURGUNDY = 'var(--burgundy)'

/** How a symbol is drawn beside others, and how alone in a tall box: picture above, number below. */
interface EffectDrawing {
  wide(n: number): Artwork
  tall?(n: number): Artwork
}

const drawn = (width: number, height: number, body: ComponentChildren): Artwork => ({ width, height, body })

const CAPS_BOTH = (
  <>
    <Placed name="conductor" x={13} y={12} height={23} color={CAP} />
    <Placed name="conductor" x={33} y={12} height={23} color={CAP} />
    <path d="M3 25.2h40" stroke="var(--brass-lo)" stroke-width={2} />
  </>
)

const counted = (n: number, x: number, y: number, size: number) => (
  <Lettering x={x} y={y} size={size}>
    {n}
  </Lettering>
)

/** `3×` before a symbol that comes more than once. */
const times = (n: number, x: number, y: number) => (
  <Lettering x={x} y={y} size={15}>
    {`${n}×`}
  </Lettering>
)

const single = (name: Parameters<typeof Placed>[0]['name'], color: string): EffectDrawing => ({
  wide: () => drawn(28, 24, <Placed name={name} x={14} y={12} height={22} color={color} />),
})

const upgradeOfChoice = (x: number) => (
  <>
    <At x={x} y={0.5}>
      <AnyCar />
    </At>
    <Placed name="up" x={x + 31.5} y={10} height={14} color={BURGUNDY} />
  </>
)

const DRAWINGS = new Map<number, EffectDrawing>([
  [
    CAR,
    {
      wide: n =>
        drawn(
          50,
          21,
          <>
            <Lettering x={11} y={10.5} size={16}>{`+${n}`}</Lettering>
            <At x={25} y={0.5}>
              <SmallCar step={0} />
            </At>
          </>,
        ),
      tall: n =>
        drawn(
          46,
          44,
          <>
            {n > 1 && (
              <g opacity={0.45}>
                <At x={13} y={-2} scale={1.2}>
                  <SmallCar step={0} isNumbered={false} />
                </At>
              </g>
            )}
            <At x={n > 1 ? 4 : 8.6} y={0} scale={1.2}>
              <SmallCar step={0} />
            </At>
            <Lettering x={23} y={35} size={20}>{`+${n}`}</Lettering>
          </>,
        ),
    },
  ],
  [
    UP,
    {
      wide: from =>
        drawn(
          60,
          21,
          <>
            <At x={0} y={0.5}>
              <SmallCar step={from} />
            </At>
            <Placed name="right" x={30} y={10} height={10} color={INK} />
            <At x={36} y={0.5}>
              <SmallCar step={from + 1} />
            </At>
          </>,
        ),
    },
  ],
  [
    FREE,
    {
      wide: n =>
        n === 1
          ? drawn(40, 21, upgradeOfChoice(0))
          : drawn(
              62,
              21,
              <>
                {times(n, 10, 10.5)}
                {upgradeOfChoice(22)}
              </>,
            ),
      tall: n =>
        n === 1
          ? drawn(46, 26, <At x={1} y={0} scale={1.15} children={upgradeOfChoice(0)} />)
          : drawn(
              46,
              44,
              <>
                <At x={1} y={0} scale={1.15} children={upgradeOfChoice(0)} />
                <Lettering x={23} y={35} size={20}>{`×${n}`}</Lettering>
              </>,
            ),
    },
  ],
  [
    BOTH,
    {
      wide: n =>
        drawn(
          58,
          22,
          <>
            <Placed name="conductor" x={9} y={10.5} height={19} color={CAP} />
            <Placed name="conductor" x={26} y={10.5} height={19} color={CAP} />
            <path d="M1 21.2h33" stroke="var(--brass-lo)" stroke-width={2} />
            {counted(n, 42, 11, 18)}
            <Placed name="right" x={53} y={11} height={9} color={INK} />
          </>,
        ),
      tall: n =>
        drawn(
          46,
          45,
          <>
            {CAPS_BOTH}
            {counted(n, 18, 37, 20)}
            <Placed name="right" x={33} y={37} height={11} color={INK} />
          </>,
        ),
    },
  ],
  [
    COND,
    {
      wide: n =>
        drawn(
          48,
          22,
          <>
            <Placed name="conductor" x={9.5} y={11} height={20} color={CAP} />
            {counted(n, 26, 11, 18)}
            <Placed name="split" x={40} y={11} height={13} color={INK} />
          </>,
        ),
      tall: n =>
        drawn(
          46,
          45,
          <>
            <Placed name="conductor" x={23} y={12} height={24} color={CAP} />
            {counted(n, 16, 37, 20)}
            <Placed name="split" x={33} y={37} height={15} color={INK} />
          </>,
        ),
    },
  ],
  [
    LOCO,
    {
      wide: n =>
        drawn(
          58,
          21,
          <>
            <Placed name="locomotive" x={16} y={10.5} height={20} color={ENGINE} />
            {counted(n, 41, 10.5, 18)}
            <Placed name="right" x={52.5} y={10.5} height={9} color={INK} />
          </>,
        ),
      tall: n =>
        drawn(
          46,
          45,
          <>
            <Placed name="locomotive" x={23} y={12.5} height={25} color={ENGINE} />
            {counted(n, 18, 37, 20)}
            <Placed name="right" x={33} y={37} height={11} color={INK} />
          </>,
        ),
    },
  ],
  [
    COIN,
    {
      wide: n =>
        drawn(
          30,
          25,
          <>
            {n > 1 && <circle cx={18} cy={13.5} r={11} fill="var(--brass-lo)" />}
            <Placed name="coin" x={13} y={12.5} height={25} />
            {counted(n, 13, 12, 16)}
          </>,
        ),
    },
  ],
  [
    PTS,
    {
      wide: n =>
        drawn(
          26,
          26,
          <>
            <Placed name="points" x={13} y={13} height={26} color={BURGUNDY} />
            <Lettering x={13} y={13} size={n > 9 ? 12.5 : 15} color={CREAM}>
              {n}
            </Lettering>
          </>,
        ),
    },
  ],
  [
    GEC,
    {
      wide: n =>
        drawn(
          n > 1 ? 38 : 22,
          24,
          <>
            {n > 1 && times(n, 7, 12)}
            <Placed name="game-end" x={n > 1 ? 27 : 11} y={12} height={24} color="#2a1c45" />
          </>,
        ),
    },
  ],
  [
    CAR_OR_UP,
    {
      wide: () =>
        drawn(
          100,
          21,
          <>
            <Lettering x={7} y={10.5} size={14}>
              +
            </Lettering>
            <At x={14} y={0.5}>
              <SmallCar step={0} />
            </At>
            <Lettering x={43} y={10} size={15}>
              /
            </Lettering>
            <At x={50} y={0.5}>
              <SmallCar step={0} />
            </At>
            <Placed name="right" x={77} y={10} height={7} color={INK} />
            <At x={80} y={2} scale={0.85}>
              <SmallCar step={1} />
            </At>
          </>,
        ),
    },
  ],
  [LAY, single('switch', '#2b2f4e')],
  [seatEffect.kind, single('celebrity', '#8b2942')],
  [postcardEffect.kind, single('postcard', '#2d83a8')],
  [boardEffect.kind, single('passenger', '#1f4b41')],
  [useSymbol.kind, single('storage', '#27363b')],
])

function drawingOf(effect: Effect): EffectDrawing {
  const drawing = DRAWINGS.get(kindOf(effect))
  if (drawing === undefined) throw new Error(`Cannot draw the symbol ${kindOf(effect)}`)
  return drawing
}

export const wideDrawing = (effect: Effect): Artwork => drawingOf(effect).wide(countOf(effect))
const tallDrawing = (effect: Effect): Artwork | null => drawingOf(effect).tall?.(countOf(effect)) ?? null

const GAP = 4
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

function inColumn(parts: readonly Artwork[]): Artwork {
  const width = Math.max(...parts.map(part => part.width))
  const height = sum(parts.map(part => part.height)) + GAP * (parts.length - 1)
  let y = 0
  const body = parts.map((part, i) => {
    const top = y
    y += part.height + GAP
    return (
      <At key={i} x={(width - part.width) / 2} y={top}>
        {part.body}
      </At>
    )
  })
  return { width, height, body }
}

function inRow(parts: readonly Artwork[]): Artwork {
  const width = sum(parts.map(part => part.width)) + GAP * (parts.length - 1)
  const height = Math.max(...parts.map(part => part.height))
  let x = 0
  const body = parts.map((part, i) => {
    const left = x
    x += part.width + GAP
    return (
      <At key={i} x={left} y={(height - part.height) / 2}>
        {part.body}
      </At>
    )
  })
  return { width, height, body }
}

const scaleIn = (room: Room, { width, height }: Artwork): number => Math.min(room.width / width, room.height / height)

/** A room so high that one symbol alone stands above its number. */
const isTall = ({ width, height }: Room): boolean => height >= 38 && height / width > 0.8

/** The white box of a card: its symbols below or beside each other, whichever shows them larger. */
export function FrameInRoom({ frame, room }: { frame: Frame; room: Room }) {
  const tall = frame.length === 1 && isTall(room) ? tallDrawing(frame[0]!) : null
  if (tall !== null) return <Fitted drawn={tall} room={room} most={1.15} />
  const parts = frame.map(wideDrawing)
  const column = inColumn(parts)
  const row = inRow(parts)
  const isColumn = scaleIn(room, column) > scaleIn(room, row)
  return <Fitted drawn={isColumn ? column : row} room={room} most={1.5} />
}

const CHIP_HEIGHT = 26

const printRow = cachedMarkup((frame: Frame) => inRow(frame.map(wideDrawing)).body)
const printSmallCar = cachedMarkup((step: number) => <SmallCar step={step} />)

/** How wide a slip of this height is. */
export const frameWidth = (frame: Frame, height: number): number =>
  (height * inRow(frame.map(wideDrawing)).width) / CHIP_HEIGHT

/** A frame as a slip of paper between words; it looks the same wherever it appears. */
export const FrameChip = pure(({ frame, size = 2 }: { frame: Frame; size?: number }) => {
  const { width, height } = inRow(frame.map(wideDrawing))
  const style = { width: `${((size * width) / CHIP_HEIGHT).toFixed(2)}em`, height: `${size}em` }
  return (
    <svg
      class="chip"
      style={style}
      viewBox={`0 ${(height - CHIP_HEIGHT) / 2} ${width} ${CHIP_HEIGHT}`}
      aria-hidden="true"
      ref={printRow(frame)}
    />
  )
})

/** A small car between words. */
export const CarChip = pure(({ step, size = 1.5 }: { step: number; size?: number }) => (
  <svg
    class="icon"
    style={{ width: `${(size * 1.15).toFixed(2)}em`, height: `${size}em` }}
    viewBox="0 -1.5 24 21.5"
    aria-hidden="true"
    ref={printSmallCar(step)}
  />
))
