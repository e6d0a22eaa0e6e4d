import { type ComponentChildren, createContext } from 'preact'
import { useContext, useMemo, useState } from 'preact/hooks'
import type { Thing } from './things.ts'

interface Look {
  /** Somebody asked to see it. */
  readonly show: (thing: Thing | null) => void
  /** The pointer is over it. */
  readonly point: (thing: Thing | null) => void
}

const lookAway = (): void => {}
const AWAY: Look = { show: lookAway, point: lookAway }

const LookedContext = createContext<Thing | null>(null)
const LookContext = createContext(AWAY)

interface LookingProps {
  /** Is there room to show things large without moving what is pointed at? */
  readonly hasRoom: boolean
  readonly children: ComponentChildren
}

/** What is shown large. It is kept apart from all else, so that pointing repaints nothing more. */
export function Looking({ hasRoom, children }: LookingProps) {
  const [looked, show] = useState<Thing | null>(null)
  // Where there is none, what is pointed at would move away from under the pointer, and come back, without end.
  const look = useMemo(() => ({ show, point: hasRoom ? show : lookAway }), [hasRoom])
  return (
    <LookContext.Provider value={look}>
      <LookedContext.Provider value={looked}>{children}</LookedContext.Provider>
    </LookContext.Provider>
  )
}

export const useLooked = (): Thing | null => useContext(LookedContext)
export const useLook = (): Look => useContext(LookContext)

/** Where things are shown large, looking shows nothing: it would take the place of what is looked at. */
export const Unlooked = ({ children }: { children: ComponentChildren }) => (
  <LookContext.Provider value={AWAY}>{children}</LookContext.Provider>
)
