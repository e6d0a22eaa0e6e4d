import type { Snapshot } from '@roundhouse/table/snapshot'
import { useEffect, useState } from 'preact/hooks'
import { sitDown } from '../match/client.ts'
import type { TableClient } from '../match/table-remote.ts'

interface TableNow {
  readonly snapshot: Snapshot | null
  /** Is it played here, or in another tab? */
  readonly isOwner: boolean
}

/** A table that somebody sits at: the snapshot as it is now, and what went wrong if it could not be opened or kept. */
export function useTable(id: string) {
  const [now, setNow] = useState<TableNow>({ snapshot: null, isOwner: true })
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
    const show = (snapshot: Snapshot, isOwner: boolean) => isOpen && setNow({ snapshot, isOwner })
    const fail = (fault: string) => isOpen && setFailed(fault)
    sitDown(id, show, fail).then(arrive, error => fail(String(error.message ?? error)))
    return () => {
      isOpen = false
      open?.close()
    }
  }, [id])
  return { table, ...now, failed }
}
