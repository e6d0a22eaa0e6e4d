import { useRef } from 'preact/hooks'
import { AnimatedTable } from '../table/motion/AnimatedTable.tsx'
import { useDurations } from '../table/motion/speed.ts'
import type { TableProps } from '../table/props.ts'
import { Sprite } from './drawing/Icon.tsx'
import './first-class.css'
import { Hovered, Looking } from './choosing/looking.tsx'
import { TableModelContext } from './model/table-model.ts'
import { useKeys } from './model/useKeys.ts'
import { useTableModelAt } from './model/useTableModelAt.ts'
import { useWide } from './model/useWide.ts'
import { movementsBetween } from './motion/movements.ts'
import { Announcer } from './parts/Announcer.tsx'
import { Ghosts } from './parts/Ghosts.tsx'
import { Narrow } from './parts/Narrow.tsx'
import { Sheet } from './parts/Sheet.tsx'
import { Wide } from './parts/Wide.tsx'

/** First Class in the browser. It shows what the snapshot holds, and hands back moves that the snapshot offers. */
export const FirstClassTable = (props: TableProps) => (
  <Looking>
    <Table {...props} />
  </Looking>
)

function Table(props: TableProps) {
  const model = useTableModelAt(props)
  const root = useRef<HTMLDivElement>(null)
  const isWide = useWide()
  const { sheet } = model
  useKeys(root, model)
  const { motion } = useDurations()
  return (
    <TableModelContext.Provider value={model}>
      <div class={`fc ${isWide ? 'is-wide' : 'is-narrow'}`} ref={root}>
        <Sprite />
        <AnimatedTable root={root} shown={model} movements={movementsBetween} duration={motion}>
          {isWide ? (
            <Hovered>
              <Wide />
            </Hovered>
          ) : (
            <Narrow />
          )}
        </AnimatedTable>
        {isWide && <Ghosts root={root} />}
        {sheet !== null && <Sheet sheet={sheet} />}
        <Announcer />
      </div>
    </TableModelContext.Provider>
  )
}
