import type { Seat } from '@roundhouse/kernel/game'
import { type ComponentChildren, createContext, type FunctionComponent } from 'preact'
import { useContext } from 'preact/hooks'

/**
 * What a table elsewhere adds to the table of a game, each part in a place that every game has. They are the same parts
 * for as long as one sits there, and hear by themselves what changes: a clock does not draw a table again.
 */
export interface TableSlots {
  /** Under the points of a player: whether they are here, and their clock. */
  readonly Status: FunctionComponent<{ readonly seat: Seat }>
  /** In the head: how the line is, and how many watch. */
  readonly Head: FunctionComponent
  /** With the decision, where there is no head for it: one's own clock, and how the line is. */
  readonly Own: FunctionComponent
  /** In the panel of the decision: what the others ask for, or what has to be known first. */
  readonly Panel: FunctionComponent
  /** In the place of undo, where one cannot do that alone; its children are what stands there otherwise. */
  readonly AskUndo: FunctionComponent<AskUndoProps>
  /** In the line of what happened: what was said last, and a way to say something. */
  readonly Talk: FunctionComponent<{ readonly button: string }>
  /** In the log: all that was said. */
  readonly Log: FunctionComponent
  /** In the menu: what can be asked for, and the ways out. */
  readonly Menu: FunctionComponent<{ readonly leave: () => void }>
  /** After the end: the same players once more. */
  readonly Again: FunctionComponent<{ readonly button: string }>
  /** After the end: a look at the whole game, and at how it was dealt. */
  readonly Review: FunctionComponent<{ readonly button: string }>
  /** How many screens that everybody in a place can see show this table, too. */
  readonly useScreens: () => number
}

interface AskUndoProps {
  readonly button: string
  readonly sign: ComponentChildren
  readonly children: ComponentChildren
}

/** `null`: the table is on this device. */
export const SlotsContext = createContext<TableSlots | null>(null)

export const useSlots = (): TableSlots | null => useContext(SlotsContext)

/** Does everybody in the place see this table on a screen? Then one's own device is for what is one's own. */
export const useScreenNearby = (): boolean => (useSlots()?.useScreens() ?? 0) > 0

/** The slots that need nothing to be known. */
type Plain = 'Head' | 'Own' | 'Panel' | 'Log'

/** What belongs in this place of a table elsewhere. */
export function Slot({ of }: { of: Plain }) {
  const slots = useSlots()
  if (slots === null) return null
  const Part = slots[of]
  return <Part />
}

export function StatusSlot({ seat }: { seat: Seat }) {
  const slots = useSlots()
  return slots && <slots.Status seat={seat} />
}

export function TalkSlot({ button }: { button: string }) {
  const slots = useSlots()
  return slots && <slots.Talk button={button} />
}
