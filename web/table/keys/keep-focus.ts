/**
 * A pointer presses buttons without taking the focus there: what is pressed at a table often goes away with it, and a
 * browser lays out the whole page at once when what has the focus is removed. Keys move the focus as ever.
 */
export function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, a') !== null) event.preventDefault()
}
