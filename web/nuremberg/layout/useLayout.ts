import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { useShell } from '../../shell/context.ts'
import { useTableRoom } from '../../table/room.ts'
import { type Layout, layoutFor, type WindowRoom } from './layout.ts'

const USUAL_REM = 16

/** The layout of the table as it is now: it changes with the window, with what stands above the table, and with the text. */
export function useLayout(table: RefObject<HTMLElement | null>): Layout {
  const { text } = useShell().settings
  const room = useTableRoom()
  const rem = room?.screenRem ?? (USUAL_REM * text) / 100
  const [layout, setLayout] = useState(() =>
    layoutFor({ ...windowSize(), own: innerHeight, ownWidth: innerWidth, rem, room }),
  )
  useLayoutEffect(() => {
    const measure = () => {
      const { clientHeight, clientWidth } = table.current!
      const size: WindowRoom = { ...windowSize(), own: clientHeight, ownWidth: clientWidth, rem, room }
      setLayout(before => kept(before, layoutFor(size)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(table.current!)
    return () => observer.disconnect()
  }, [rem, room])
  return layout
}

const windowSize = () => ({ width: innerWidth, height: innerHeight })

/** One that says the same stays the same. */
const kept = (before: Layout, now: Layout): Layout => (JSON.stringify(before) === JSON.stringify(now) ? before : now)
