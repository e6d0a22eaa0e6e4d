import type { Snapshot } from '@roundhouse/table/snapshot'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { useCommands } from '../keys/useCommands.ts'
import { useSlots } from '../slots.tsx'

interface UndoButtonsProps {
  readonly snapshot: Pick<Snapshot, 'back' | 'played' | 'waiting'>
  readonly undo: (isWholeTurn: boolean) => void
  /** Why nothing more is taken back. */
  readonly why: string
  /** That is no longer told once one of these changes: something else was asked or begun. */
  readonly until?: readonly unknown[]
  /** The class of the note that says why, and of the buttons. */
  readonly note: string
  readonly button: string
  readonly step: UndoFace
  /** `null`: there is little room, and only the key takes back the turn. */
  readonly turn: UndoFace | null
}

interface UndoFace {
  readonly sign: ComponentChildren
  /** `null`: there is only room for the sign. */
  readonly words: string | null
  /** For ears, where it says more. */
  readonly label?: string
}

/** Takes back a step or the whole turn, by button and by key; where that stops, both say why. */
export function UndoButtons({ snapshot, undo, why, until = [], note, button, step, turn }: UndoButtonsProps) {
  const { back, played, waiting } = snapshot
  const [isAsked, setAsked] = useState(false)
  useLayoutEffect(() => setAsked(false), [played, ...until])
  const press = (isWholeTurn: boolean) => ((isWholeTurn ? back.turn : back.step) ? undo(isWholeTurn) : setAsked(true))
  const slots = useSlots()
  const isPlayed = waiting !== 'nobody'
  useCommands({ cancel: isAsked ? () => setAsked(false) : undefined })
  useCommands(isPlayed ? { undo: () => press(false), 'undo-turn': () => press(true) } : {})
  if (!isPlayed) return null
  const drawn = ({ sign, words, label }: UndoFace, isWholeTurn: boolean, isOpen: boolean) => (
    <button
      type="button"
      class={isOpen ? button : `${button} is-closed`}
      aria-disabled={!isOpen}
      aria-label={label}
      data-undo={isWholeTurn ? 'turn' : 'step'}
      onClick={() => press(isWholeTurn)}
    >
      {sign} {words !== null && <span>{words}</span>}
    </button>
  )
  const buttons = (
    <>
      {drawn(step, false, back.step)}
      {turn !== null && drawn(turn, true, back.turn)}
    </>
  )
  return (
    <>
      <p role="status" class={note}>
        {isAsked && why}
      </p>
      {slots === null || back.step ? (
        buttons
      ) : (
        <slots.AskUndo button={button} sign={step.sign}>
          {buttons}
        </slots.AskUndo>
      )}
    </>
  )
}
