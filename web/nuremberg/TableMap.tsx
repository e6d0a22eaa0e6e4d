import { mapFor } from '@roundhouse/nuremberg/words/places'
import { useMemo, useRef } from 'preact/hooks'
import { useAfterPaint } from '../table/memo/deferred.tsx'
import { useStructuralSharing } from '../table/memo/useStructuralSharing.ts'
import { followed } from './choosing/follow.ts'
import { marksOf, pointAt, pointAtPiece } from './choosing/marks.ts'
import { shareMarks } from './choosing/share-marks.ts'
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
  const marks = useSharedMarks(useMemo(() => marksOf(model), [snapshot, voice, choice]))
  const late = useAfterPaint(model)
  const labels = useLabels(late)
  const follow = useFollowed(model, marks)
  const points = useMemo(
    () => ({
      onPoint: (area: number) => pointAt(now.current, area),
      onPointAtPiece: (piece: string) => pointAtPiece(now.current, piece),
    }),
    [],
  )
  const board = useMemo(
    () => ({ track, stations, goods, reds, greens, landowners }),
    [track, stations, goods, reds, greens, landowners],
  )
  return useMemo(
    () => <MapView {...{ map, board, marks, lit, follow, labels }} {...points} />,
    [map, board, marks, lit, follow, labels],
  )
}

/** Marks that say the same as the last ones stay the same, as a whole and one by one. */
function useSharedMarks(marks: Marks): Marks {
  const last = useRef(marks)
  last.current = shareMarks(last.current, marks)
  return last.current
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
function useLabels(late: TableModel): readonly string[] {
  const { rules, snapshot, voice, choice } = late
  return useStructuralSharing(
    useMemo(() => rules.map.areas.map((_, area) => describeArea(late, area)), [rules, snapshot, voice, choice]),
  )
}
