import { pure } from '../../table/memo/pure.tsx'

/** How tall each kind of symbol is for its width. */
const TALL = [
  { height: 26 / 24, of: ['cube', 'beer', 'mail', 'stone', 'cheese'] },
  { height: 36 / 22, of: ['pawn-red', 'pawn-green', 'landowner'] },
  { height: 22 / 26, of: ['banner-red', 'banner-green'] },
  { height: 22 / 32, of: ['locomotive'] },
]

interface IconProps {
  /** A symbol. */
  of: string
  /** How wide, in pixels at usual text size. */
  width?: number
  colour?: string
}

/** A piece between words. What it means is said beside it, or by what is around it. */
export const Icon = pure(({ of, width = 16, colour }: IconProps) => {
  const height = width * (TALL.find(tall => tall.of.includes(of))?.height ?? 1)
  return (
    <svg
      class="icon"
      style={{ width: `${width / 16}rem`, height: `${height / 16}rem`, color: colour }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <use href={`#nb-${of}`} width={width} height={height} />
    </svg>
  )
})
