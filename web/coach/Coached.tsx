import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useTableContext } from '../table/context.ts'
import type { CoachPanelProps } from './CoachPanel.tsx'
import type { CoachWords } from './words.ts'

interface CoachedProps {
  readonly words: () => CoachWords
  /** What is there when the coach is not asked. */
  readonly children: ComponentChildren
}

/** What the coach says, in the place of what is decided otherwise. It is fetched when it is first asked. */
export function Coached({ words, children }: CoachedProps) {
  const coach = useTableContext()?.coach
  const [Panel, setPanel] = useState<FunctionComponent<CoachPanelProps> | null>(null)
  const isAsked = Boolean(coach) && coach!.says !== null
  useEffect(() => {
    if (isAsked) void import('./CoachPanel.tsx').then(({ CoachPanel }) => setPanel(() => CoachPanel))
  }, [isAsked])
  if (!isAsked || Panel === null) return <>{children}</>
  return <Panel coach={coach!} words={words()} />
}
