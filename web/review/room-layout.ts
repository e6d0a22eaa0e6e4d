import { useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { useListeners } from '../shell/useListeners.ts'

interface ScreenSize {
  readonly width: number
  readonly height: number
  /** The size of the text in percent. */
  readonly text: number
}

/** Less than this leaves a table beside the chart and the moves no room to be seen as a whole. */
const LEAST = { width: 1060, height: 500 }
/** With larger text than this, tables show one part at a time. */
const MOST_TEXT = 120

/** Do the chart and the moves stand beside the table? Else one of them is seen at a time. */
export const hasAsideAt = ({ width, height, text }: ScreenSize): boolean =>
  text <= MOST_TEXT && width * 100 >= LEAST.width * text && height * 100 >= LEAST.height * text && width > height

/** By the size of the window, and of the text. */
export function useHasRoom(): boolean {
  const { text } = useShell().settings
  const [size, resize] = useState(sizeOfWindow)
  useListeners({ resize: () => resize(sizeOfWindow()) })
  return hasAsideAt({ ...size, text })
}

const sizeOfWindow = () => ({ width: innerWidth, height: innerHeight })
