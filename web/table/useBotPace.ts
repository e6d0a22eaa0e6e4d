import type { Snapshot } from '@roundhouse/table/snapshot'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { TableClient } from '../match/client.ts'
import { useDurations } from './motion/speed.ts'
import { beforeBot, waitBefore } from './pace.ts'

/** How bots are let play. */
export interface BotPace {
  /** Lets them play without a pause, until a person has the move. */
  readonly skip: () => void
  /** Bots wait for as long as something is to be read first. */
  readonly hold: (isHeld: boolean) => void
  /** The viewer's turn has ended with its last action: no bot plays for this many milliseconds. `null`: it has not. */
  readonly ownEnd: { readonly lasts: number; readonly end: () => void } | null
}

/** Lets bots move at the reader's pace. `hasEnded`: the turn that was decided in ended with its last action. */
export function useBotPace(
  table: TableClient | null,
  snapshot: Snapshot | null,
  hasEnded: (before: Snapshot) => boolean,
): BotPace {
  const durations = useDurations()
  const [isSkipping, setSkipping] = useState(false)
  const [isHeld, hold] = useState(false)
  const [endedAt, setEnded] = useState<Snapshot | null>(null)
  const last = useRef<{ now: Snapshot | null; before: Snapshot | null }>({ now: null, before: null })
  if (last.current.now !== snapshot) last.current = { now: snapshot, before: last.current.now }
  const isBot = snapshot?.waiting === 'bot'
  const before = isBot ? beforeBot(last.current.before, snapshot, hasEnded) : null
  const isOwnEnd = before === 'own-end' && endedAt !== snapshot && !isSkipping && durations.ownEnd > 0
  const wait = before === null || isSkipping || endedAt === snapshot ? 0 : waitBefore(before, durations)
  const areAll = isSkipping || durations.botTurn === 0
  useEffect(() => {
    if (table === null || !isBot || isHeld) return
    const timer = setTimeout(() => void table.remote.letBotsPlay(areAll), wait)
    return () => clearTimeout(timer)
  }, [table, snapshot, wait, areAll, isHeld])
  useEffect(() => setSkipping(false), [snapshot?.waiting])
  const skip = useCallback(() => {
    setSkipping(true)
    void table?.remote.hurry()
  }, [table])
  return { skip, hold, ownEnd: isOwnEnd ? { lasts: durations.ownEnd, end: () => setEnded(snapshot) } : null }
}
