import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-400-italic.css'
import '@fontsource/alegreya/latin-700.css'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useMemo } from 'preact/hooks'
import { Symbols } from '../drawing/Symbols.tsx'
import { marksOf } from '../marks.ts'
import { Auction } from '../parts/Auction.tsx'
import { Players } from '../parts/Players.tsx'
import { Trains } from '../parts/Trains.tsx'
import { rulesOf } from '../rules.ts'
import { SeatedContext, type Sitting, SittingContext, type TableSnapshot } from '../sitting.ts'
import '../table.css'
import { mapFor } from '@roundhouse/nuremberg/words/places'
import { targetsOf } from '../targets.ts'
import '../tokens.css'
import '../colours.css'
import { useShell } from '../../shell/context.ts'
import type { Picture } from './pictures.ts'
import { StillMap } from './StillMap.tsx'
import './drawing.css'

/** The pieces that all pictures point to. */
export const Sprite = () => (
  <div class="nuremberg-table unseen" aria-hidden="true">
    <Symbols />
  </div>
)

interface DrawingProps {
  readonly scene: Snapshot
  readonly picture: Picture
}

/** Nobody plays in a picture: it is seen, not touched. */
export function RuleDrawing({ scene, picture }: DrawingProps) {
  const sitting = useStillSitting(scene, picture)
  return (
    <SeatedContext.Provider value={sitting}>
      <SittingContext.Provider value={sitting}>
        <div class={`nuremberg-table drawing ${isWhole(picture) ? 'is-whole' : ''}`} inert>
          {picture.draws === 'map' && <MapPiece sitting={sitting} picture={picture} />}
          {picture.draws === 'auction' && <Auction />}
          {picture.draws === 'players' && <Players />}
          {picture.draws === 'trains' && <Trains />}
        </div>
      </SittingContext.Provider>
    </SeatedContext.Provider>
  )
}

const isWhole = ({ draws, around }: Picture): boolean => draws === 'map' && around === undefined

const nothing = () => {}

function useStillSitting(scene: Snapshot, { line }: Picture): Sitting {
  const { say } = useShell()
  return useMemo(() => {
    const rules = rulesOf(scene)
    return {
      scene: scene as TableSnapshot,
      view: scene.view as View,
      rules,
      voice: { say, rules, names: scene.chairs.map(({ name }) => name), viewer: scene.viewer },
      targets: targetsOf(rules, scene.moves),
      choice: line === undefined ? {} : { line },
      choose: nothing,
      play: nothing,
      undo: nothing,
      askWhy: nothing,
      canAsk: false,
      reason: null,
      asked: null,
      light: nothing,
    }
  }, [scene, say, line])
}

function MapPiece({ sitting, picture: { around = [] } }: { sitting: Sitting; picture: Picture }) {
  const { map } = sitting.rules
  const areas = around.map(name => map.areas.findIndex(area => area.name === name))
  const drawn = useMemo(() => mapFor(sitting.voice.say, map), [sitting.voice.say, map])
  return <StillMap map={drawn} board={sitting.view} marks={marksOf(sitting)} around={areas} />
}
