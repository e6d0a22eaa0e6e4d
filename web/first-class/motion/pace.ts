import { useShell } from '../../shell/context.ts'
import type { Settings } from '../../shell/settings.ts'

/** How long a piece is on its way, in milliseconds. */
const LENGTHS: Readonly<Record<Settings['speed'], number>> = { slow: 700, normal: 380, fast: 170, off: 0 }

/** As long as the reader wishes; 0: nothing moves. */
export function useLength(): number {
  const { settings } = useShell()
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : LENGTHS[settings.speed]
}
