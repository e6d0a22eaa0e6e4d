import { useEffect, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { openOnlineTable } from './client.ts'
import type { OnlineClient, OnlineState } from './state.ts'

interface OnlineNow {
  readonly client: OnlineClient | null
  /** `null`: nothing is known yet. */
  readonly state: OnlineState | null
}

/** A table elsewhere, for as long as somebody looks at it. */
export function useOnline(table: string, key: string | null): OnlineNow {
  const { language } = useShell().settings
  const [now, setNow] = useState<OnlineNow>({ client: null, state: null })
  useEffect(() => {
    const client = openOnlineTable(table, language, key === null ? {} : { key })
    client.listen(state => setNow({ client, state }))
    return () => client.close()
  }, [table, key])
  return now
}
