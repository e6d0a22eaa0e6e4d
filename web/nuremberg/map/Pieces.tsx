import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { goodsSymbol } from '../drawing/goods.ts'
import { shapesOf } from './shapes.ts'

/** What stands on the areas. */
export interface Standing {
  readonly goods: readonly number[]
  readonly reds: readonly number[]
  readonly greens: readonly number[]
  readonly landowners: readonly number[]
  readonly stations: readonly number[]
}

/** What is loaded, as moves name it. */
export type Cargo = 'goods' | 'red' | 'green'

/** A piece that can be pointed at. */
export interface PieceMark {
  readonly isChosen: boolean
  readonly says: string
  readonly choose: () => void
}

export const pieceKey = (area: number, cargo: Cargo): string => `${cargo} ${area}`

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
  marks: ReadonlyMap<string, PieceMark>
}

/** Goods and pawns. Those that can be moved glow, and can be pointed at. */
export function Pieces({ map, standing, marks }: PiecesProps) {
  return (
    <g>
      {map.areas.map((_, area) => {
        const all = standingAt(map, area, standing)
        return all.map((stand, n) => (
          <Piece key={`${area} ${n}`} {...placeOf(map, area, standing, all, n)} {...stand} area={area} marks={marks} />
        ))
      })}
    </g>
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
      class={`piece-mark ${mark.isChosen ? 'chosen' : ''}`}
      role="button"
      tabIndex={0}
      aria-label={mark.says}
      aria-pressed={mark.isChosen}
      data-piece={pieceKey(area, cargo!)}
      onClick={event => {
        event.stopPropagation()
        mark.choose()
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        mark.choose()
      }}
    >
      <circle r="22" class="hit" />
      <ellipse rx={width / 2 + 4.5} ry={height / 2 + 4} class="glow" />
      {drawn}
    </g>
  )
}
