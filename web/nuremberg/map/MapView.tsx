import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { NONE } from '@roundhouse/nuremberg/base/state'
import { mapWords } from '@roundhouse/nuremberg/words/places'
import { useMemo, useRef, useState } from 'preact/hooks'
import { useShell } from '../../shell/context.ts'
import { useListeners } from '../../shell/useListeners.ts'
import { pure } from '../../table/memo/pure.tsx'
import { AreaShapes, Cartouche, GroundLayer, RiverNames } from './Ground.tsx'
import { areaTowards, isArrow } from './neighbours.ts'
import { Glows, PieceMarks, Pieces, type PiecesOnMap } from './Pieces.tsx'
import { type MapPlan, type NextLink, PlanPrices, PlanRails } from './Plan.tsx'
import { PriceFlag } from './PriceFlag.tsx'
import { areaAt } from './pointing.ts'
import { Sheet } from './Sheet.tsx'
import { Stations, Washes } from './Stations.tsx'
import { shapesOf } from './shapes.ts'
import { Line, Tracks } from './Tracks.tsx'

/** What lies on a map. */
interface Board extends PiecesOnMap {
  readonly track: readonly number[]
}

/** Where one can point, and what is planned. */
export interface Marks {
  /** Areas that can be chosen: pointing at another asks why not. */
  readonly areas: ReadonlySet<number>
  readonly chosen: ReadonlySet<number>
  /** Pieces that can be moved, and what is said of them. */
  readonly pieces: ReadonlyMap<string, string>
  /** Pieces that can only be asked about, and what they are. */
  readonly closedPieces: ReadonlyMap<string, string>
  readonly chosenPiece: string | null
  readonly plan: MapPlan | null
  readonly next: readonly NextLink[]
}

export const NO_MARKS: Marks = {
  areas: new Set(),
  chosen: new Set(),
  pieces: new Map(),
  closedPieces: new Map(),
  chosenPiece: null,
  plan: null,
  next: [],
}

interface MapViewProps {
  map: RailMap
  board: Board
  marks: Marks
  /** Areas that something tells of. */
  lit: readonly number[]
  /** Areas that a map of which only a part is seen goes to; none: it stays where it is. */
  follow: readonly number[]
  /** What a reader who does not see it hears of each area. */
  labels: readonly string[]
  onPoint: (area: number) => void
  onPointAtPiece: (piece: string) => void
}

/** The engraved map with all that lies on it. */
export function MapView({ map, board, marks, lit, follow, labels, onPoint, onPointAtPiece }: MapViewProps) {
  const { say } = useShell()
  const { sheet, areas } = shapesOf(map)
  const { track, stations, goods, reds, greens, landowners } = board
  // What hears the reader's language is drawn again when that changes, too.
  const signs = useMemo(
    () => (
      <>
        <Stations map={map} stations={stations} />
        <RiverNames map={map} />
        <Cartouche map={map} />
        <Pieces map={map} standing={board} />
      </>
    ),
    [map, stations, goods, reds, greens, landowners, say],
  )
  const pieceMarks = useMemo(
    () => (
      <PieceMarks
        map={map}
        standing={board}
        marks={marks.pieces}
        closed={marks.closedPieces}
        onPoint={onPointAtPiece}
      />
    ),
    [map, goods, reds, greens, landowners, marks.pieces, marks.closedPieces],
  )
  const underSigns = (
    <>
      <g class="tints">
        <AreaShapes map={map} areas={[...marks.areas]} class="can" />
        <AreaShapes map={map} areas={[...marks.chosen]} class="chosen" />
      </g>
      <Tracks map={map} track={track} />
      <PlanRails map={map} plan={marks.plan} next={marks.next} />
      <Glows map={map} standing={board} marks={marks.pieces} chosen={marks.chosenPiece} />
    </>
  )
  const hits = useMemo(
    () => <Areas map={map} open={marks.areas} labels={labels} onPoint={onPoint} />,
    [map, marks.areas, labels, onPoint],
  )
  return (
    <Sheet
      sheet={sheet}
      label={say('nuremberg.map.label', { map: mapWords(say, map.name) })}
      show={(lit.length > 0 ? lit : follow).map(area => areas[area]!.centre)}
      layers={[<GroundLayer map={map} stations={stations} />, underSigns, signs]}
      overview={<SmallMap map={map} stations={stations} track={track} />}
    >
      {hits}
      {pieceMarks}
      <PlanPrices map={map} plan={marks.plan} next={marks.next} />
      <PriceFlag map={map} plan={marks.plan} next={marks.next} />
      <g class="lit">
        <AreaShapes map={map} areas={lit} />
      </g>
    </Sheet>
  )
}

const SmallMap = pure(({ map, stations, track }: { map: RailMap } & Pick<Board, 'stations' | 'track'>) => (
  <>
    <path d={shapesOf(map).land} class="land" />
    <path d={shapesOf(map).coast} class="coast" />
    <Washes map={map} stations={stations} />
    {track.map((owner, border) => owner !== NONE && <Line key={border} map={map} border={border} owner={owner} />)}
  </>
))

interface AreasProps extends Pick<MapViewProps, 'map' | 'labels' | 'onPoint'> {
  /** Those that can be chosen. */
  open: ReadonlySet<number>
}

/** What is pointed at. One of the areas is in the order of the tab key; arrows lead to the others. */
function Areas({ map, open, labels, onPoint }: AreasProps) {
  const group = useRef<SVGGElement>(null)
  const [at, setAt] = useState(map.stations[0] ?? 0)
  const [isInside, setInside] = useState(false)
  const stop = isInside || open.size === 0 || open.has(at) ? at : [...open][0]!
  const go = (area: number) => {
    setAt(area)
    group.current?.querySelector<SVGPathElement>(`[data-area="${area}"]`)?.focus()
  }
  // Where the focus is, is heard around the drawing: a shape that listens to it would itself be a stop of the tab key.
  const onFocus = ({ target }: FocusEvent) => {
    const area = areaAt(target)
    setInside(area !== null)
    if (area !== null) setAt(area)
  }
  useListeners(
    { focusin: onFocus, focusout: () => setInside(false) },
    { on: () => group.current!.closest('.map-sheet')! },
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const area = areaAt(event.target)
    if (area === null) return
    if (isArrow(event.key)) go(areaTowards(map, area, event.key))
    else if (event.key === 'Enter' || event.key === ' ') onPoint(area)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at are the areas in it
    <g
      class="hits"
      ref={group}
      onClick={event => {
        const area = areaAt(event.target)
        if (area !== null) onPoint(area)
      }}
      onKeyDown={onKeyDown}
    >
      {shapesOf(map).areas.map(({ path }, area) => (
        <Hit key={area} {...{ area, path }} label={labels[area]!} isOpen={open.has(area)} isStop={area === stop} />
      ))}
    </g>
  )
}

interface HitProps {
  readonly area: number
  readonly path: string
  readonly label: string
  readonly isOpen: boolean
  readonly isStop: boolean
}

const Hit = pure(({ area, path, label, isOpen, isStop }: HitProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a shape of an SVG cannot be a button element
  <path
    d={path}
    role="button"
    tabindex={isStop ? 0 : -1}
    aria-label={label}
    aria-disabled={!isOpen}
    data-area={area}
    class={isOpen ? 'hit can' : 'hit'}
  />
))
