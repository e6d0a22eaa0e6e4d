import type { Snapshot } from '@roundhouse/table/snapshot'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { TableClient } from '../match/table-remote.ts'
import { useDurations } from './motion/speed.ts'
import { type Before, beforeBot, waitBefore } from './pace.ts'

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
  const { before, turns } = useCourse(snapshot, hasEnded)
  const isBot = before !== null
  const isOwnEnd = before === 'own-end' && endedAt !== snapshot && !isSkipping && durations.ownEnd > 0
  const wait = before === null || isSkipping || endedAt === snapshot ? 0 : waitBefore(before, turns, durations)
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

/** What came before the move of a bot, if it has the move, and how many turns of bots in a row there were. */
interface Course {
  readonly before: Before | null
  readonly turns: number
}

function useCourse(snapshot: Snapshot | null, hasEnded: (before: Snapshot) => boolean): Course {
  const last = useRef<Course & { snapshot: Snapshot | null }>({ snapshot: null, before: null, turns: 0 })
  if (last.current.snapshot !== snapshot) {
    const before = snapshot?.waiting === 'bot' ? beforeBot(last.current.snapshot, snapshot, hasEnded) : null
    const turns = before === null ? 0 : last.current.turns + (before === 'same-seat' ? 0 : 1)
    last.current = { snapshot, before, turns }
  }
  return last.current
}
