import { useEffect } from 'preact/hooks'
import type { TableControls } from './context.ts'

/** In something that is filled in, or in what lies over the table, keys mean something else. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null

/** C asks the coach, Escape sends it away again; S skips what bots do. */
export function useTableKeys({ skip, coach }: TableControls): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      const key = event.key.toLowerCase()
      if (key === 's') skip()
      else if (key === 'c') coach?.says === null ? coach.ask() : coach?.close()
      else if (key === 'escape' && coach?.says !== null) coach?.close()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [skip, coach])
}
