import { useEffect, useState } from 'preact/hooks'
import { useOnline } from '../context.ts'
import { mutedAt, rememberMuted } from '../memory.ts'

/** Whoever shows what was said is told when somebody is muted elsewhere on the page. */
const listeners = new Set<() => void>()

/** Who is not listened to at this table, and a way to change it. */
export function useMuted(): readonly [muted: readonly string[], toggle: (name: string) => void] {
  const { table } = useOnline().state
  const [muted, setMuted] = useState(() => mutedAt(table))
  useEffect(() => {
    const look = () => setMuted(mutedAt(table))
    listeners.add(look)
    return () => void listeners.delete(look)
  }, [table])
  const toggle = (name: string) => {
    rememberMuted(table, muted.includes(name) ? muted.filter(each => each !== name) : [...muted, name])
    for (const look of listeners) look()
  }
  return [muted, toggle]
}
