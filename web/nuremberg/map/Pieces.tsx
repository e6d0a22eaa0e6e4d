import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { goodsSymbol } from '../drawing/goods.ts'
import { type Cargo, pieceKey } from '../targets.ts'
import { shapesOf } from './shapes.ts'

/** What stands on the areas. */
export interface Standing {
  readonly goods: readonly number[]
  readonly reds: readonly number[]
  readonly greens: readonly number[]
  readonly landowners: readonly number[]
  readonly stations: readonly number[]
}

interface Stand {
  readonly symbol: string
  readonly cargo: Cargo | null
}

function standingAt(map: RailMap, area: number, at: Standing): Stand[] {
  const goods = { symbol: goodsSymbol(map, map.areas[area]!.goods), cargo: 'goods' as const }
  return [
    ...Array<Stand>(at.goods[area]!).fill(goods),
    ...Array<Stand>(at.reds[area]!).fill({ symbol: 'pawn-red', cargo: 'red' }),
    ...Array<Stand>(at.greens[area]!).fill({ symbol: 'pawn-green', cargo: 'green' }),
    ...Array<Stand>(at.landowners[area]!).fill({ symbol: 'landowner', cargo: null }),
  ]
}

interface PiecesProps {
  map: RailMap
  standing: Standing
  /** Those that can be moved, and what is said of them. */
  marks: ReadonlyMap<string, string>
  onPoint: (piece: string) => void
}

/** Goods and pawns. Those that can be moved glow, and can be pointed at. */
export function Pieces({ map, standing, marks, onPoint }: PiecesProps) {
  const point = (event: Event): void => {
    const mark = event.target instanceof Element ? event.target.closest('.piece-mark') : null
    if (mark === null) return
    event.preventDefault()
    event.stopPropagation()
    onPoint(mark.getAttribute('data-piece')!)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at are the pieces in it
    <g onClick={point} onKeyDown={event => (event.key === 'Enter' || event.key === ' ') && point(event)}>
      {map.areas.map((_, area) => {
        const all = standingAt(map, area, standing)
        return all.map((stand, n) => (
          <Piece key={`${area} ${n}`} {...placeOf(map, area, standing, all, n)} {...stand} area={area} marks={marks} />
        ))
      })}
    </g>
  )
}

/** A ring around the piece that is chosen. */
export function ChosenPiece({ map, standing, piece }: { map: RailMap; standing: Standing; piece: string }) {
  const [cargo, area] = piece.split(' ')
  const all = standingAt(map, Number(area), standing)
  return (
    <>
      {all.map((stand, n) => {
        if (stand.cargo !== cargo) return null
        const { x, y } = placeOf(map, Number(area), standing, all, n)
        return <circle key={n} cx={x} cy={y} r={cargo === 'goods' ? 17 : 20} class="chosen-piece" />
      })}
    </>
  )
}

function placeOf(map: RailMap, area: number, { stations }: Standing, all: readonly Stand[], n: number) {
  const { centre, label } = shapesOf(map).areas[area]!
  const isGoods = all[n]!.cargo === 'goods'
  const step = isGoods ? 21 : 19
  // A banner stands on the right of the pawns.
  const aside = !isGoods && stations[area] !== 0 ? -8 : 0
  return { x: centre[0] + (n - (all.length - 1) / 2) * step + aside, y: label.piecesAt }
}

interface PieceProps extends Stand {
  area: number
  x: number
  y: number
  marks: PiecesProps['marks']
}

function Piece({ symbol, cargo, area, x, y, marks }: PieceProps) {
  const [width, height] = cargo === 'goods' ? [22, 24] : [19.5, 31]
  const mark = cargo === null ? undefined : marks.get(pieceKey(area, cargo))
  const drawn = <use href={`#nb-${symbol}`} x={-width / 2} y={-height / 2} width={width} height={height} />
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`
  if (mark === undefined)
    return (
      <g transform={place} data-piece={cargo === null ? undefined : pieceKey(area, cargo)}>
        {drawn}
      </g>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shape of an SVG cannot be a button element
    <g
      transform={place}
      class="piece-mark"
      role="button"
      tabindex={0}
      aria-label={mark}
      data-piece={pieceKey(area, cargo!)}
    >
      <circle r="22" class="hit" />
      <ellipse rx={width / 2 + 4.5} ry={height / 2 + 4} class="glow" />
      {drawn}
    </g>
  )
}
