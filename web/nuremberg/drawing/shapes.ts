import { type Path, readPath } from './path.ts'
import { symbolOf } from './symbols.ts'

type Attributes = Readonly<Record<string, string>>

/** A shape of a piece, as a path, and how it looks. */
export interface PieceShape {
  readonly path: Path
  /** It is that much smaller or larger than it is drawn. */
  readonly scale: number
  readonly look: Attributes
}

const TAG = /<(\/?)([a-z]+)([^>]*?)\/?>/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

const attributesIn = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!]))

/** A shape as a path, if it is one; what is round is two arcs. */
function pathOf(
  kind: string,
  { d, cx = '0', cy = '0', r = '0', rx = r, ry = r, x = '0', y = '0', ...size }: Attributes,
) {
  if (kind === 'path') return d!
  if (kind === 'rect') return `M${x} ${y}h${size['width']}v${size['height']}h${-Number(size['width'])}Z`
  return `M${Number(cx) - Number(rx)} ${cy}a${rx} ${ry} 0 1 0 ${2 * Number(rx)} 0a${rx} ${ry} 0 1 0 ${-2 * Number(rx)} 0Z`
}

const LOOKS = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linejoin', 'stroke-linecap']

function lookOf({ display, 'data-style': style, ...attributes }: Attributes): Attributes {
  const shown = display ?? style?.replace('display:', '')
  const look = Object.entries(attributes).filter(([name]) => LOOKS.includes(name))
  return { ...Object.fromEntries(look), ...(shown !== undefined && { display: shown }) }
}

function read(markup: string): PieceShape[] {
  const groups: Record<string, string>[] = []
  const shapes: PieceShape[] = []
  for (const [, end, kind, tag] of markup.matchAll(TAG)) {
    const own = attributesIn(tag!)
    if (kind === 'g' && end) groups.pop()
    else if (kind === 'g') groups.push(own)
    else if (!end) {
      const scale = Number(/scale\(([\d.]+)\)/.exec(own['transform'] ?? '')?.[1] ?? 1)
      shapes.push({ path: readPath(pathOf(kind!, own)), scale, look: lookOf(Object.assign({}, ...groups, own)) })
    }
  }
  return shapes
}

const known = new Map<string, readonly PieceShape[]>()

/** The shapes of a piece, each with all that it inherits from the groups around it. */
export function pieceShapes(name: string): readonly PieceShape[] {
  const shapes = known.get(name) ?? read(symbolOf(name).markup)
  known.set(name, shapes)
  return shapes
}
