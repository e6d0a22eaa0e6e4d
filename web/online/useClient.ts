import { useContext, useEffect, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { OpeningContext, type TableAddress } from './opening.ts'
import type { OnlineClient, OnlineState } from './state.ts'

interface OpenTable {
  readonly client: OnlineClient | null
  readonly state: OnlineState | null
}

/** A table elsewhere, for as long as the page looks at it. */
export function useClient({ table, key, isScreen }: Omit<TableAddress, 'language'>): OpenTable {
  const { language } = useShell().settings
  const opening = useContext(OpeningContext)
  const [open, setOpen] = useState<OpenTable>({ client: null, state: null })
  useEffect(() => {
    let isWanted = true
    let client: OnlineClient | null = null
    void opening().then(openClient => {
      if (!isWanted) return
      const opened = openClient({ table, language, key, isScreen })
      client = opened
      opened.listen(state => isWanted && setOpen({ client: opened, state }))
    })
    return () => {
      isWanted = false
      client?.close()
    }
  }, [opening, table, key, isScreen])
  return open
}
