import { useEffect, useState } from 'preact/hooks'
import { useListeners } from '../../shell/useListeners.ts'
import { commandOf } from '../keys/commands.ts'
import { useCommands } from '../keys/useCommands.ts'
import { useDurations } from '../motion/speed.ts'

export interface RecapState {
  /** The line that is shown now; `null`: it does not run. */
  readonly at: number | null
  readonly toggle: () => void
}

interface RecapOptions<Line> {
  readonly lines: readonly Line[]
  /** It ends when this changes. */
  readonly until: unknown
  /** Shows where a line happened, for this many milliseconds; `null`: nothing is shown any more. */
  readonly show: (line: Line | null, milliseconds: number) => void
}

/** What happened is shown line by line, each where it happened. Anyone who plays, points or presses a key goes on playing. */
export function useRecap<Line>({ lines, until, show }: RecapOptions<Line>): RecapState {
  const { recapLine } = useDurations()
  const [at, setAt] = useState<number | null>(null)
  const stop = () => {
    setAt(null)
    show(null, 0)
  }
  const toggle = () => (at === null && lines.length > 0 ? setAt(0) : stop())
  useEffect(() => stop(), [until])
  useEffect(() => {
    if (at === null) return
    const line = lines[at]
    if (line === undefined) return stop()
    show(line, recapLine)
    const timer = setTimeout(() => setAt(at + 1), recapLine)
    return () => clearTimeout(timer)
  }, [at])
  useStopping(at !== null, stop)
  useCommands({ recap: toggle })
  return { at, toggle }
}

const isAtButton = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-recap]') !== null

/** Anything that is pressed ends it, and does what it always does; the button and the key of the recap end it themselves. */
function useStopping(isRunning: boolean, stop: () => void): void {
  const onPress = (event: Event) => {
    const isOwn = isAtButton(event) || (event instanceof KeyboardEvent && commandOf(event)?.do === 'recap')
    if (isRunning && !isOwn) stop()
  }
  useListeners({ pointerdown: onPress, keydown: onPress })
}
