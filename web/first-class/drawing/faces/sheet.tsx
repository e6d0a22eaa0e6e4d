import type { Face } from '@roundhouse/first-class/base/cards/card'
import type { ComponentChildren } from 'preact'
import { FrameInRoom } from '../effects.tsx'
import { Edge, PAINTS, Paper, PileMark, Poster } from '../posters.tsx'
import type { Room } from '../shapes.tsx'

/** Card faces in a box of 60 x 90: a poster above tells the kind, the paper below is the frame. */
const SHEET: Room = { x: 3, y: 38.5, width: 54, height: 48.5 }
const IN_SHEET: Room = { x: 7, y: 42, width: 46, height: 41.5 }

type DrawnFrom = (face: Face) => ComponentChildren

interface PosterOptions {
  readonly hasSun?: boolean
  /** What stands on the paper, if it is not the frame. */
  readonly sheet?: DrawnFrom
}

/** Most cards: a poster with a motif and one sheet of paper. */
export const posterFace =
  (motif: DrawnFrom, { hasSun = true, sheet }: PosterOptions = {}) =>
  ({ face }: { face: Face }) => (
    <>
      <Edge color={PAINTS[face.kind].dark} />
      <Poster kind={face.kind} hasSun={hasSun}>
        {motif(face)}
      </Poster>
      <Paper {...SHEET} />
      {sheet === undefined ? <FrameInRoom frame={face.frame} room={IN_SHEET} /> : sheet(face)}
      <PileMark pile={face.pile} />
    </>
  )
