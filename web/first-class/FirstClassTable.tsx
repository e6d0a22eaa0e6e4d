import { useRef } from 'preact/hooks'
import type { TableProps } from '../table/props.ts'
import { useDurations } from '../table/speed.ts'
import { Sprite } from './drawing/Icon.tsx'
import './first-class.css'
import { Looking } from './looking.tsx'
import { Moving } from './motion/Moving.tsx'
import { Announcer } from './parts/Announcer.tsx'
import { Ghosts } from './parts/Ghosts.tsx'
import { Narrow } from './parts/Narrow.tsx'
import { Sheet } from './parts/Sheet.tsx'
import { Wide } from './parts/Wide.tsx'
import { SittingContext } from './sitting.ts'
import { useKeys } from './useKeys.ts'
import { useSittingAt } from './useSittingAt.ts'
import { useWide } from './useWide.ts'

/** First Class in the browser. It shows what the scene holds, and hands back moves that the scene offers. */
export function FirstClassTable(props: TableProps) {
  const isWide = useWide()
  return (
    <Looking hasRoom={isWide}>
      <Seated {...props} isWide={isWide} />
    </Looking>
  )
}

function Seated({ isWide, ...props }: TableProps & { isWide: boolean }) {
  const sitting = useSittingAt(props)
  const root = useRef<HTMLDivElement>(null)
  const { sheet } = sitting
  useKeys(root, sitting)
  const { motion } = useDurations()
  return (
    <SittingContext.Provider value={sitting}>
      <div class={`fc ${isWide ? 'is-wide' : 'is-narrow'}`} ref={root}>
        <Sprite />
        <Moving root={root} scene={sitting.scene} view={sitting.view} length={motion}>
          {isWide ? <Wide /> : <Narrow />}
        </Moving>
        {isWide && <Ghosts root={root} />}
        {sheet !== null && <Sheet sheet={sheet} />}
        <Announcer />
      </div>
    </SittingContext.Provider>
  )
}
