import type { TargetedMouseEvent, TargetedPointerEvent } from 'preact'

/** What was done as it was pressed: the click that ends this press does nothing more. */
let done: EventTarget | null = null

/**
 * Where pressing only chooses, and what is pressed stays in its place, a mouse or a pen has done it at once, as players know it
 * from chess boards: the table has answered before the button is released. A finger may be about to scroll, and what
 * comes up under it would be tapped: for fingers and keys the click counts.
 */
export const pressing = (act: () => void, isAtOnce: boolean) => ({
  onPointerDown({ currentTarget, pointerType, button }: TargetedPointerEvent<HTMLElement>): void {
    done = null
    if (!isAtOnce || button !== 0 || pointerType === 'touch') return
    done = currentTarget
    act()
  },
  onClick({ currentTarget, detail }: TargetedMouseEvent<HTMLElement>): void {
    // A key clicks without a press before.
    const isDone = done === currentTarget && detail > 0
    done = null
    if (!isDone) act()
  },
})
