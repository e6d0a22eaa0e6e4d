import { useShell } from '../shell/context.ts'
import { useTableContext } from '../table/context.ts'
import './button.css'

interface CoachButtonProps {
  readonly class: string
  /** Without a word, where there is little room. */
  readonly isShort?: boolean
  /** Nobody here has the move: it keeps its place, and this says why it is closed. */
  readonly onClosed?: (() => void) | undefined
}

/** Asks the coach, or sends it away again. It is there only where it is welcome. */
export function CoachButton({ class: name, isShort = false, onClosed }: CoachButtonProps) {
  const { say } = useShell()
  const coach = useTableContext()?.coach
  if (!coach) return null
  const isOpen = coach.says !== null
  return (
    <button
      type="button"
      class={onClosed === undefined ? name : `${name} is-closed`}
      data-coach
      aria-label={say('coach.ask')}
      title={say('coach.ask')}
      aria-pressed={onClosed === undefined ? isOpen : undefined}
      aria-disabled={onClosed !== undefined || undefined}
      onClick={onClosed ?? (isOpen ? coach.close : coach.ask)}
    >
      <Bulb />
      {!isShort && <span>{say('settings.coach')}</span>}
    </button>
  )
}

/** An idea. */
const Bulb = () => (
  <svg class="coach-bulb" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      d="M9 18h6M10 21h4M8.5 15c-2-1.3-3-3.2-3-5.4a6.5 6.5 0 0 1 13 0c0 2.2-1 4.1-3 5.4V16h-7z"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)
