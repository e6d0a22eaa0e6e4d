import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { AreaShapes, Cartouche, GroundLayer, RiverNames } from '../map/Ground.tsx'
import type { Marks } from '../map/MapView.tsx'
import { Glows, Pieces, type PiecesOnMap } from '../map/Pieces.tsx'
import { PlanPrices, PlanRails } from '../map/Plan.tsx'
import { Stations } from '../map/Stations.tsx'
import { shapesOf } from '../map/shapes.ts'
import { Tracks } from '../map/Tracks.tsx'

interface StillMapProps {
  readonly map: RailMap
  readonly board: PiecesOnMap & { readonly track: readonly number[] }
  readonly marks: Marks
  /** The areas that are to be seen; none: all. */
  readonly around: readonly number[]
}

/** A piece of the map that is looked at, and nothing more. */
export const StillMap = ({ map, board, marks, around }: StillMapProps) => (
  <svg class="map" viewBox={windowOn(map, around)} aria-hidden="true">
    <GroundLayer map={map} stations={board.stations} />
    <g class="tints">
      <AreaShapes map={map} areas={[...marks.chosen]} class="chosen" />
    </g>
    <Tracks map={map} track={board.track} />
    <PlanRails map={map} plan={marks.plan} next={marks.next} />
    <Stations map={map} stations={board.stations} />
    <RiverNames map={map} />
    {around.length === 0 && <Cartouche map={map} />}
    <Glows map={map} standing={board} marks={marks.pieces} chosen={null} />
    <Pieces map={map} standing={board} />
    <PlanPrices map={map} plan={marks.plan} next={marks.next} />
  </svg>
)

/** How far an area reaches around its centre. */
const REACH = 78

function windowOn(map: RailMap, around: readonly number[]): string {
  const { sheet, areas } = shapesOf(map)
  if (around.length === 0) return `${sheet[0]} ${sheet[1]} ${sheet[2] - sheet[0]} ${sheet[3] - sheet[1]}`
  const xs = around.map(area => areas[area]!.centre[0])
  const ys = around.map(area => areas[area]!.centre[1])
  const [left, top] = [Math.min(...xs) - REACH, Math.min(...ys) - REACH]
  return [left, top, Math.max(...xs) + REACH - left, Math.max(...ys) + REACH - top].map(Math.round).join(' ')
}
