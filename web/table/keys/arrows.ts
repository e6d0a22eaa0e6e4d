import { commandOf } from './commands.ts'
import { middleOf, nearest } from './nearest.ts'

const BUTTONS = 'button, [role="button"]'

/** For a group of buttons: arrows go from one to the next, also to those that the tab key passes by. */
export const walkedByArrows = {
  onKeyDown(event: KeyboardEvent & { readonly currentTarget: Element }): void {
    const command = commandOf(event)
    if (command?.do !== 'walk' || !(event.target instanceof Element && event.target.matches(BUTTONS))) return
    const others = [...event.currentTarget.querySelectorAll(BUTTONS)].map(middleOf)
    nearest(middleOf(event.target), others, command.x, command.y)?.element.focus()
    event.preventDefault()
  },
}
