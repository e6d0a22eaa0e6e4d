import type { LobbyList } from '@roundhouse/wire/lobby'
import { useState } from 'preact/hooks'
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
  useFollow(['lobby'], { onLobby: setList, onState: ({ is }) => setLost(is === 'lost') }, who)
  return { list, isLost }
}
