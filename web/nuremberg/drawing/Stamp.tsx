import { pure } from '../../table/memo/pure.tsx'
import { placedPath } from './path.ts'
import { type PieceShape, pieceShapes } from './shapes.ts'

interface StampProps {
  /** A symbol. */
  of: string
  x: number
  y: number
  scale?: number
  colour?: string
}

/** A piece at a place of a drawing, without a reference and without a transform: a map has hundreds of them. */
export const Stamp = pure(({ of, x, y, scale = 1, colour }: StampProps) => (
  <g {...(colour !== undefined && { style: { color: colour } })}>
    {pieceShapes(of).map((shape, n) => (
      <path
        key={n}
        {...shape.look}
        d={placedPath(shape.path, { scale: scale * shape.scale, x, y })}
        stroke-width={widthOf(shape, scale)}
      />
    ))}
  </g>
))

const widthOf = ({ look, scale }: PieceShape, larger: number): number | undefined =>
  look['stroke'] === undefined
    ? undefined
    : Math.round(Number(look['stroke-width'] ?? 1) * scale * larger * 1000) / 1000
