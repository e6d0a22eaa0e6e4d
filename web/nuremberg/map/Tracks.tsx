import { COMPANIES } from '@roundhouse/nuremberg/base/company'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { companyTrack, NONE } from '@roundhouse/nuremberg/base/state'
import { pure } from '../../table/memo/pure.tsx'
import { Stamp } from '../drawing/Stamp.tsx'
import { rounded } from './points.ts'
import { shapesOf } from './shapes.ts'

/** Whose track it is, as a class: colour and pattern hang on it. */
const ownerClass = (owner: number): string =>
  COMPANIES.find((_, company) => companyTrack(company) === owner) ?? `p${owner}`

/** A piece of track. Solid, dashed, dotted or a double line by owner; companies' has no line in the middle. */
export function Rail({ map, border, owner, is = '' }: { map: RailMap; border: number; owner: number; is?: string }) {
  const { path } = shapesOf(map).tracks[border]!
  return (
    <g class={`rail ${ownerClass(owner)} ${is}`} data-border={border}>
      <path d={path} class="ballast" />
      <path d={path} class="sleepers" />
      <path d={path} class="iron" />
      <path d={path} class="pattern" />
    </g>
  )
}

/** A piece of track from far away. */
export const Line = ({ map, border, owner }: { map: RailMap; border: number; owner: number }) => (
  <path d={shapesOf(map).tracks[border]!.path} class={`line ${ownerClass(owner)}`} />
)

/** All track that lies on the map, with the owner's sign on each piece. */
export const Tracks = pure(({ map, track }: { map: RailMap; track: readonly number[] }) => {
  const { tracks } = shapesOf(map)
  const laid = track.flatMap((owner, border) => (owner === NONE ? [] : [{ owner, border, ...tracks[border]! }]))
  return (
    <g>
      {laid.map(({ owner, border }) => (
        <Rail key={border} map={map} border={border} owner={owner} />
      ))}
      {laid.map(({ owner, border, middle: [x, y] }) => (
        <Badge key={border} owner={owner} x={x} y={y} />
      ))}
    </g>
  )
})

function Badge({ owner, x, y }: { owner: number; x: number; y: number }) {
  const company = COMPANIES.find((_, n) => companyTrack(n) === owner)
  const place = { x: rounded(x), y: rounded(y) }
  if (company === undefined) return <Stamp of={`seat-${owner}`} {...place} scale={0.85} />
  return <Stamp of={`badge-${company}`} {...place} />
}
