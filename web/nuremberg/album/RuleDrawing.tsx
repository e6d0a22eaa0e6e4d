import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-400-italic.css'
import '@fontsource/alegreya/latin-700.css'
import type { View } from '@roundhouse/nuremberg/base/view'
import { mapFor } from '@roundhouse/nuremberg/words/places'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useMemo } from 'preact/hooks'
import type { DrawingProps } from '../../rules/album.ts'
import { useShell } from '../../shell/context.ts'
import { marksOf } from '../choosing/marks.ts'
import { targetsOf } from '../choosing/targets.ts'
import { Symbols } from '../drawing/Symbols.tsx'
import { rulesOf } from '../model/rules.ts'
import type { TableModel, TableSnapshot } from '../model/table-model.ts'
import { StableTableModelContext, TableModelContext } from '../model/table-model.ts'
import { Auction } from '../parts/Auction.tsx'
import { Players } from '../parts/Players.tsx'
import { Trains } from '../parts/Trains.tsx'
import type { Picture } from './pictures.ts'
import { StillMap } from './StillMap.tsx'
import '../nuremberg.css'
import './drawing.css'

/** The pieces that all pictures point to. */
export const Sprite = () => (
  <div class="nuremberg-table unseen" aria-hidden="true">
    <Symbols />
  </div>
)

/** Nobody plays in a picture: it is seen, not touched. */
export function RuleDrawing({ snapshot, picture }: DrawingProps<Picture>) {
  const model = useStillTableModel(snapshot, picture)
  return (
    <StableTableModelContext.Provider value={model}>
      <TableModelContext.Provider value={model}>
        <div class={`nuremberg-table drawing ${isWhole(picture) ? 'is-whole' : ''}`} inert>
          {picture.draws === 'map' && <MapPiece model={model} picture={picture} />}
          {picture.draws === 'auction' && <Auction />}
          {picture.draws === 'players' && <Players />}
          {picture.draws === 'trains' && <Trains />}
        </div>
      </TableModelContext.Provider>
    </StableTableModelContext.Provider>
  )
}

const isWhole = ({ draws, around }: Picture): boolean => draws === 'map' && around.length === 0

const nothing = () => {}

function useStillTableModel(snapshot: Snapshot, { line }: Picture): TableModel {
  const { say } = useShell()
  return useMemo(() => {
    const rules = rulesOf(snapshot)
    return {
      snapshot: snapshot as TableSnapshot,
      view: snapshot.view as View,
      rules,
      say,
      voice: { say, rules, names: snapshot.chairs.map(({ name }) => name), viewer: snapshot.viewer },
      targets: targetsOf(rules, snapshot.moves),
      choice: line === undefined ? {} : { line },
      choose: nothing,
      play: nothing,
      undo: nothing,
      askWhy: nothing,
      canAsk: false,
      reason: null,
      lastQuestion: null,
      light: nothing,
      show: nothing,
      openLog: nothing,
    }
  }, [snapshot, say, line])
}

function MapPiece({ model, picture: { around } }: { model: TableModel; picture: Picture }) {
  const { map } = model.rules
  const areas = around.map(name => map.areas.findIndex(area => area.name === name))
  const drawn = useMemo(() => mapFor(model.voice.say, map), [model.voice.say, map])
  return <StillMap map={drawn} board={model.view} marks={marksOf(model)} around={areas} />
}
