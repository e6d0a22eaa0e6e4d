import { useEffect, useRef } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { useTableContext } from '../table/context.ts'
import { AnimatedTable } from '../table/motion/AnimatedTable.tsx'
import { useDurations } from '../table/motion/speed.ts'
import type { TableProps } from '../table/props.ts'
import { Sprite } from './drawing/Icon.tsx'
import './first-class.css'
import { Hovered, Looking } from './choosing/looking.tsx'
import { type TableModel, TableModelContext } from './model/table-model.ts'
import { useKeys } from './model/useKeys.ts'
import { useLayout } from './model/useLayout.ts'
import { useScoring } from './model/useScoring.ts'
import { useTableModelAt } from './model/useTableModelAt.ts'
import { movementsBetween } from './motion/movements.ts'
import { Announcer } from './parts/Announcer.tsx'
import { Beside } from './parts/Beside.tsx'
import { ForAll } from './parts/ForAll.tsx'
import { Ghosts } from './parts/Ghosts.tsx'
import { Narrow } from './parts/Narrow.tsx'
import { Sheet } from './parts/Sheet.tsx'
import { Upright } from './parts/Upright.tsx'
import { Wide } from './parts/Wide.tsx'

const SPRITE = <Sprite />

/** First Class in the browser. It shows what the snapshot holds, and hands back moves that the snapshot offers. */
export const FirstClassTable = (props: TableProps) => (
  <Looking>
    <Table {...props} />
  </Looking>
)

function Table(props: TableProps) {
  const model = useTableModelAt(props)
  const root = useRef<HTMLDivElement>(null)
  const { layout, hasLog } = useLayout()
  const { settings } = useShell()
  const { sheet } = model
  const scored = useScoring(model)
  useEndSheet(model, scored.scoring === null)
  useKeys(root, model)
  const { motion } = useDurations()
  const isWhole = layout !== 'sideways' && layout !== 'narrow'
  return (
    <TableModelContext.Provider value={model}>
      <div
        class={`fc is-${layout} ${settings.text > 100 ? 'has-large-text' : ''}`}
        style={{ '--text-size': settings.text / 100 }}
        ref={root}
      >
        {SPRITE}
        <AnimatedTable root={root} shown={model} movements={movementsBetween} duration={motion}>
          {isWhole ? (
            <Hovered>
              {layout === 'wide' && <Wide hasLog={hasLog} scored={scored} />}
              {layout === 'for-all' && <ForAll />}
              {layout === 'beside' && <Beside />}
              {layout === 'upright' && <Upright scored={scored} />}
            </Hovered>
          ) : (
            <Narrow isSideways={layout === 'sideways'} scored={scored} />
          )}
        </AnimatedTable>
        {isWhole && <Ghosts root={root} />}
        {sheet !== null && <Sheet sheet={sheet} />}
        <Announcer />
      </div>
    </TableModelContext.Provider>
  )
}

/** When a game that was played here ends, that is told, after its last scoring phase. */
function useEndSheet({ view, open }: TableModel, isFree: boolean): void {
  const isPlayed = useTableContext() !== null
  const isEnd = isPlayed && isFree && view.phase === 'over'
  useEffect(() => {
    if (isEnd) open({ is: 'end' })
  }, [isEnd])
}
