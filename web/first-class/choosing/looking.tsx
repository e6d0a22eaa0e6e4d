import { type ComponentChildren, createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import type { Thing } from './things.ts'

const LookedContext = createContext<Thing | null>(null)
const LookContext = createContext<(thing: Thing | null) => void>(() => {})

/** What is shown large while it is pointed at. It is kept apart from all else, so that pointing repaints nothing more. */
export function Looking({ children }: { children: ComponentChildren }) {
  const [looked, look] = useState<Thing | null>(null)
  return (
    <LookContext.Provider value={look}>
      <LookedContext.Provider value={looked}>{children}</LookedContext.Provider>
    </LookContext.Provider>
  )
}

export const useLooked = (): Thing | null => useContext(LookedContext)
export const useLook = (): ((thing: Thing | null) => void) => useContext(LookContext)

const lookAway = (): void => {}
const HoverContext = createContext<(thing: Thing | null) => void>(lookAway)

/** A resting mouse shows things large only where they have a place of their own: elsewhere the panel would move under it. */
export const Hovered = ({ children }: { children: ComponentChildren }) => (
  <HoverContext.Provider value={useLook()}>{children}</HoverContext.Provider>
)

export const useHover = (): ((thing: Thing | null) => void) => useContext(HoverContext)

/** Has what is pointed at a place of its own, where it stays when it is chosen? */
export const useStays = (): boolean => useContext(HoverContext) !== lookAway

/** Where things are shown large, pointing shows nothing: it would take the place of what is pointed at. */
export const Unlooked = ({ children }: { children: ComponentChildren }) => (
  <LookContext.Provider value={lookAway}>
    <HoverContext.Provider value={lookAway}>{children}</HoverContext.Provider>
  </LookContext.Provider>
)
