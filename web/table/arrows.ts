import { middleOf, nearest } from './nearest.ts'

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const BUTTONS = 'button, [role="button"]'

/** For a group of buttons: arrows go from one to the next, also to those that the tab key passes by. */
export const walkedByArrows = {
  onKeyDown(event: KeyboardEvent & { readonly currentTarget: Element }): void {
    const way = ARROWS[event.key]
    if (way === undefined || !(event.target instanceof Element && event.target.matches(BUTTONS))) return
    const others = [...event.currentTarget.querySelectorAll(BUTTONS)].map(middleOf)
    nearest(middleOf(event.target), others, ...way)?.element.focus()
    event.preventDefault()
  },
}
