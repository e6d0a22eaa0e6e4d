import type { Snapshot } from '@roundhouse/table/snapshot'
import { useEffect, useState } from 'preact/hooks'
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
