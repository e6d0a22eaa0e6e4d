import type { ComponentChildren } from 'preact'
import { useLoaded } from '../shell/useLoaded.ts'
import { useTableContext } from '../table/context.ts'
import type { CoachWords } from './words.ts'

const coachPanel = async () => (await import('./CoachPanel.tsx')).CoachPanel

interface CoachedProps {
  readonly words: () => CoachWords
  /** What is there when the coach is not asked. */
  readonly children: ComponentChildren
}

/** What the coach says, in the place of what is decided otherwise. It is fetched when it is first asked. */
export function Coached({ words, children }: CoachedProps) {
  const coach = useTableContext()?.coach
  const isAsked = coach != null && coach.says !== null
  const Panel = useLoaded(isAsked ? coachPanel : null)
  if (!isAsked || Panel === null) return <>{children}</>
  return <Panel coach={coach} words={words()} />
}
