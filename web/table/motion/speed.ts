import { useShell } from '../../shell/context.ts'
import type { Settings } from '../../shell/settings/settings.ts'

/** How long things take, in milliseconds. */
interface Durations {
  /** Between two moves of bots. */
  readonly botMove: number
  /** A piece on its way; 0: nothing moves. */
  readonly motion: number
  /** A line of the recap: long enough to find its place, also where nothing moves. */
  readonly recapLine: number
}

const DURATIONS: Readonly<Record<Settings['speed'], Durations>> = {
  slow: { botMove: 2000, motion: 700, recapLine: 2000 },
  normal: { botMove: 900, motion: 380, recapLine: 1300 },
  fast: { botMove: 300, motion: 180, recapLine: 700 },
  off: { botMove: 0, motion: 0, recapLine: 1300 },
}

/** As the reader wishes, in the settings of the page and of the system. */
export function useDurations(): Durations {
  const { settings } = useShell()
  const durations = DURATIONS[settings.speed]
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? { ...durations, motion: 0 } : durations
}
