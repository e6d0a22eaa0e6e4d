import { useShell } from '../../shell/context.ts'
import type { Settings } from '../../shell/settings/settings.ts'

/** How long things take, in milliseconds. */
export interface Durations {
  /** After the own turn has ended by itself: time to take it back. */
  readonly ownEnd: number
  /** Before the first move of a bot's turn, and before each that follows in it. */
  readonly botTurn: number
  readonly botMove: number
  /** Between two moves of a replay. */
  readonly replayMove: number
  /** A piece on its way; 0: nothing moves. */
  readonly motion: number
  /** A line of the recap: long enough to find its place, also where nothing moves. */
  readonly recapLine: number
}

export const DURATIONS: Readonly<Record<Settings['speed'], Durations>> = {
  slow: { ownEnd: 3000, botTurn: 2000, botMove: 700, replayMove: 2000, motion: 700, recapLine: 2000 },
  normal: { ownEnd: 1400, botTurn: 750, botMove: 160, replayMove: 900, motion: 380, recapLine: 1300 },
  fast: { ownEnd: 700, botTurn: 300, botMove: 80, replayMove: 300, motion: 180, recapLine: 700 },
  off: { ownEnd: 0, botTurn: 0, botMove: 0, replayMove: 0, motion: 0, recapLine: 1300 },
}

const STILL = Object.fromEntries(
  Object.entries(DURATIONS).map(([speed, durations]) => [speed, { ...durations, motion: 0 }]),
) as typeof DURATIONS

/** What the system says, asked once: it stays true, and to ask anew takes a browser longer than to look. */
let reduced: MediaQueryList | null = null

/** As the reader wishes, in the settings of the page and of the system. */
export function useDurations(): Durations {
  const { settings } = useShell()
  reduced ??= matchMedia('(prefers-reduced-motion: reduce)')
  return (reduced.matches ? STILL : DURATIONS)[settings.speed]
}
