import { useMemo } from 'preact/hooks'
import { useAfterPaint } from '../table/NextFrame.tsx'
import { describeArea } from './describe.ts'
import { MapView } from './map/MapView.tsx'
import { marksOf, pointAt, pointAtPiece } from './marks.ts'
import { useSitting } from './sitting.ts'
import { mapFor } from './words/places.ts'

/** The map, with what can be pointed at now and what pointing does. */
export function TableMap({ lit }: { lit: readonly number[] }) {
  const sitting = useSitting()
  const { rules, voice, view, scene, choice } = sitting
  const map = useMemo(() => mapFor(voice.say, rules.map), [voice.say, rules.map])
  const marks = useMemo(() => marksOf(sitting), [scene, voice, choice])
  const late = useAfterPaint(sitting)
  const labels = useMemo(
    () => map.areas.map((_, area) => describeArea(late, area)),
    [late.scene, late.voice, late.choice],
  )
  return (
    <MapView
      map={map}
      board={view}
      marks={marks}
      lit={lit}
      describe={area => labels[area]!}
      onPoint={area => pointAt(sitting, area)}
      onPointAtPiece={piece => pointAtPiece(sitting, piece)}
    />
  )
}
