import type { OnlineState, PendingCommand } from '../state.ts'

/** What is said of the line: nothing while all is well and nobody waits for it. */
export type LineNews = 'opening' | 'open' | 'sending' | 'kept' | 'lost'

/** Milliseconds: what is answered sooner was never seen to be sent. */
const SOON = 300

/** How the line is, at a time of this device. */
export function lineNews({ line, pending }: Pick<OnlineState, 'line' | 'pending'>, now: number): LineNews {
  if (line.is !== 'open' && line.is !== 'opening') return 'lost'
  if (line.is === 'opening') return 'opening'
  if (pending.some(({ isKept }) => isKept)) return 'kept'
  return pending.some(({ since }) => now - since >= SOON) ? 'sending' : 'open'
}

/** When something is to be said of what is under way; `null`: never, or already. */
export function sendingSaidIn(pending: readonly PendingCommand[], now: number): number | null {
  const waits = pending.map(({ since }) => since + SOON - now).filter(wait => wait > 0)
  return waits.length === 0 ? null : Math.min(...waits)
}

/** The moves that were made without a line. */
export const keptMoves = (pending: readonly PendingCommand[]): string[] =>
  pending.flatMap(({ isKept, command }) => (isKept && command.type === 'play' ? command.moves : []))
