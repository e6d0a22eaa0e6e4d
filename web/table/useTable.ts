import type { Scene } from '@roundhouse/table/snapshot'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { sitDown, type Table } from '../match/client.ts'

/** A table that somebody sits at: the scene as it is now, and what went wrong if it could not be opened. */
export interface TableState {
  readonly table: Table | null
  readonly scene: Scene | null
  readonly failed: string | null
}

export function useTable(id: string): TableState {
  const [scene, setScene] = useState<Scene | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    let isOpen = true
    let open: Table | null = null
    const arrive = (seated: Table) => {
      open = seated
      if (isOpen) setTable(seated)
      else seated.close()
    }
    sitDown(id, next => isOpen && setScene(next)).then(arrive, error => setFailed(String(error.message ?? error)))
    return () => {
      isOpen = false
      open?.close()
    }
  }, [id])
  return { table, scene, failed }
}

/** Lets bots move at the reader's pace. What comes back skips the rest, until somebody is to decide. */
export function useBotPace(table: Table | null, scene: Scene | null, milliseconds: number): () => void {
  const [isSkipping, setSkipping] = useState(false)
  const waiting = scene?.waiting
  const pace = isSkipping ? 0 : milliseconds
  useEffect(() => {
    if (table === null || waiting !== 'bot') return
    const timer = setTimeout(() => void table.remote.letBotPlay(), pace)
    return () => clearTimeout(timer)
  }, [table, scene, pace])
  useEffect(() => setSkipping(false), [waiting])
  return useCallback(() => {
    setSkipping(true)
    void table?.remote.hurry()
  }, [table])
}
