/** A command of a path and its numbers. */
interface Command {
  readonly letter: string
  readonly numbers: readonly number[]
}

export type Path = readonly Command[]

const COMMAND = /([a-z])([^a-z]*)/gi
const NUMBER = /-?(?:\d*\.\d+|\d+)/g

/** A path in parts. Flags of arcs must stand apart from what follows them. */
export const readPath = (path: string): Path =>
  [...path.matchAll(COMMAND)].map(([, letter, numbers]) => ({
    letter: letter!,
    numbers: [...numbers!.matchAll(NUMBER)].map(Number),
  }))

/** Where a drawing is put: so much larger, and then so far aside. */
export interface PathPlace {
  readonly scale: number
  readonly x: number
  readonly y: number
}

const written = (number: number): string => String(Math.round(number * 100) / 100)

/** A path as it is elsewhere, in numbers of its own: for a transform a browser would keep a layer. */
export const placedPath = (path: Path, to: PathPlace): string =>
  path
    .map(({ letter, numbers }) => letter + numbers.map((number, n) => written(placed(letter, number, n, to))).join(' '))
    .join('')

function placed(letter: string, number: number, n: number, { scale, x, y }: PathPlace): number {
  const axis = axisOf(letter.toLowerCase(), n)
  if (axis === 'none') return number
  const aside = letter !== letter.toUpperCase() || axis === 'size' ? 0 : axis === 'x' ? x : y
  return number * scale + aside
}

/** What the number at a place says: arcs have radii, an angle and two flags before their end. */
function axisOf(letter: string, n: number): 'x' | 'y' | 'size' | 'none' {
  if (letter === 'h') return 'x'
  if (letter === 'v') return 'y'
  if (letter !== 'a') return n % 2 === 0 ? 'x' : 'y'
  return (['size', 'size', 'none', 'none', 'none', 'x', 'y'] as const)[n % 7]!
}
