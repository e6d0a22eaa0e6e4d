import { type Print, printOf } from '../../table/memo/print.ts'
import { pure } from '../../table/memo/pure.tsx'
import { symbolOf } from './symbols.ts'

interface IconProps {
  /** A symbol. */
  of: string
  /** How wide, in pixels at usual text size. */
  width?: number
  colour?: string
}

interface IconDrawing {
  readonly viewBox: string
  /** Of its box, for its width. */
  readonly height: number
  readonly print: Print
}

const drawings = new Map<string, IconDrawing>()

function drawingOf(name: string): IconDrawing {
  const known = drawings.get(name)
  if (known !== undefined) return known
  const { viewBox, markup } = symbolOf(name)
  const [, , width, height] = viewBox.split(' ').map(Number)
  const drawing = { viewBox, height: height! / width!, print: printOf(markup) }
  drawings.set(name, drawing)
  return drawing
}

/** A piece between words. What it means is said beside it, or by what is around it. */
export const Icon = pure(({ of, width = 16, colour }: IconProps) => {
  const { viewBox, height, print } = drawingOf(of)
  const size = { width: `${width / 16}rem`, height: `${(width * height) / 16}rem` }
  return <svg ref={print} class="icon" style={{ ...size, color: colour }} viewBox={viewBox} aria-hidden="true" />
})
