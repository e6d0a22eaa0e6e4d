import { cachedMarkup } from '../../table/memo/markup-cache.ts'
import { pure } from '../../table/memo/pure.tsx'
import { placedPath } from './path.ts'
import { pieceShapes } from './shapes.ts'

/** Discs are drawn around the middle of a square of 20, which is 16 pixels wide at usual text size; between two are 2. */
const DISC = 20
const PIXELS = 16
const STEP = (DISC * (PIXELS + 2)) / PIXELS

/** All discs of one colour, each of their shapes as one path. */
const Discs = ({ of, places }: { of: string; places: readonly number[] }) => (
  <>
    {pieceShapes(of).map(({ path, scale, look }, n) => (
      <path key={n} {...look} d={places.map(place => placedPath(path, { scale, x: place * STEP, y: 0 })).join('')} />
    ))}
  </>
)

const placesOf = (colours: readonly string[], colour: string): number[] =>
  colours.flatMap((each, place) => (each === colour ? [place] : []))

const print = cachedMarkup((row: string) => {
  const colours = row.split(' ')
  return [...new Set(colours)].map(colour => <Discs key={colour} of={colour} places={placesOf(colours, colour)} />)
})

/** Discs side by side, as one drawing. How large they are may depend on what they lie on. */
export const DiscRow = pure(({ colours }: { colours: readonly string[] }) => {
  const width = DISC + (colours.length - 1) * STEP
  const size = { width: `calc(${width / DISC} * var(--disc, 1rem))`, height: 'var(--disc, 1rem)' }
  return (
    <svg
      ref={print(colours.join(' '))}
      class="icon"
      style={size}
      viewBox={`${-DISC / 2} ${-DISC / 2} ${width} ${DISC}`}
      aria-hidden="true"
    />
  )
})
