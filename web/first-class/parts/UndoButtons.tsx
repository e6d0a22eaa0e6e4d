import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../drawing/Icon.tsx'
import { useSitting } from '../sitting.ts'

/** Takes back a step or the whole turn; where that stops, a click says why. */
export function UndoButtons({ isShort = false }: { isShort?: boolean }) {
  const { scene, voice } = useSitting()
  const { back, played } = scene
  const [isAsked, ask] = useState(false)
  useEffect(() => ask(false), [played])
  if (scene.waiting === 'nobody') return null
  return (
    <>
      {isAsked && (
        <p role="status" class="fc-note">
          {voice.say(`first-class.no-undo.${back.barrier}`)}
        </p>
      )}
      <UndoButton isWholeTurn={false} isOpen={back.step} isShort={isShort} ask={() => ask(true)} />
      {!isShort && <UndoButton isWholeTurn isOpen={back.turn} isShort={false} ask={() => ask(true)} />}
    </>
  )
}

interface UndoButtonProps {
  readonly isWholeTurn: boolean
  readonly isOpen: boolean
  /** Without a word, where there is little room. */
  readonly isShort: boolean
  readonly ask: () => void
}

function UndoButton({ isWholeTurn, isOpen, isShort, ask }: UndoButtonProps) {
  const { voice, undo } = useSitting()
  const { say } = voice
  return (
    <button
      type="button"
      class={`fc-button ${isOpen ? '' : 'is-closed'}`}
      aria-disabled={!isOpen}
      data-back={isWholeTurn ? 'turn' : 'step'}
      aria-label={say(isWholeTurn ? 'table.undo-turn' : 'table.undo-step')}
      onClick={() => (isOpen ? undo(isWholeTurn) : ask())}
    >
      <Icon name="undo" size={1.5} />
      {!isShort && say(isWholeTurn ? 'first-class.table.turn-back' : 'first-class.table.step-back')}
    </button>
  )
}
