import { useMemo, useRef } from 'preact/hooks'

type Act = (...args: unknown[]) => unknown

/** The same ways to act all the time, which do what those of now do: parts that are left alone need not hear of new ones. */
export function useStableActs<Acts extends object>(acts: Acts): Acts {
  const latest = useRef(acts)
  latest.current = acts
  return useMemo(() => {
    const now = (name: string) => (latest.current as Record<string, Act>)[name]!
    return Object.fromEntries(Object.keys(acts).map(name => [name, (...args: unknown[]) => now(name)(...args)])) as Acts
  }, [])
}
