import type { Face } from '@roundhouse/first-class/base/cards/card'
import type { ComponentChildren } from 'preact'
import { FrameInRoom } from '../effects.tsx'
import { type IconName, Placed } from '../Icon.tsx'
import { Edge, PAINTS, Paper, PileMark, Poster } from '../posters.tsx'
import type { Room } from '../shapes.tsx'

/** Card faces in a box of 60 x 90: a poster above tells the kind, the paper below is the frame. */
const SHEET = { x: 3, y: 38.5, width: 54, height: 48.5 }
const IN_SHEET: Room = { x: 7, y: 42, width: 46, height: 41.5 }
export const BURGUNDY = 'var(--burgundy)'

interface PosterCardProps {
  readonly face: Face
  readonly motif: ComponentChildren
  readonly hasSun?: boolean
  readonly children?: ComponentChildren
}

/** Most cards: a poster and one sheet of paper, on which stands the frame unless something else does. */
export const PosterCard = ({ face, motif, hasSun = true, children }: PosterCardProps) => (
  <>
    <Edge color={PAINTS[face.kind].dark} />
    <Poster kind={face.kind} hasSun={hasSun}>
      {motif}
    </Poster>
    <Paper {...SHEET} />
    {children ?? <FrameInRoom frame={face.frame} room={IN_SHEET} />}
    <PileMark pile={face.pile} />
  </>
)

/** A poster with one drawing in its middle. */
export const middleOf = (name: IconName, height: number, color: string) => (
  <Placed name={name} x={30} y={20.5} height={height} color={color} />
)
