import type { Snapshot } from '@roundhouse/table/snapshot'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { sitDown, type TableClient } from '../match/client.ts'

/** A table that somebody sits at: the snapshot as it is now, and what went wrong if it could not be opened. */
export function useTable(id: string) {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [table, setTable] = useState<TableClient | null>(null)
  useEffect(() => {
    let isOpen = true
    let open: TableClient | null = null
    const arrive = (seated: TableClient) => {
      open = seated
      if (isOpen) setTable(seated)
      else seated.close()
    }
    sitDown(id, next => isOpen && setSnapshot(next)).then(arrive, error => setFailed(String(error.message ?? error)))
    return () => {
      isOpen = false
      open?.close()
    }
  }, [id])
  return { table, snapshot, failed }
}

interface BotPace {
  /** Skips the rest, until somebody has the move. */
  readonly skip: () => void
  /** Bots wait for as long as something is to be read first. */
  readonly hold: (isHeld: boolean) => void
}

/** Lets bots move at the reader's pace. */
export function useBotPace(table: TableClient | null, snapshot: Snapshot | null, milliseconds: number): BotPace {
  const [isSkipping, setSkipping] = useState(false)
  const [isHeld, hold] = useState(false)
  const waiting = snapshot?.waiting
  const pace = isSkipping ? 0 : milliseconds
  useEffect(() => {
    if (table === null || waiting !== 'bot' || isHeld) return
    const timer = setTimeout(() => void table.remote.letBotsPlay(pace === 0), pace)
    return () => clearTimeout(timer)
  }, [table, snapshot, pace, isHeld])
  useEffect(() => setSkipping(false), [waiting])
  const skip = useCallback(() => {
    setSkipping(true)
    void table?.remote.hurry()
  }, [table])
  return { skip, hold }
}
