import { useEffect, useState } from 'preact/hooks'
import { useOnline } from '../context.ts'
import { readUntil, rememberRead } from '../memory.ts'
import { useMuted } from '../people/useMuted.ts'
import type { ChatEntry } from '../state.ts'

/** Whoever says that something is unread is told when it was read elsewhere on the page. */
const listeners = new Set<() => void>()

/** What another said last, if it has not been on this screen yet. */
export function useUnread(): ChatEntry | null {
  const { state, seat } = useOnline()
  const { table, chat } = state
  const [muted] = useMuted()
  const [until, setUntil] = useState(() => readUntil(table))
  useEffect(() => {
    const look = () => setUntil(readUntil(table))
    look()
    listeners.add(look)
    return () => void listeners.delete(look)
  }, [table])
  const isNew = (entry: ChatEntry) =>
    entry.at > until && (entry.seat === null || entry.seat !== seat) && !muted.includes(entry.name)
  return chat.findLast(isNew) ?? null
}

/** All that was said is on the screen. */
export function useReading(): void {
  const { table, chat } = useOnline().state
  const last = Math.max(0, ...chat.map(({ at }) => at))
  useEffect(() => {
    if (last <= readUntil(table)) return
    rememberRead(table, last)
    for (const look of listeners) look()
  }, [table, last])
}
