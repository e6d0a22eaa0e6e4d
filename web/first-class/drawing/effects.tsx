import { countOf, type Effect, type Frame, kindOf } from '@roundhouse/first-class/base/frames/effect'
import { BOTH, CAR, CAR_OR_UP, COIN, COND, FREE, GEC, LAY, LOCO, PTS, UP } from '@roundhouse/first-class/base/numbers'
import { seatEffect } from '@roundhouse/first-class/modules/b-celebrities/celebrities'
import { postcardEffect } from '@roundhouse/first-class/modules/b-celebrities/postcards'
import { boardEffect } from '@roundhouse/first-class/modules/d-passengers/boarding-card'
import { useSymbol } from '@roundhouse/first-class/modules/f-factory/storage'
import { cachedMarkup } from '../../table/memo/markup-cache.ts'
import { pure } from '../../table/memo/pure.tsx'
import { type IconName, placed } from './Icon.tsx'
import { type Artwork, artwork, at, BURGUNDY, CREAM, fitted, INK, lettering, type Room } from './shapes.tsx'
import { ANY_CAR, SmallCar, smallCar } from './small-cars.tsx'

const CAP = '#21416f'
const ENGINE = '#20283b'

/** How a symbol is drawn beside others, and how alone in a tall box: picture above, number below. */
interface EffectDrawing {
  wide(n: number): Artwork
  tall?(n: number): Artwork
}

const single = (name: IconName, color: string): EffectDrawing => ({
  wide: () => artwork(28, 24, placed(name, 14, 12, 22, color)),
})

const upgradeOfChoice = (x: number) => [at(x, 0.5, ANY_CAR), placed('up', x + 31.5, 10, 14, BURGUNDY)]

/** Both conductors, and that they go together. */
const bothCaps = (x: number, y: number, height: number, apart: number) => [
  placed('conductor', x, y, height, CAP),
  placed('conductor', x + apart, y, height, CAP),
]
const together = (d: string) => <path d={d} stroke="var(--brass-lo)" stroke-width={2} />

/** How far it goes, beside what goes or below it. */
const onward = (n: number, x: number, y: number) => [lettering(n, x, y, 18), placed('right', x + 11.2, y, 9, INK)]
const onwardBelow = (n: number) => [lettering(n, 18, 37, 20), placed('right', 33, 37, 11, INK)]

/** A second car behind the first. */
const carBehind = <g opacity={0.45}>{at(13, -2, <SmallCar step={0} isNumbered={false} />, 1.2)}</g>

const DRAWINGS: Readonly<Record<number, EffectDrawing>> = {
  [CAR]: {
    wide: n => artwork(50, 21, lettering(`+${n}`, 11, 10.5, 16), smallCar(0, 25, 0.5)),
    tall: n =>
      artwork(46, 44, n > 1 && carBehind, smallCar(0, n > 1 ? 4 : 8.6, 0, 1.2), lettering(`+${n}`, 23, 35, 20)),
  },
  [UP]: {
    wide: from =>
      artwork(60, 21, smallCar(from, 0, 0.5), placed('right', 30, 10, 10, INK), smallCar(from + 1, 36, 0.5)),
  },
  [FREE]: {
    wide: n =>
      n === 1
        ? artwork(40, 21, upgradeOfChoice(0))
        : artwork(62, 21, lettering(`${n}×`, 10, 10.5, 15), upgradeOfChoice(22)),
    tall: n =>
      n === 1
        ? artwork(46, 26, at(1, 0, upgradeOfChoice(0), 1.15))
        : artwork(46, 44, at(1, 0, upgradeOfChoice(0), 1.15), lettering(`×${n}`, 23, 35, 20)),
  },
  [BOTH]: {
    wide: n => artwork(58, 22, bothCaps(9, 10.5, 19, 17), together('M1 21.2h33'), onward(n, 42, 11)),
    tall: n => artwork(46, 45, bothCaps(13, 12, 23, 20), together('M3 25.2h40'), onwardBelow(n)),
  },
  [COND]: {
    wide: n =>
      artwork(
        48,
        22,
        placed('conductor', 9.5, 11, 20, CAP),
        lettering(n, 26, 11, 18),
        placed('split', 40, 11, 13, INK),
      ),
    tall: n =>
      artwork(46, 45, placed('conductor', 23, 12, 24, CAP), lettering(n, 16, 37, 20), placed('split', 33, 37, 15, INK)),
  },
  [LOCO]: {
    wide: n => artwork(58, 21, placed('locomotive', 16, 10.5, 20, ENGINE), onward(n, 41, 10.5)),
    tall: n => artwork(46, 45, placed('locomotive', 23, 12.5, 25, ENGINE), onwardBelow(n)),
  },
  [COIN]: {
    wide: n =>
      artwork(
        30,
        25,
        n > 1 && <circle cx={18} cy={13.5} r={11} fill="var(--brass-lo)" />,
        placed('coin', 13, 12.5, 25),
        lettering(n, 13, 12, 16),
      ),
  },
  [PTS]: {
    wide: n => artwork(26, 26, placed('points', 13, 13, 26, BURGUNDY), lettering(n, 13, 13, n > 9 ? 12.5 : 15, CREAM)),
  },
  [GEC]: {
    wide: n =>
      n === 1
        ? artwork(22, 24, placed('game-end', 11, 12, 24, '#2a1c45'))
        : artwork(38, 24, lettering(`${n}×`, 7, 12, 15), placed('game-end', 27, 12, 24, '#2a1c45')),
  },
  [CAR_OR_UP]: {
    wide: () =>
      artwork(
        100,
        21,
        lettering('+', 7, 10.5, 14),
        smallCar(0, 14, 0.5),
        lettering('/', 43, 10, 15),
        smallCar(0, 50, 0.5),
        placed('right', 77, 10, 7, INK),
        smallCar(1, 80, 2, 0.85),
      ),
  },
  [LAY]: single('switch', '#2b2f4e'),
  [seatEffect.kind]: single('celebrity', '#8b2942'),
  [postcardEffect.kind]: single('postcard', '#2d83a8'),
  [boardEffect.kind]: single('passenger', '#1f4b41'),
  [useSymbol.kind]: single('storage', '#27363b'),
}

function drawingOf(effect: Effect): EffectDrawing {
  const drawing = DRAWINGS[kindOf(effect)]
  if (drawing === undefined) throw new Error(`Cannot draw the symbol ${kindOf(effect)}`)
  return drawing
}

export const wideDrawing = (effect: Effect): Artwork => drawingOf(effect).wide(countOf(effect))
const tallDrawing = (effect: Effect): Artwork | null => drawingOf(effect).tall?.(countOf(effect)) ?? null

const GAP = 4
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** Drawings beside or below each other, around one line. */
function lined(parts: readonly Artwork[], isRow: boolean): Artwork {
  const along = parts.map(({ width, height }) => (isRow ? width : height))
  const across = parts.map(({ width, height }) => (isRow ? height : width))
  const [length, breadth] = [sum(along) + GAP * (parts.length - 1), Math.max(...across)]
  const body = parts.map((part, i) => {
    const before = sum(along.slice(0, i)) + GAP * i
    const aside = (breadth - across[i]!) / 2
    return isRow ? at(before, aside, part.body) : at(aside, before, part.body)
  })
  return isRow ? artwork(length, breadth, body) : artwork(breadth, length, body)
}

const rows = new Map<string, Artwork>()

/** Drawn once: whatever shows a frame asks how wide it is, each time. */
function rowOf(frame: Frame): Artwork {
  const key = frame.join()
  const row = rows.get(key) ?? lined(frame.map(wideDrawing), true)
  rows.set(key, row)
  return row
}

const scaleIn = (room: Room, { width, height }: Artwork): number => Math.min(room.width / width, room.height / height)

/** A room so high that one symbol alone stands above its number. */
const isTall = ({ width, height }: Room): boolean => height >= 38 && height / width > 0.8

/** The white box of a card: its symbols below or beside each other, whichever shows them larger. */
export function FrameInRoom({ frame, room }: { frame: Frame; room: Room }) {
  const tall = frame.length === 1 && isTall(room) ? tallDrawing(frame[0]!) : null
  if (tall !== null) return fitted(tall, room, 1.15)
  const [column, row] = [lined(frame.map(wideDrawing), false), rowOf(frame)]
  return fitted(scaleIn(room, column) > scaleIn(room, row) ? column : row, room, 1.5)
}

const CHIP_HEIGHT = 26

const printRow = cachedMarkup((frame: Frame) => rowOf(frame).body)
const printSmallCar = cachedMarkup((step: number) => <SmallCar step={step} />)

/** How wide a slip of this height is. */
export const frameWidth = (frame: Frame, height: number): number => (height * rowOf(frame).width) / CHIP_HEIGHT

/** A frame as a slip of paper between words; it looks the same wherever it appears. */
export const FrameChip = pure(({ frame, size = 2 }: { frame: Frame; size?: number }) => {
  const { width, height } = rowOf(frame)
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
