import { BREAKPOINTS } from '../../shell/breakpoints.ts'
import { useShell } from '../../shell/context.ts'
import { useMedia } from '../../shell/useMedia.ts'

const WIDE = `(min-width: ${BREAKPOINTS.wide}) and (min-height: 500px)`
/** With larger text than this the wide table has no room for its words. */
const MOST_TEXT = 120

/** The whole table at once, or panels: by the size of the window, and of the text. */
export function useWide(): boolean {
  const { settings } = useShell()
  return useMedia(WIDE) && settings.text <= MOST_TEXT
}
