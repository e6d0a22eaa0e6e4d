import type { ComponentChildren, DialogHTMLAttributes } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useLayer } from './layers.ts'

interface DialogProps extends Omit<DialogHTMLAttributes, 'children' | 'role'> {
  /** It is closed: whoever opened it takes it off the page. */
  readonly onClosed: () => void
  readonly children: (close: () => void) => ComponentChildren
}

/** In front of the page until it is closed: by what is in it, Escape, Back, or a press beside it. The focus goes back then. */
export function Dialog({ onClosed, children, ...attributes }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  useLayer(close)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it; keys close it with Escape
    <dialog
      class="sheet"
      {...attributes}
      ref={dialog}
      onClose={onClosed}
      onClick={event => isBeside(event, dialog.current!) && close()}
    >
      {children(close)}
    </dialog>
  )
}

/** A key on a button in it is a click at nowhere. */
function isBeside({ target, clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (x < left || x > right || y < top || y > bottom)
}
