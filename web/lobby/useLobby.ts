import { patch } from '@roundhouse/wire/difference'
import type { LobbyList } from '@roundhouse/wire/lobby'
import { useRef, useState } from 'preact/hooks'
import { useFollow } from '../online/follow.ts'

interface LobbyState {
  /** `null`: nothing was told yet. */
  readonly list: LobbyList | null
  readonly isLost: boolean
}

/** The lobby as it is now. `who`: as another person one may see others. */
export function useLobby(who: string): LobbyState {
  const [list, setList] = useState<LobbyList | null>(null)
  const [isLost, setLost] = useState(false)
  const heard = useRef<{ readonly number: number; readonly list: LobbyList } | null>(null)
  const again = useFollow(
    ['lobby'],
    {
      onMessage(message) {
        if (message.type !== 'lobby') return
        const { number, list: all, change } = message
        const before = heard.current
        // What follows something that was not heard cannot be understood: all of it is asked for.
        if (all === undefined && before?.number !== number - 1) return again()
        const now = all ?? (patch(before!.list, change!) as LobbyList)
        heard.current = { number, list: now }
        setList(now)
      },
      onState: ({ is }) => setLost(is === 'lost'),
    },
    who,
  )
  return { list, isLost }
}
