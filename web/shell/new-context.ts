import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** A context that its parts cannot do without, and the hook that reads it. */
export function newContext<Value>(missing: string) {
  const context = createContext<Value | null>(null)
  const use = (): Value => {
    const value = useContext(context)
    if (value === null) throw new Error(missing)
    return value
  }
  return [context, use] as const
}
