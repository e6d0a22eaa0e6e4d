import { useState } from 'preact/hooks'
import { rememberKey } from '../online/memory.ts'
import { rememberName } from '../online/seat-memory.ts'
import { beGuest, type FoundTable, ServerError } from '../online/server.ts'
import { useOnlineSay } from '../online/words.tsx'
import { go } from '../shell/route.ts'

/** Somebody takes a seat, and then is at the table; or is told why not. */
export interface SeatFinder {
  readonly isBusy: boolean
  readonly trouble: string | null
  take(find: () => Promise<FoundTable>): void
}

/** Whoever sits down has a name; the server is told it first. */
export function useSeat(name: string, onName: (name: string) => void): SeatFinder {
  const say = useOnlineSay()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const take = async (find: () => Promise<FoundTable>) => {
    const chosen = name.trim()
    if (chosen === '') return setTrouble(say('online.name-missing'))
    setBusy(true)
    setTrouble(null)
    try {
      rememberName(chosen)
      await beGuest(chosen)
      onName(chosen)
      const { table, key } = await find()
      if (key !== null) rememberKey(table, key)
      go({ page: 'online', id: table })
    } catch (error) {
      setTrouble(wordsFor(error instanceof ServerError ? error.code : 'no-answer'))
      setBusy(false)
    }
  }
  const wordsFor = (code: string): string => {
    if (code === 'no-answer') return say('online.no-answer')
    if (['no-such-table', 'chair-taken', 'not-now', 'not-yours', 'stale'].includes(code)) return say('lobby.gone')
    return say.find(`online.refused.${code}`) ?? say('online.no-answer')
  }
  return { isBusy, trouble, take: find => void take(find) }
}
