import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { walkedByArrows } from '../../table/keys/arrows.ts'
import { pure } from '../../table/memo/pure.tsx'
import { type Cargo, readPieceKey } from '../choosing/targets.ts'
import { goodsSymbol } from '../drawing/goods.ts'
import { Stamp } from '../drawing/Stamp.tsx'
import { rounded } from './points.ts'
import { shapesOf } from './shapes.ts'

/** What stands on the areas. */
export interface PiecesOnMap {
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

function standingAt(map: RailMap, area: number, at: PiecesOnMap): Stand[] {
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
  standing: PiecesOnMap
}

/** Goods and pawns. */
export const Pieces = ({ map, standing }: PiecesProps) => (
  <g class="pieces">
    {map.areas.map((_, area) =>
      standsOn(map, standing, area).map(({ symbol, cargo, x, y }, n) => {
        const scale = cargo === 'goods' ? GOODS_SCALE : PAWN_SCALE
        return <Stamp key={`${area} ${n}`} of={symbol} x={rounded(x)} y={rounded(y)} scale={scale} />
      }),
    )}
  </g>
)

interface Placed extends Stand {
  readonly x: number
  readonly y: number
}

/** All that stands on an area, and where. */
function standsOn(map: RailMap, standing: PiecesOnMap, area: number): Placed[] {
  const { centre, label } = shapesOf(map).areas[area]!
  const all = standingAt(map, area, standing)
  return all.map((stand, n) => {
    const isGoods = stand.cargo === 'goods'
    const step = isGoods ? 21 : 19
    // A banner stands on the right of the pawns.
    const aside = !isGoods && standing.stations[area] !== 0 ? -8 : 0
    return { ...stand, x: centre[0] + (n - (all.length - 1) / 2) * step + aside, y: label.piecesAt }
  })
}

/** So much smaller than they are drawn. */
const GOODS_SCALE = 22 / 24
const PAWN_SCALE = 31 / 36

const sizeOf = (cargo: Cargo | null): readonly [number, number] => (cargo === 'goods' ? [22, 24] : [19.5, 31])

/** Those of one kind that stand on one area. */
function standsFor({ map, standing }: PiecesProps, piece: string): Placed[] {
  const { area, cargo } = readPieceKey(piece)
  return standsOn(map, standing, area).filter(stand => stand.cargo === cargo)
}

interface GlowsProps extends PiecesProps {
  /** Those that can be moved, and what is said of them. */
  marks: ReadonlyMap<string, string>
  chosen: string | null
}

/** Under the pieces: what can be moved glows, and what is chosen has a disc. */
export const Glows = pure(({ marks, chosen, ...on }: GlowsProps) => (
  <g class="glows">
    {[...marks.keys()].flatMap(piece =>
      standsFor(on, piece).map(({ cargo, x, y }, n) => {
        const [width, height] = sizeOf(cargo)
        return <ellipse key={`${piece} ${n}`} cx={x} cy={y} rx={width / 2 + 4.5} ry={height / 2 + 4} class="glow" />
      }),
    )}
    {chosen !== null &&
      standsFor(on, chosen).map(({ cargo, x, y }, n) => (
        <circle key={n} cx={x} cy={y} r={cargo === 'goods' ? 17 : 20} class="chosen-piece" />
      ))}
  </g>
))

interface PieceMarksProps extends PiecesProps {
  marks: ReadonlyMap<string, string>
  /** Those that can only be asked about, and what they are. */
  closed: ReadonlyMap<string, string>
  onPoint: (piece: string) => void
}

/** Over the pieces: where those that can be moved are pointed at, and those beside them that cannot. */
export function PieceMarks({ marks, closed, onPoint, ...on }: PieceMarksProps) {
  const point = (event: Event): void => {
    const piece = event.target instanceof Element ? event.target.getAttribute('data-piece') : null
    if (piece === null) return
    event.preventDefault()
    event.stopPropagation()
    onPoint(piece)
  }
  const onKeyDown = (event: KeyboardEvent & { readonly currentTarget: SVGGElement }) => {
    if (event.key === 'Enter' || event.key === ' ') point(event)
    else walkedByArrows.onKeyDown(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at are the pieces in it
    <g onClick={point} onKeyDown={onKeyDown}>
      {[...marks, ...closed].flatMap(([piece, words]) =>
        standsFor(on, piece).map((stand, n) => (
          <PieceMark key={`${piece} ${n}`} {...{ stand, piece, words }} isOpen={marks.has(piece)} />
        )),
      )}
    </g>
  )
}

interface PieceMarkProps {
  readonly stand: Placed
  readonly piece: string
  readonly words: string
  readonly isOpen: boolean
}

/**
 * One that is closed is no larger than the piece: the next one, that can be moved, is beside it. Arrows lead there, the
 * tab key does not.
 */
function PieceMark({ stand: { cargo, x, y }, piece, words, isOpen }: PieceMarkProps) {
  const [width, height] = isOpen ? [44, 44] : sizeOf(cargo)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shape of an SVG cannot be a button element
    <ellipse
      {...{ cx: x, cy: y, rx: width / 2, ry: height / 2 }}
      class={isOpen ? 'piece-mark' : 'closed-mark'}
      role="button"
      tabindex={isOpen ? 0 : -1}
      aria-disabled={isOpen ? undefined : true}
      aria-label={words}
      data-piece={piece}
    />
  )
}
