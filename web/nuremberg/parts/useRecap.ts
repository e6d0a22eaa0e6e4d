import type { StorySentence } from '@roundhouse/nuremberg/words/story'
import { useEffect, useState } from 'preact/hooks'
import { useShell } from '../../shell/context.ts'
import { useSeated } from '../sitting.ts'

/** How long each line is shown, in milliseconds: long enough to find its place. */
const SHOWN: Readonly<Record<string, number>> = { slow: 2200, normal: 1400, fast: 800, off: 1400 }

interface Recap {
  /** The line that is shown now; `null`: it does not run. */
  readonly at: number | null
  readonly toggle: () => void
}

/** What happened is shown line by line, each where it happened. Whoever plays, points or presses a key goes on playing. */
export function useRecap(lines: readonly StorySentence[]): Recap {
  const { light, scene } = useSeated()
  const { settings } = useShell()
  const [at, setAt] = useState<number | null>(null)
  const stop = () => {
    setAt(null)
    light([])
  }
  const toggle = () => (at === null && lines.length > 0 ? setAt(0) : stop())
  useEffect(() => stop(), [scene])
  useEffect(() => {
    if (at === null) return
    const told = lines[at]
    if (told === undefined) return stop()
    light(told.areas, told.things)
    const timer = setTimeout(() => setAt(at + 1), SHOWN[settings.speed])
    return () => clearTimeout(timer)
  }, [at])
  useSkipping(at !== null, stop)
  useRecapKey(toggle)
  return { at, toggle }
}

/** Anything that is pressed ends it, and does what it always does. */
function useSkipping(isRunning: boolean, stop: () => void): void {
  useEffect(() => {
    if (!isRunning) return
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('.recap') !== null)) stop()
    }
    const onKey = ({ key }: KeyboardEvent) => key !== KEY && stop()
    addEventListener('pointerdown', onPress)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onPress)
      removeEventListener('keydown', onKey)
    }
  }, [isRunning])
}

const KEY = 'r'

function useRecapKey(toggle: () => void): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isTyped = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
      if (key === KEY && !ctrlKey && !metaKey && !altKey && !isTyped) toggle()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
