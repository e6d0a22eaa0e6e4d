import { useContext, useEffect, useRef, useState } from 'preact/hooks'
import { OpeningContext, type TableAddress } from './opening.ts'
import type { OnlineClient, OnlineState } from './state.ts'

interface OpenTable {
  readonly client: OnlineClient | null
  readonly state: OnlineState | null
  /** Closes the line and opens another; answers when the table has been heard of through it. */
  readonly reopen: () => Promise<OnlineClient>
}

/** A table elsewhere, for as long as the page looks at it. */
export function useClient({ table, key, isScreen }: TableAddress): OpenTable {
  const opening = useContext(OpeningContext)
  const [client, setClient] = useState<OnlineClient | null>(null)
  const [state, setState] = useState<OnlineState | null>(null)
  const [line, setLine] = useState(0)
  const waiting = useRef<((client: OnlineClient) => void)[]>([])
  useEffect(() => {
    let isWanted = true
    let open: OnlineClient | null = null
    void opening().then(openClient => {
      if (!isWanted) return
      const opened = openClient({ table, key, isScreen })
      open = opened
      setClient(opened)
      opened.listen(now => {
        if (!isWanted) return
        setState(now)
        if (now.online !== null && now.line.is === 'open')
          for (const tell of waiting.current.splice(0)) tell(opened)
      })
    })
    return () => {
      isWanted = false
      open?.close()
    }
  }, [opening, table, key, isScreen, line])
  const reopen = (): Promise<OnlineClient> =>
    new Promise(resolve => {
      waiting.current.push(resolve)
      setLine(line + 1)
    })
  return { client, state, reopen }
}
