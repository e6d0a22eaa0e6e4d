import { mapFor } from '@roundhouse/nuremberg/words/places'
import { useMemo, useRef } from 'preact/hooks'
import { useAfterPaint } from '../table/memo/deferred.tsx'
import { useStructuralSharing } from '../table/memo/useStructuralSharing.ts'
import { followed } from './choosing/follow.ts'
import { marksOf, pointAt, pointAtPiece } from './choosing/marks.ts'
import { MapView, type Marks } from './map/MapView.tsx'
import { describeArea } from './model/describe.ts'
import { type TableModel, useTableModel } from './model/table-model.ts'

/** The map, with what can be pointed at now and what pointing does. It is left alone while nothing on it changes. */
export function TableMap({ lit }: { lit: readonly number[] }) {
  const model = useTableModel()
  const now = useRef(model)
  now.current = model
  const { rules, voice, say, view, snapshot, choice } = model
  const { track, stations, goods, reds, greens, landowners } = view
  const map = useMemo(() => mapFor(say, rules.map), [say, rules.map])
  const marks = useMemo(() => marksOf(model), [snapshot, voice, choice])
  const labels = useLabels(model)
  const follow = useFollowed(model, marks)
  return useMemo(
    () => (
      <MapView
        map={map}
        board={{ track, stations, goods, reds, greens, landowners }}
        marks={marks}
        lit={lit}
        follow={follow}
        labels={labels}
        onPoint={area => pointAt(now.current, area)}
        onPointAtPiece={piece => pointAtPiece(now.current, piece)}
      />
    ),
    [map, marks, lit, follow, labels, track, stations, goods, reds, greens, landowners],
  )
}

/** Where the map goes to; it stays there until there is something else to see. */
function useFollowed(model: TableModel, marks: Marks): readonly number[] {
  const { snapshot, choice } = model
  const told = useRef({ now: snapshot.story.length, before: snapshot.story.length, played: snapshot.played })
  if (told.current.played !== snapshot.played)
    told.current = { now: snapshot.story.length, before: told.current.now, played: snapshot.played }
  return useStructuralSharing(useMemo(() => followed(model, marks, told.current.before), [snapshot, marks, choice]))
}

/** What a reader who does not see them hears of the areas, a frame later than what is seen. */
function useLabels(model: TableModel): readonly string[] {
  const late = useAfterPaint(model)
  const { rules, snapshot, voice, choice } = late
  return useStructuralSharing(
    useMemo(() => rules.map.areas.map((_, area) => describeArea(late, area)), [rules, snapshot, voice, choice]),
  )
}
