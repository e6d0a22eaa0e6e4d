import { useMemo } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { namesFor, nameWords, withNames } from '../shell/names.ts'
import type { OnlineState } from './state.ts'

/** A table elsewhere on which everybody has a name. Parts that did not change are the same objects here, too. */
export function useNamed(state: OnlineState | null): OnlineState | null {
  const { say } = useShell()
  const { online = null, snapshot = null, planning = null } = state ?? {}
  const found = namesFor(online?.chairs ?? [], nameWords(say))
  const names = useMemo(() => found, [JSON.stringify(found)])
  const named = {
    online: useMemo(() => online && withNames(online, names), [online, names]),
    snapshot: useMemo(() => snapshot && withNames(snapshot, names), [snapshot, names]),
    planning: useMemo(
      () => planning && { ...planning, snapshot: withNames(planning.snapshot, names) },
      [planning, names],
    ),
  }
  return useMemo(() => state && { ...state, ...named }, [state, names])
}
