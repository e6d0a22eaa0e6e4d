import { useState } from 'preact/hooks'
import { useShell } from '../../shell/context.ts'
import { useListeners } from '../../shell/useListeners.ts'
import { useTableRoom } from '../../table/room.ts'
import { type Layout, LEAST_WITH_LOG, layoutOf } from './layout.ts'

interface TableLayout {
  readonly layout: Layout
  /** The log lies beside the table. */
  readonly hasLog: boolean
}

/** By the size of the window and of the text, unless something has taken its part of the window. */
export function useLayout(): TableLayout {
  const { settings } = useShell()
  const [{ width, height }, resize] = useState(sizeOfWindow)
  useListeners({ resize: () => resize(sizeOfWindow()) })
  const room = useTableRoom()
  const usual = layoutOf({ width, height, text: settings.text })
  const layout = room?.hasAside ? 'beside' : room?.screenRem != null && usual === 'wide' ? 'for-all' : usual
  return { layout, hasLog: layout === 'wide' && width >= LEAST_WITH_LOG }
}

const sizeOfWindow = () => ({ width: innerWidth, height: innerHeight })
