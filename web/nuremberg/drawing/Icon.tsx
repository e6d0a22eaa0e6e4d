import { pure } from '../../table/memo/pure.tsx'

/** How tall each kind of symbol is for its width. */
const TALL: Readonly<Record<string, number>> = {
  cube: 26 / 24,
  beer: 26 / 24,
  mail: 26 / 24,
  stone: 26 / 24,
  cheese: 26 / 24,
  'pawn-red': 36 / 22,
  'pawn-green': 36 / 22,
  landowner: 36 / 22,
  'banner-red': 22 / 26,
  'banner-green': 22 / 26,
  locomotive: 22 / 32,
}

interface IconProps {
  /** A symbol. */
  of: string
  /** How wide, in pixels at usual text size. */
  width?: number
  colour?: string
}

/** A piece between words. What it means is said beside it, or by what is around it. */
export const Icon = pure(({ of, width = 16, colour }: IconProps) => {
  const height = width * (TALL[of] ?? 1)
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
