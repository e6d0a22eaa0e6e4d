import { useListeners } from '../../shell/useListeners.ts'
import { commandOf, type KeyCommand } from './commands.ts'

/** What a part of the table does when a key asks for it. */
export type CommandHandlers = {
  readonly [Do in KeyCommand['do']]?: ((command: Extract<KeyCommand, { do: Do }>) => void) | undefined
}

/** In something that is filled in, or while something lies over the table, keys mean something else. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest('input, select, textarea') !== null) ||
  document.querySelector('dialog[open]') !== null

/** A control that has the focus takes Enter itself; on what is chosen already, it is the choice that is confirmed. */
const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"]')?.matches('[data-chosen]') === false

/** Whatever is begun anywhere is let go of; all else is done once, by the part that was there first. */
const isForAll = ({ do: what }: KeyCommand): boolean => what === 'cancel'

/** The command that is meant at the table, if the key is not meant elsewhere. */
export function commandAt(event: KeyboardEvent): KeyCommand | null {
  const command = isElsewhere(event.target) ? null : commandOf(event)
  return command?.do === 'confirm' && takesEnter(event.target) ? null : command
}

/** Carries out commands for as long as the part that knows how is on the table. */
export function useCommands(handlers: CommandHandlers): void {
  useListeners({
    keydown: event => {
      const command = commandAt(event)
      if (command === null || (event.defaultPrevented && !isForAll(command))) return
      const handle = handlers[command.do] as ((command: KeyCommand) => void) | undefined
      if (handle === undefined) return
      event.preventDefault()
      handle(command)
    },
  })
}
